// Room on the map, in pixels: what has been drawn where, so that nothing is drawn over it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The side of a cell of the index; most boxes touch one to four cells. */
const CELL = 32;

export class Room {
  private readonly cells = new Map<string, Box[]>();

  constructor(private readonly bounds: Box) {}

  private *keys({ left, top, right, bottom }: Box): Generator<string> {
    for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++)
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++) yield `${i} ${j}`;
  }

  isFree(box: Box): boolean {
    const { bounds } = this;
    if (box.left < bounds.left || box.top < bounds.top || box.right > bounds.right || box.bottom > bounds.bottom)
      return false;
    for (const key of this.keys(box))
      for (const one of this.cells.get(key) ?? [])
        if (one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom) return false;
    return true;
  }

  take(box: Box): void {
    for (const key of this.keys(box)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
  }

  /** The first free place for something of this size: one of the wanted ones, else the nearest on rings around the first. Takes it. */
  find(
    wanted: readonly { x: number; y: number }[],
    size: { width: number; height: number },
    reach: number,
    fits: (x: number, y: number) => boolean = () => true,
  ): { x: number; y: number } | null {
    const [half, high] = [size.width / 2, size.height / 2];
    const tryAt = (x: number, y: number): boolean => {
      const box = { left: x - half, top: y - high, right: x + half, bottom: y + high };
      if (!this.isFree(box) || !fits(x, y)) return false;
      this.take(box);
      return true;
    };
    for (const { x, y } of wanted) if (tryAt(x, y)) return { x, y };
    const [start] = wanted;
    if (!start) return null;
    for (let r = 3; r <= reach; r += 3) {
      const steps = 8 + Math.round(r / 2);
      for (let i = 0; i < steps; i++) {
        const turn = (i / steps) * 2 * Math.PI;
        const [x, y] = [start.x + Math.cos(turn) * r, start.y + Math.sin(turn) * r];
        if (tryAt(x, y)) return { x, y };
      }
    }
    return null;
  }
}

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a text in the typeface of the names, in pixels. */
export function textWidth(text: string, size: number, weight = 500): number {
  const key = `${weight} ${text}`;
  let found = widths.get(key);
  if (found === undefined) {
    if (pen === undefined)
      pen =
        typeof document === 'undefined' || navigator.userAgent.includes('jsdom')
          ? null
          : document.createElement('canvas').getContext('2d');
    if (pen) {
      pen.font = `${weight} 100px "EB Garamond Variable", "EB Garamond", Georgia, serif`;
      found = pen.measureText(text).width / 100;
    } else found = text.length * 0.5;
    widths.set(key, found);
  }
  return found * size;
}
