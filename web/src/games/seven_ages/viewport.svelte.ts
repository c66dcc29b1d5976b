// How the painted map is moved. Panning scrolls it: the compositor does that by itself, with no style, layout, paint or layers to
// compute. Zooming stretches it, and it is painted anew once it has come to rest.

import { tick, untrack } from 'svelte';
import type { PanZoom } from '../../lib/board/panzoom.svelte';
import { HEIGHT, WIDTH } from './geography';
import type { Box } from './room';

/** What the layers were painted for: the scale, and the part of the map around the frame. */
export interface Painted extends Box {
  scale: number;
  /** Where the map begins if it is smaller than the frame, in pixels. */
  x: number;
  y: number;
}

/** How long the map must have been at rest before it is painted, in milliseconds; a glide takes longer than a turn of the wheel. */
const REST = 120;
const GLIDE = 220;
/** How much is painted beyond each edge of the frame, as a share of the frame. */
const BEYOND = 0.4;

export class Viewport {
  scroller = $state<HTMLElement>();
  painted = $state.raw<Painted>({ scale: 0, x: 0, y: 0, left: 0, top: 0, right: WIDTH, bottom: HEIGHT });
  /** What scrolling does not do: the way and the stretch since the map was painted. */
  shift = $state.raw({ x: 0, y: 0 });
  private placed: Painted | null = null;
  readonly stretch: number = $derived.by(() => (this.painted.scale ? this.pan.scale / this.painted.scale : 1));

  constructor(private readonly pan: PanZoom) {
    $effect(() => {
      if (pan.needsFit)
        untrack(() => {
          pan.fit();
          this.paint();
        });
    });
    $effect(() => this.follow());
    $effect(() => {
      if (this.covers()) return;
      const wait = !untrack(() => this.painted.scale) ? 0 : pan.gliding ? GLIDE : REST;
      const timer = setTimeout(() => this.paint(), wait);
      return () => clearTimeout(timer);
    });
  }

  private paint(): void {
    const { scale, left, top, frameWidth, frameHeight } = this.pan;
    const [x, y] = [-left / scale, -top / scale];
    const [w, h] = [frameWidth / scale, frameHeight / scale];
    this.pan.gliding = false;
    this.painted = {
      scale,
      x: Math.max(0, left),
      y: Math.max(0, top),
      left: x - w * BEYOND,
      top: y - h * BEYOND,
      right: x + w * (1 + BEYOND),
      bottom: y + h * (1 + BEYOND),
    };
  }

  /** Whether what is painted fits the zoom and fills the frame. */
  private covers(): boolean {
    const { scale, left, top, frameWidth, frameHeight, gliding } = this.pan;
    const box = this.painted;
    const [x, y] = [-left / scale, -top / scale];
    return (
      !gliding &&
      scale === box.scale &&
      box.left <= Math.max(0, x) &&
      box.top <= Math.max(0, y) &&
      box.right >= Math.min(WIDTH, x + frameWidth / scale) &&
      box.bottom >= Math.min(HEIGHT, y + frameHeight / scale)
    );
  }

  /** Put the map where the reader wants it. */
  private follow(): void {
    const { scroller, painted } = this;
    const { left, top, scale, gliding } = this.pan;
    if (!scroller) return;
    if (scale === painted.scale && !gliding) {
      if (painted !== this.placed) void tick().then(() => this.follow()); // the extent has its new size only then
      this.placed = painted;
      scroller.scrollTo(Math.max(0, painted.x - left), Math.max(0, painted.y - top));
      const { x, y } = untrack(() => this.shift);
      if (x || y) this.shift = { x: 0, y: 0 };
    } else this.shift = { x: left - painted.x + scroller.scrollLeft, y: top - painted.y + scroller.scrollTop };
  }

  /** The browser itself has scrolled, to show what has the focus: that is panning, too. */
  readonly onscroll = (): void => {
    const { scroller, painted, pan } = this;
    if (!scroller || pan.scale !== painted.scale || pan.gliding) return;
    const [left, top] = [painted.x - scroller.scrollLeft, painted.y - scroller.scrollTop];
    if (Math.abs(left - pan.left) > 2) pan.left = left;
    if (Math.abs(top - pan.top) > 2) pan.top = top;
  };
}
