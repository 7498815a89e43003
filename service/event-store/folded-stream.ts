/** Cached state of one stream: as committed, and as pending appends will leave it. */
import type { AnyEvent } from '#schema/events'
import type { Json } from '../runtime/json.ts'
import type { Fold } from './decider.ts'
import { foldNewer, PendingState, type StreamEventRow, type StreamSnapshot } from './stream-state.ts'

/** Reads and stores committed states in the database. */
export type SnapshotStore<S> = {
  /** Newest committed state, folded on from `from`; `storedVersion` is the version of the stored snapshot, if one was used. */
  readonly read: (
    from: StreamSnapshot<S> | undefined,
  ) => Promise<StreamSnapshot<S> & { readonly storedVersion?: number }>
  readonly write: (snapshot: StreamSnapshot<S>) => Promise<void>
}

/** Events between two stored snapshots. */
const snapshotStride = 200

/** One stream as this process last saw it. It may be out of date; the append checks it by the stream's version. */
export class FoldedStream<S extends Json = Json> {
  readonly name: string
  readonly fold: Fold<S>
  private readonly snapshots: SnapshotStore<S>
  private readonly now: () => Date
  private committed: StreamSnapshot<S> | undefined
  private pending: PendingState<S> | undefined
  private reading: Promise<unknown> = Promise.resolve()
  private next: Promise<StreamSnapshot<S>> | undefined
  private storedVersion = 0
  private isWriting = false

  constructor(name: string, fold: Fold<S>, snapshots: SnapshotStore<S>, now: () => Date) {
    this.name = name
    this.fold = fold
    this.snapshots = snapshots
    this.now = now
  }

  /** State after all pending appends; undefined if nothing is cached. */
  get predicted(): StreamSnapshot<S> | undefined {
    if (this.pending?.isInvalidated) this.pending = undefined
    return this.pending ?? this.committed
  }

  /** Newest committed state in the cache. */
  get newest(): StreamSnapshot<S> | undefined {
    return this.committed
  }

  /** Newest state whose events already have positions, so that later events may depend on it. */
  get positioned(): StreamSnapshot<S> | undefined {
    const { predicted } = this
    return predicted instanceof PendingState && !predicted.hasPositions ? this.committed : predicted
  }

  /** Version of the newest committed state in the cache. */
  get knownVersion(): number | undefined {
    return this.committed?.version
  }

  /** State that events decided on `base` will leave. Later commands build on it before the events are committed. */
  predict(events: readonly AnyEvent[], base: StreamSnapshot<S> | undefined): PendingState<S> {
    this.pending = new PendingState(this.fold, events, base, this.now)
    return this.pending
  }

  /** Marks a pending state as committed. */
  commit(pending: PendingState<S>): S {
    const { version, state } = pending.commit()
    this.advance({ version, state })
    if (this.pending === pending) this.pending = undefined
    return state
  }

  /** Folds all events that were committed since `knownVersion`. */
  catchUp(events: readonly StreamEventRow[]): void {
    if ((events.at(-1)?.version ?? 0) <= (this.knownVersion ?? 0)) return
    this.advance(foldNewer(this.fold, this.committed ?? { version: 0, state: this.fold.initial }, events))
  }

  /**
   * Committed state, read after this call; fetches only events newer than the cached ones. Callers share a read, but
   * never one that is already running: it may miss events committed since it started.
   */
  refresh(): Promise<StreamSnapshot<S>> {
    this.next ??= this.reading
      .catch(() => {})
      .then(() => {
        this.next = undefined
        const read = this.readNewer()
        this.reading = read
        return read
      })
    return this.next
  }

  private async readNewer(): Promise<StreamSnapshot<S>> {
    const { storedVersion, ...found } = await this.snapshots.read(this.committed)
    this.storedVersion = storedVersion ?? this.storedVersion
    this.advance(found)
    return this.committed ?? found
  }

  private advance(snapshot: StreamSnapshot<S>): void {
    if (this.committed && snapshot.version <= this.committed.version) return
    this.committed = snapshot
    if (!this.isWriting && snapshot.version >= this.storedVersion + snapshotStride)
      void this.writeSnapshot(snapshot)
  }

  /** Stores a snapshot in the background. After a failure, the next attempt follows one stride later. */
  private async writeSnapshot(snapshot: StreamSnapshot<S>): Promise<void> {
    this.isWriting = true
    try {
      await this.snapshots.write(snapshot)
    } catch {
      // Snapshots are only a cache of the stream.
    } finally {
      this.storedVersion = snapshot.version
      this.isWriting = false
    }
  }
}
