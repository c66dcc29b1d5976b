// A drawing in a frame that is panned and zoomed: by wheel, by one or two fingers, by buttons and by keys.

export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  /** Its size, in units of its own. */
  width: number;
  height: number;
  /** How many times larger than whole it can be shown. */
  mostZoom: number;
  /** A narrow frame begins closer than the whole drawing: how close at most, and how many pixels a unit needs to be read. */
  narrow: { zoom: number; readable?: number };
  /** What a narrow frame starts centred on; the middle of the drawing if absent. */
  around?: () => Point[];
}

/** Frames below this width, in pixels, are narrow. */
const NARROW = 560;
/** A finger that has moved this many pixels is dragging, not clicking. */
const STEADY = 6;
/** One press of a key or a button. */
export const STEP = 1.35;

const between = (values: number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

export class PanZoom {
  frame = $state<HTMLElement>();
  frameWidth = $state(0);
  frameHeight = $state(0);
  /** 1: the whole drawing is seen. */
  zoom = $state(1);
  /** Where the drawing begins, in pixels from the frame's corner. */
  left = $state(0);
  top = $state(0);
  /** The next change is to be seen on its way. */
  gliding = $state(false);
  readonly narrow = $derived(this.frameWidth < NARROW);
  /** Pixels for one unit of the drawing. */
  readonly scale = $derived.by(() => this.whole * this.zoom);

  private chosen = $state(false); // the reader has moved the drawing: leave it there
  private readonly whole = $derived.by(
    () => Math.min(this.frameWidth / this.drawing.width, this.frameHeight / this.drawing.height) || 1,
  );
  private readonly around = $derived.by(() => this.drawing.around?.() ?? []);
  private readonly fingers = new Map<number, Point>();
  private moved = 0;

  constructor(readonly drawing: Drawing) {}

  /** Whether the drawing must be fitted again: the frame or its subject has changed, and the reader has not zoomed. */
  get needsFit(): boolean {
    void this.around;
    return this.frameWidth > 0 && this.frameHeight > 0 && !this.chosen;
  }

  /** The last press was a drag: the click that follows it means nothing. */
  get dragged(): boolean {
    return this.moved > STEADY;
  }

  /** A wide frame shows the whole drawing; a narrow one as much as can be read, and lets the reader pan. */
  fit(): void {
    const { width, height, narrow } = this.drawing;
    const cover = Math.max(this.frameWidth / width, this.frameHeight / height, narrow.readable ?? 0) / this.whole;
    this.zoom = this.narrow ? Math.min(cover, narrow.zoom) : 1;
    const wanted = this.narrow && this.around.length ? this.around : [{ x: width / 2, y: height / 2 }];
    this.left = this.frameWidth / 2 - between(wanted.map((p) => p.x)) * this.scale;
    this.top = this.frameHeight / 2 - between(wanted.map((p) => p.y)) * this.scale;
    this.chosen = false;
    this.keepIn();
  }

  zoomBy(factor: number, x = this.frameWidth / 2, y = this.frameHeight / 2): void {
    const before = this.scale;
    this.zoom = Math.min(this.drawing.mostZoom, Math.max(1, this.zoom * factor));
    this.left = x - ((x - this.left) * this.scale) / before;
    this.top = y - ((y - this.top) * this.scale) / before;
    this.chosen = true;
    this.keepIn();
  }

  /** Where a point of the drawing is seen, in pixels from the frame's corner. */
  seen({ x, y }: Point): Point {
    return { x: this.left + x * this.scale, y: this.top + y * this.scale };
  }

  /** Bring a point into sight, so far from the edge of the frame. */
  bringIn(point: Point, margin: number): void {
    const { x, y } = this.seen(point);
    const [right, bottom] = [this.frameWidth - margin, this.frameHeight - margin];
    if (x >= margin && y >= margin && x <= right && y <= bottom) return;
    this.gliding = true;
    this.left += Math.max(margin - x, 0) + Math.min(right - x, 0);
    this.top += Math.max(margin - y, 0) + Math.min(bottom - y, 0);
    this.chosen = true;
    this.keepIn();
  }

  /** Put a point into the middle of the frame, with so many pixels for a unit. */
  goTo({ x, y }: Point, scale: number): void {
    this.gliding = true;
    this.zoom = Math.min(this.drawing.mostZoom, Math.max(1, scale / this.whole));
    this.left = this.frameWidth / 2 - x * this.scale;
    this.top = this.frameHeight / 2 - y * this.scale;
    this.chosen = true;
    this.keepIn();
  }

  private keepIn(): void {
    const hold = (offset: number, room: number, size: number) =>
      size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, offset));
    this.left = hold(this.left, this.frameWidth, this.drawing.width * this.scale);
    this.top = hold(this.top, this.frameHeight, this.drawing.height * this.scale);
  }

  // -------------------------------------------------------------------------------------------- what the reader does

  readonly onwheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = this.frame?.getBoundingClientRect();
    if (!box) return;
    this.gliding = false;
    const speed = event.deltaMode ? 0.05 : 0.0016;
    this.zoomBy(Math.exp(-event.deltaY * speed), event.clientX - box.left, event.clientY - box.top);
  };

  readonly onpointerdown = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = 0;
    this.gliding = false;
  };

  readonly onpointermove = (event: PointerEvent): void => {
    const last = this.fingers.get(event.pointerId);
    if (!last || !this.frame) return;
    const now = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [now.x - last.x, now.y - last.y];
    this.moved += Math.abs(dx) + Math.abs(dy);
    if (this.dragged && !this.frame.hasPointerCapture(event.pointerId)) this.frame.setPointerCapture(event.pointerId);
    const other = [...this.fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!this.dragged) return;
    if (other) {
      const box = this.frame.getBoundingClientRect();
      const span = (p: Point) => Math.hypot(p.x - other.x, p.y - other.y) || 1;
      this.zoomBy(span(now) / span(last), (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
    } else {
      this.left += dx;
      this.top += dy;
      this.chosen = true;
      this.keepIn();
    }
  };

  readonly onpointerup = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.closer();
    else if (event.key === '-') this.farther();
    else if (event.key === '0') this.showAll();
    else return;
    event.preventDefault();
  };

  readonly closer = (): void => this.glide(() => this.zoomBy(STEP));
  readonly farther = (): void => this.glide(() => this.zoomBy(1 / STEP));
  /** The whole drawing; once more, a narrow frame returns to what it began around. */
  readonly showAll = (): void =>
    this.glide(() => {
      if (!this.narrow || (this.zoom === 1 && this.chosen)) return this.fit();
      this.zoom = 1;
      this.chosen = true;
      this.keepIn();
    });

  private glide(change: () => void): void {
    this.gliding = true;
    change();
  }
}
