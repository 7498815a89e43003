/**
 * Who follows a workspace hears which slices change. A wake-up of any kind (a commit of this process, a signal of another
 * one, the look every few seconds) only makes us read the history after the position we stand at, so none can be wrong
 * and none that is lost does harm. What there is to hear is read once for all who follow, and no writer waits for it.
 */
import type { ChangeNote } from '#schema/core/changes'
import { type SliceName, sliceNames } from '#schema/slices'
import type { Database } from '../database/pool.ts'
import { slicesOf } from './affected-slices.ts'
import { openChangeSignals } from './change-signals.ts'

/** The feed as handlers and the store use it. */
export type ChangeFeed = {
  /**
   * First what changed after `after`, every slice where that is not known, then each change as it comes, until the
   * signal is aborted. Changes that come while the reader is busy are one note. Throws where the database is away at first.
   */
  readonly follow: (
    workspace: string,
    after: number | undefined,
    signal: AbortSignal,
  ) => AsyncGenerator<ChangeNote, void>
  /** To be called after each commit. */
  readonly appended: (workspace: string) => void
  readonly end: () => Promise<void>
}

/** Further back than this nothing is read: every slice counts as changed. */
const maxEvents = 5000

/** Milliseconds between two readings of one workspace: many changes at once are few notes. */
const readEveryMs = 100

/** Milliseconds after which we look without having heard anything. */
const lookEveryMs = 3000

/** What changed after a position; an unknown position, or one too far back or ahead, means everything. */
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
    return { position, slices: isKnown ? slicesOf(types ?? []) : [...sliceNames] }
  })

/** A workspace that somebody follows: where we stand, and who wants to hear. */
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
      // Where the database is away we stay where we stand, and the next look catches up.
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
  const look = setInterval(wakeAll, lookEveryMs).unref()

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
    let unheard: ChangeNote | undefined
    let goOn = () => {}
    const listener = (note: ChangeNote) => {
      const slices = new Set<SliceName>([...(unheard?.slices ?? []), ...note.slices])
      unheard = { position: note.position, slices: [...slices] }
      goOn()
    }
    const leave = () => goOn()
    signals.listen()
    // Listens before it reads, so that nothing falls between the two; what is heard twice is left out below.
    const watch = join(workspace, listener)
    signal.addEventListener('abort', leave)
    try {
      let last = await readNote(database, workspace, after)
      watch.position ??= last.position
      void wake(workspace)
      yield last
      while (!signal.aborted) {
        if (unheard === undefined)
          await new Promise<void>((resolve) => {
            goOn = resolve
          })
        const note = unheard
        unheard = undefined
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

  return {
    follow,
    appended: (workspace) => {
      signals.tell(workspace)
      void wake(workspace)
    },
    end: () => {
      clearInterval(look)
      return signals.end()
    },
  }
}
