// Requests to the server, and its refusals.

import type { ErrorBody, Message, ServerMessage } from './types';

/** What the server refused, or `unreachable`. Say `message` in the reader's language; `text` is English. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: ErrorBody;
  /** What came along with the refusal: the table as it stands. */
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

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>('POST', path, body);
