/** The remembered state of one stream: what is committed, and what appends under way will make of it. */
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import { type Fold, foldOn, PendingState, type StoredEvent, type StreamSnapshot } from './stream-state.ts'

/** Reads and keeps committed states outside of the process's memory. */
export type SnapshotStore<S> = {
  /** The newest state, read on from a known one; `kept` is the version of the snapshot it began with, if it did. */
  readonly read: (
    from: StreamSnapshot<S> | undefined,
  ) => Promise<StreamSnapshot<S> & { readonly kept?: number }>
  /** Keeps a snapshot. */
  readonly keep: (standing: StreamSnapshot<S>) => Promise<void>
}

/** A snapshot is taken each time that this many events have come since the last. */
const snapshotStride = 200

/** One stream as this process knows it. Only ever a guess, which the append then checks by the stream's version. */
export class FoldedStream<S extends Json = Json> {
  private committed: StreamSnapshot<S> | undefined
  private pending: PendingState<S> | undefined
  private reading: Promise<unknown> = Promise.resolve()
  private next: Promise<StreamSnapshot<S>> | undefined
  private kept = 0
  private isKeeping = false

  constructor(
    readonly name: string,
    readonly fold: Fold<S>,
    private readonly standings: SnapshotStore<S>,
    private readonly now: () => Date,
  ) {}

  /** The newest state that this process knows of, undefined where it has none. */
  get predicted(): StreamSnapshot<S> | undefined {
    if (this.pending?.isDoomed) this.pending = undefined
    return this.pending ?? this.committed
  }

  /** The newest committed state that this process knows of. */
  get newest(): StreamSnapshot<S> | undefined {
    return this.committed
  }

  /** The newest state whose append has its position already: what comes next in the history may build on it. */
  get placed(): StreamSnapshot<S> | undefined {
    const { predicted } = this
    return predicted instanceof PendingState && !predicted.isPlaced ? this.committed : predicted
  }

  /** The version up to which the committed stream is known, undefined where nothing of it is. */
  get knownVersion(): number | undefined {
    return this.committed?.version
  }

  /** The state that events decided on `basis` will leave; commands that come before they are committed build on it. */
  foresee(events: readonly AnyEvent[], basis: StreamSnapshot<S> | undefined): PendingState<S> {
    this.pending = new PendingState(this.fold, events, basis, this.now)
    return this.pending
  }

  /** Takes note that an append was committed. */
  commit(pending: PendingState<S>): S {
    const { version, state } = pending.commit()
    this.advance({ version, state })
    if (this.pending === pending) this.pending = undefined
    return state
  }

  /** Takes in all events that were committed since the version that is known. */
  learn(events: readonly StoredEvent[]): void {
    if ((events.at(-1)?.version ?? 0) <= (this.knownVersion ?? 0)) return
    this.advance(foldOn(this.fold, this.committed ?? { version: 0, state: this.fold.initial }, events))
  }

  /**
   * The committed state, read after this call: no more than what came since the one that is known. Callers share a
   * read; but one that is under way may miss what was committed since it began, so they wait for the one after it.
   */
  fresh(): Promise<StreamSnapshot<S>> {
    this.next ??= this.reading
      .catch(() => {})
      .then(() => {
        this.next = undefined
        const read = this.readOn()
        this.reading = read
        return read
      })
    return this.next
  }

  private async readOn(): Promise<StreamSnapshot<S>> {
    const { kept, ...found } = await this.standings.read(this.committed)
    this.kept = kept ?? this.kept
    this.advance(found)
    return this.committed ?? found
  }

  private advance(standing: StreamSnapshot<S>): void {
    if (this.committed && standing.version <= this.committed.version) return
    this.committed = standing
    if (!this.isKeeping && standing.version >= this.kept + snapshotStride) void this.keep(standing)
  }

  /** Keeps a snapshot of a stream that has become long; nobody waits for it, and one that fails is tried again later. */
  private async keep(standing: StreamSnapshot<S>): Promise<void> {
    this.isKeeping = true
    try {
      await this.standings.keep(standing)
    } catch {
      // Only a cache: the stream itself has everything.
    } finally {
      this.kept = standing.version
      this.isKeeping = false
    }
  }
}
