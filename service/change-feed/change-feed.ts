/**
 * Notifies followers of a workspace which slices changed. A wake-up (a commit of this process, a signal from another one,
 * or the poll every few seconds) only causes a read of the history after the last position, so false or lost wake-ups do
 * no harm. Each change is read once for all followers, and no writer waits for it (decision 115).
 */
import type { ChangeNote } from '#schema/core/changes'
import { type SliceName, sliceNames } from '#schema/slices'
import type { Database } from '../database/pool.ts'
import { affectedSlices } from './affected-slices.ts'
import { openChangeSignals } from './change-signals.ts'

/** The feed, for handlers and the store. */
export type ChangeFeed = {
  /**
   * Yields what changed after `after` (every slice if that is unknown), then each change until the signal is aborted.
   * Changes during a slow read are merged into one note. Throws if the first read of the database fails.
   */
  readonly follow: (
    workspace: string,
    after: number | undefined,
    signal: AbortSignal,
  ) => AsyncGenerator<ChangeNote, void>
  /** Call after each commit. */
  readonly notify: (workspace: string) => void
  /** Calls the listener with the workspace of each commit of this process; the returned function stops it. */
  readonly onCommit: (listener: (workspace: string) => void) => () => void
  readonly end: () => Promise<void>
}

/** With more events than this to read, every slice counts as changed. */
const maxEvents = 5000

/** Milliseconds between reads of one workspace, which merges bursts of changes into few notes. */
const readEveryMs = 100

/** Milliseconds between polls, in case a signal is lost. */
const pollMs = 3000

/** Changes after a position; every slice if the position is unknown, too old or beyond the head. */
const readNote = (database: Database, workspace: string, after = -1): Promise<ChangeNote> =>
  database.withReader(workspace, async (client) => {
    const { rows } = await client.query<{ position: number; types: readonly string[] | null }>({
      name: 'read-changes',
      text: `select h.position, (select array_agg(distinct e.type) from events e
          where e.workspace = h.workspace and e.position > $2 and h.position - $2 <= $3) as types
        from workspace_head h where h.workspace = $1`,
      values: [workspace, after, maxEvents],
    })
    const { position = 0, types = null } = rows[0] ?? {}
    const isKnown = after >= 0 && after <= position && position - after <= maxEvents
    return { position, slices: isKnown ? affectedSlices(types ?? []) : [...sliceNames] }
  })

/** A followed workspace: the position read so far, and its listeners. */
type Watch = {
  position: number | undefined
  isReading: boolean
  isWoken: boolean
  readonly listeners: Set<(note: ChangeNote) => void>
}

/** Opens the feed of a process over the database at `url`. */
export const openChangeFeed = (database: Database, url: string): ChangeFeed => {
  const watches = new Map<string, Watch>()

  const wake = async (workspace: string): Promise<void> => {
    const watch = watches.get(workspace)
    if (watch?.position === undefined) return
    watch.isWoken = true
    if (watch.isReading) return
    watch.isReading = true
    while (watch.isWoken && watch.listeners.size > 0) {
      watch.isWoken = false
      // After a database failure, the next poll catches up.
      const note: ChangeNote | undefined = await readNote(database, workspace, watch.position).catch(
        () => undefined,
      )
      if (note === undefined || note.position <= watch.position) continue
      watch.position = note.position
      for (const listener of watch.listeners) listener(note)
      await new Promise((resolve) => setTimeout(resolve, readEveryMs).unref())
    }
    watch.isReading = false
  }

  const wakeAll = (): void => {
    for (const workspace of watches.keys()) void wake(workspace)
  }
  const signals = openChangeSignals(database.unbound, url, (workspace) =>
    workspace === undefined ? wakeAll() : void wake(workspace),
  )
  const poll = setInterval(wakeAll, pollMs).unref()

  const join = (workspace: string, listener: (note: ChangeNote) => void): Watch => {
    const watch: Watch = watches.get(workspace) ?? {
      position: undefined,
      isReading: false,
      isWoken: false,
      listeners: new Set(),
    }
    watches.set(workspace, watch)
    watch.listeners.add(listener)
    return watch
  }

  async function* follow(
    workspace: string,
    after: number | undefined,
    signal: AbortSignal,
  ): AsyncGenerator<ChangeNote, void> {
    let pending: ChangeNote | undefined
    let resume = () => {}
    const listener = (note: ChangeNote) => {
      const slices = new Set<SliceName>([...(pending?.slices ?? []), ...note.slices])
      pending = { position: note.position, slices: [...slices] }
      resume()
    }
    const leave = () => resume()
    signals.listen()
    // Listen before the first read, so that no change is missed; duplicates are skipped below.
    const watch = join(workspace, listener)
    signal.addEventListener('abort', leave)
    try {
      let last = await readNote(database, workspace, after)
      watch.position ??= last.position
      void wake(workspace)
      yield last
      while (!signal.aborted) {
        if (pending === undefined)
          await new Promise<void>((resolve) => {
            resume = resolve
          })
        const note = pending
        pending = undefined
        if (note === undefined || note.position <= last.position) continue
        last = note
        yield note
      }
    } finally {
      signal.removeEventListener('abort', leave)
      watch.listeners.delete(listener)
      if (watch.listeners.size === 0) watches.delete(workspace)
    }
  }

  const commitListeners = new Set<(workspace: string) => void>()

  return {
    follow,
    notify: (workspace) => {
      signals.send(workspace)
      void wake(workspace)
      for (const listener of commitListeners) listener(workspace)
    },
    onCommit: (listener) => {
      commitListeners.add(listener)
      return () => void commitListeners.delete(listener)
    },
    end: () => {
      clearInterval(poll)
      return signals.end()
    },
  }
}
