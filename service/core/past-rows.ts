/** The read tables of a slice as they stood at a position, folded from the events of that slice. */
import { LRUCache } from 'lru-cache'
import { eventsBySlice, upcasters } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Database } from './database.ts'
import { type ChangeGroup, type Projection, type RowChange, RowFold } from './projection.ts'
import { decodeEvent } from './recorded-event.ts'

/** What one event did to the rows. */
type Step = { readonly position: number; readonly changes: readonly RowChange[] }

/** The steps of one slice in one workspace, as far as they have been read; history never changes, it only goes on. */
type Steps = { readonly list: Step[]; readTo: number }

type Stored = { position: number; type: string; data: unknown; recorded_at: string }

/** Steps kept in memory, over all workspaces; those not asked for lately are read again. */
const mostSteps = 400_000

// A stored event keeps the name it was stored under.
const storedTypes = (slice: SliceName): readonly string[] => {
  // No call shows who was signed in, and there are more sign-ins than anything else.
  if (slice === 'session') return ['WorkspaceOpened']
  const types = new Set(Object.keys(eventsBySlice[slice]))
  for (const { from, to } of [...upcasters].reverse()) if (types.has(to)) types.add(from)
  return [...types]
}

const readOn = async (
  database: Database,
  workspace: string,
  projection: Projection,
  steps: Steps,
  to: number,
): Promise<void> => {
  if (to <= steps.readTo) return
  const { rows } = await database.withReader(workspace, (client) =>
    client.query<Stored>({
      name: 'read-slice',
      text: `select position, type, data, recorded_at from events
        where workspace = $1 and position > $2 and position <= $3 and type = any($4) order by position`,
      values: [workspace, steps.readTo, to, storedTypes(projection.slice)],
    }),
  )
  for (const { position, type, data, recorded_at: recordedAt } of rows) {
    const changes = projection.project({ ...decodeEvent(type, data), recordedAt })
    if (changes.length > 0) steps.list.push({ position, changes })
  }
  steps.readTo = to
}

/** Gives the rows of a projection's tables as they stood at `position`, grouped for writing. */
export type PastRows = (
  workspace: string,
  projection: Projection,
  position: number,
) => Promise<readonly ChangeGroup[]>

/** Opens the fold over a database; what it read once it keeps for the next position that somebody asks for. */
export const openPastRows = (database: Database): PastRows => {
  const known = new LRUCache<string, { steps: Steps; reading: Promise<void> }>({
    maxSize: mostSteps,
    sizeCalculation: ({ steps }) => Math.min(steps.list.length + 1, mostSteps),
  })
  return async (workspace, projection, position) => {
    const key = `${workspace}/${projection.slice}`
    const entry = known.get(key) ?? { steps: { list: [], readTo: 0 }, reading: Promise.resolve() }
    // One after the other: two readings of the same stretch would list each step twice.
    entry.reading = entry.reading
      .catch(() => {})
      .then(() => readOn(database, workspace, projection, entry.steps, position))
    known.set(key, entry)
    await entry.reading
    known.set(key, entry)
    const fold = new RowFold()
    for (const { position: at, changes } of entry.steps.list) {
      if (at > position) break
      fold.add(changes)
    }
    // A patch of a row that is not there changed nothing, and what was removed is gone.
    return fold.groups().filter(({ kind }) => kind === 'put')
  }
}
