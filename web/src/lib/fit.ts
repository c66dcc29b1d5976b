// Text in a box of fixed height: set smaller if it does not fit, and scrolled as a last resort.

import type { Attachment } from 'svelte/attachments';

/** Marks the element with `data-long` if `text` overflows it. Text that overflows even then can be scrolled by keyboard, too. */
export function fitted(text: string): Attachment<HTMLElement> {
  return (box) => {
    void text;
    const overflows = (): boolean => box.scrollHeight > box.clientHeight + 1;
    const fit = (): void => {
      delete box.dataset.long;
      box.removeAttribute('tabindex');
      if (overflows()) box.dataset.long = '';
      if (overflows()) box.tabIndex = 0;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box.parentElement ?? box);
    return () => observer.disconnect();
  };
}
