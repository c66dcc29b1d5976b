// Calling a reader back: the title and the icon of the page, and a notification if wanted. Never while the page is visible.

import { recall, remember } from './memory';

export const notifiable = (): boolean => typeof Notification !== 'undefined';
export const mayNotify = (): boolean =>
  notifiable() && Notification.permission === 'granted' && recall('notices') === 'yes';

/** Whether the reader has never been asked: then the table asks, where waiting for somebody begins. */
export const mayAsk = (): boolean =>
  notifiable() && Notification.permission === 'default' && recall('notices') === null;

/** Turn notifications on, asking the browser for permission if needed, or off. Returns whether they are on. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  remember('notices', wanted ? 'yes' : 'no');
  if (wanted && notifiable() && Notification.permission === 'default') await Notification.requestPermission();
  return mayNotify();
}

/** Say that a table waits for the reader, once for each turn. */
export function callBack(table: string, title: string, text: string): void {
  if (!document.hidden || !mayNotify()) return;
  try {
    const notice = new Notification(title, { body: text, tag: `saecula ${table}`, icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // some browsers of phones know the word but not the thing
  }
}

const DOT =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%238f2a1f'/%3E%3Cpath d='M22 10.500C20 8.500 12 7.500 11.500 12 11 16.500 21.500 14.500 21 20c-.500 4.500-8.500 4-11 1.500' fill='none' stroke='%23fff8ec' stroke-width='2.600' stroke-linecap='round'/%3E%3Ccircle cx='25' cy='7' r='6.500' fill='%23f0b323' stroke='%23fff8ec' stroke-width='2'/%3E%3C/svg%3E";

/** The icon of the page: with a dot while it is the reader's turn. */
export function markIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.href;
  link.href = turn ? DOT : link.dataset.plain;
}
