// Requests to the server, and its refusals.

import type { paths } from '../generated/api';
import type { ErrorBody, Message, ServerMessage } from './types';

/** What the server refused, or `unreachable`. Say `message` in the reader's language; `text` is English. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: ErrorBody;
  /** What came with the refusal: the current table. */
  readonly messages: ServerMessage[];

  constructor(body: ErrorBody, messages: ServerMessage[] = []) {
    super(body.text);
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.body = body;
    this.messages = messages;
  }

  get said(): Message | string {
    return this.body.message ?? this.body.text;
  }
}

export const UNREACHABLE: ErrorBody = {
  status: 0,
  code: 'unreachable',
  text: 'The server does not answer.',
  message: { key: 'ui-error-unreachable', args: {} },
};

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export async function call<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  fetcher: Fetch = (input, init) => fetch(input, init),
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (signal) init.signal = signal;
  if (method !== 'GET') headers['X-Saecula'] = '1';
  if (typeof body === 'string') {
    headers['Content-Type'] = 'text/plain; charset=utf-8';
    init.body = body;
  } else if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetcher(path, init);
  } catch (problem) {
    if (signal?.aborted) throw problem;
    throw new ApiError(UNREACHABLE);
  }
  const text = response.status === 204 ? '' : await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  if (!response.ok) {
    const found = isJson ? (JSON.parse(text) as { error?: ErrorBody; messages?: ServerMessage[] }) : {};
    throw new ApiError(found.error ?? { ...UNREACHABLE, status: response.status }, found.messages);
  }
  return (isJson ? JSON.parse(text) : text) as T;
}

// -------------------------------------------------------------------------------------------------------- the server's calls

type Method = 'get' | 'post' | 'delete';

/** The addresses that take this method. */
type AddressOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type Call<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer C> ? C : never;
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined;
type Success<R> = R extends { 200: infer A }
  ? A
  : R extends { 201: infer A }
    ? A
    : R extends { 204: infer A }
      ? A
      : never;

/** What a call answers. */
export type Answer<P extends keyof paths, M extends Method> =
  Call<P, M> extends { responses: infer R } ? Content<Success<R>> : never;

/** What goes into the braces of an address. */
export type Places<P extends keyof paths, M extends Method> =
  Call<P, M> extends { parameters: { path: infer A } } ? A : Record<never, never>;

/** The query of an address; undefined values are left out. */
export type Query<P extends keyof paths, M extends Method> =
  Call<P, M> extends { parameters: { query?: infer Q } } ? { [K in keyof Q]: Q[K] | undefined } : undefined;

/** What a call is sent. */
export type Body<P extends keyof paths, M extends Method> =
  Call<P, M> extends { requestBody?: infer B } ? Content<NonNullable<B>> : never;

/** An address with its places filled in. */
export function address(path: string, places: object = {}, query: object = {}): string {
  const values = places as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const wanted = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) wanted.set(name, String(value));
  const text = wanted.toString();
  return text ? `${filled}?${text}` : filled;
}

export function get<P extends AddressOf<'get'>>(
  path: P,
  places: Places<P, 'get'>,
  query?: Query<P, 'get'>,
): Promise<Answer<P, 'get'>> {
  return call('GET', address(path, places as object, query ?? {}));
}

export function post<P extends AddressOf<'post'>>(
  path: P,
  places: Places<P, 'post'>,
  body: Body<P, 'post'>,
): Promise<Answer<P, 'post'>> {
  return call('POST', address(path, places as object), body);
}
