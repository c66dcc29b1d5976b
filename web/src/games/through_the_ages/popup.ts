// What opens over the board: where, and what happens to the keyboard meanwhile.

const GAP = 9;
const EDGE = 6;

/** Below the thing, else above it, else beside it; never over the edge of the board nor over the rail. All boxes are of the window. */
export function beside(thing: DOMRect, popup: HTMLElement, root: HTMLElement): { x: number; y: number } {
  const frame = root.getBoundingClientRect();
  const rail = root.querySelector('.rail')?.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popup;
  const right = (rail?.left ?? frame.right) - frame.left;
  const left = thing.left - frame.left;
  const top = thing.top - frame.top;
  const keep = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));
  if (rail && thing.left >= rail.left && thing.top >= rail.top)
    return { x: keep(right - width - GAP, width, right), y: keep(top - 20, height, frame.height) };
  let x = left + thing.width / 2 - width / 2;
  let y = top + thing.height + GAP;
  if (y + height > frame.height - EDGE) y = top - height - GAP;
  if (y < EDGE) {
    y = keep(top, height, frame.height);
    x = left + thing.width + GAP + width > right ? left - width - GAP : left + thing.width + GAP;
  }
  return { x: keep(x, width, right), y };
}

/** For the button that closes what has opened: it gets the keyboard, which returns to where it was. */
export function takesFocus(button: HTMLElement): { destroy: () => void } {
  const before = document.activeElement;
  button.focus();
  return {
    destroy: () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}
