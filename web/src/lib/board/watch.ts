// Looking at something: by pointing at it or by reaching it with the keyboard. A finger that touches it means a click instead.

type Looked = PointerEvent | FocusEvent;

export interface Watched {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** The handlers of a thing that can be looked at: `<button {...watched(() => onlook(id), () => onlook(null))}>`. */
export function watched(look: (event: Looked) => void, leave: () => void): Watched {
  return {
    onpointerenter: (event) => {
      if (event.pointerType !== 'touch') look(event);
    },
    onpointerleave: leave,
    onfocus: look,
    onblur: leave,
  };
}
