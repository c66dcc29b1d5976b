// The reader's turn: what can be played, the question before it ends, and moves without a choice.

import type { BoardEntry } from '../games';
import { stillOffered } from '../games/board';
import { settings } from '../lib/settings.svelte';
import type { TableSession } from '../lib/table/session.svelte';
import type { LegalMove, Message } from '../lib/types';

/** How long a forced move is seen before it is played, in milliseconds. */
const FORCED = 350;

export class Turn {
  /** A turn is about to end for good while something could still be done. */
  asking = $state.raw<{ warning: Message; lines: Message[]; answer: (sure: boolean) => void } | null>(null);
  private playedFor = -1; // the version whose forced move was played

  /** Must be created while a component is initialised. */
  constructor(
    private readonly session: TableSession,
    private readonly entry: () => BoardEntry | undefined,
  ) {
    // A move without a choice plays itself, unless it would take away the chance to undo.
    $effect(() => {
      const snapshot = session.snapshot;
      const only = snapshot?.legal[0];
      if (!snapshot?.forced || !only || !settings.forced || this.readonly || session.busy) return;
      if ((only.ends_turn && snapshot.undo) || snapshot.version === this.playedFor) return;
      if (session.log.at(-1)?.key === 'undone') return; // whoever took it back may want to go back further
      const timer = window.setTimeout(() => {
        this.playedFor = snapshot.version;
        void session.play([only.move]);
      }, FORCED);
      return () => window.clearTimeout(timer);
    });
  }

  /** There is nothing to do for the reader: it is not their turn, or another position is shown. */
  readonly idle = $derived.by(() => {
    const { looking, following, myTurn, handTo } = this.session;
    return looking || following || !myTurn || handTo !== null;
  });

  private readonly connected = $derived.by(() => ['live', 'polling'].includes(this.session.line));

  /** Nothing can be played now: there is nothing to do, or no line. */
  readonly readonly = $derived(this.idle || !this.connected);

  /** The moves that the board does not offer itself. */
  readonly buttons = $derived.by<LegalMove[]>(() => {
    const { looking, following, myTurn, snapshot } = this.session;
    const entry = this.entry();
    if (looking || following || !myTurn || !snapshot || entry?.aims === 'all') return [];
    const aims = entry?.aims ?? [];
    return snapshot.legal.filter((move) => (entry ? !aims.includes(move.kind) : move.kind === ''));
  });

  /**
   * Play; before a turn is ended for good while something could still be done, ask, unless the board has asked (`sure`).
   * Without a line, try to get one instead: what is played later, without being looked at again, may not be meant.
   */
  play = async (moves: string[], sure = false): Promise<void> => {
    if (!this.connected) return this.session.retry();
    const legal = this.session.snapshot?.legal ?? [];
    const last = legal.find((move) => move.move === moves[moves.length - 1]);
    const warning = last?.warning;
    if (!sure && last?.ends_turn && warning) {
      const lines = last.lines ?? [];
      const yes = await new Promise<boolean>((answer) => (this.asking = { warning, lines, answer }));
      this.asking = null;
      if (!yes || !stillOffered([last], this.session.snapshot?.legal ?? [])) return;
    }
    await this.session.play(moves);
  };
}
