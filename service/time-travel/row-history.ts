/** Every state that the rows of a slice were ever in, folded from its events: which one stood when is then a comparison. */
import { LRUCache } from 'lru-cache'
import { eventsBySlice, upcasters } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Database } from '../database/pool.ts'
import { readHistoryEvent } from '../event-store/recorded-event.ts'
import type { Projection } from '../read-models/projection.ts'
import type { RowChange } from '../read-models/row-change.ts'
import { idOf } from '../read-models/row-change-sql.ts'
import type { Table } from '../read-models/table.ts'

/** A row as it stood after the event at position `from`; the event at `to` changed it again. */
export type RowState = {
  readonly table: Table
  readonly row: RowChange['row']
  /** Its number in the list. */
  readonly place: number
  readonly from: number
  /** Undefined while the row stands so. */
  to: number | undefined
}

/** The states of one slice in one workspace up to a position; both lists only go on, since history never changes. */
export type RowStates = {
  readonly list: readonly RowState[]
  /** Those of them that have ended, in the order of their ends. */
  readonly ended: readonly RowState[]
  readonly readTo: number
}

class Fold implements RowStates {
  readonly list: RowState[] = []
  readonly ended: RowState[] = []
  readTo = 0
  reading: Promise<void> = Promise.resolve()
  private readonly standing = new Map<Table, Map<string, RowState>>()

  add(position: number, { kind, table, row }: RowChange): void {
    const rows = this.standing.get(table) ?? new Map<string, RowState>()
    this.standing.set(table, rows)
    const id = idOf(table, row)
    const before = rows.get(id)
    // A row that is not there cannot be patched.
    if (before === undefined && kind !== 'put') return
    if (before) {
      before.to = position
      this.ended.push(before)
      rows.delete(id)
    }
    if (kind === 'remove') return
    const whole = kind === 'patch' ? { ...before?.row, ...row } : row
    const state = { table, row: whole, place: this.list.length, from: position, to: undefined }
    this.list.push(state)
    rows.set(id, state)
  }
}

type Stored = { position: number; type: string; data: unknown; recorded_at: string }

/** States kept in memory, over all workspaces; those not asked for lately are read again. */
const maxStates = 400_000

// A stored event keeps the name it was stored under.
const storedTypes = (slice: SliceName): readonly string[] => {
  // No call shows who was signed in, and there are more sign-ins than anything else.
  if (slice === 'session') return ['WorkspaceOpened']
  const types = new Set(Object.keys(eventsBySlice[slice]))
  for (const { from, to } of [...upcasters].reverse()) if (types.has(to)) types.add(from)
  return [...types]
}

// To the end of the history and not just to the position asked for: any other moment then needs no reading.
const readOn = (database: Database, workspace: string, projection: Projection, fold: Fold): Promise<void> =>
  database.withPastRows(workspace, async (client) => {
    const { rows: heads } = await client.query<{ position: number }>({
      name: 'read-head',
      text: 'select position from workspace_head where workspace = $1',
      values: [workspace],
    })
    const head = heads[0]?.position ?? 0
    const { rows } = await client.query<Stored>({
      name: 'read-slice',
      text: `select position, type, data, recorded_at from events
        where workspace = $1 and position > $2 and position <= $3 and type = any($4) order by position`,
      values: [workspace, fold.readTo, head, storedTypes(projection.slice)],
    })
    for (const { position, type, data, recorded_at } of rows) {
      const event = readHistoryEvent(type, data, recorded_at)
      // What cannot be read changes nothing; the log shows it as damaged.
      for (const change of event ? projection.project(event) : []) fold.add(position, change)
    }
    fold.readTo = head
  })

/** Gives every state of the rows of a projection's tables, at least up to `position`. */
export type RowHistory = (workspace: string, projection: Projection, position: number) => Promise<RowStates>

/** Opens the fold over a database; what it read once it keeps. */
export const openRowHistory = (database: Database): RowHistory => {
  const known = new LRUCache<string, Fold>({
    maxSize: maxStates,
    sizeCalculation: ({ list }) => Math.min(list.length + 1, maxStates),
  })
  return async (workspace, projection, position) => {
    const key = `${workspace}/${projection.slice}`
    const fold = known.get(key) ?? new Fold()
    if (position <= fold.readTo) return fold
    // One after the other: two readings of the same stretch would list each state twice.
    fold.reading = fold.reading
      .catch(() => {})
      .then(() => (position <= fold.readTo ? undefined : readOn(database, workspace, projection, fold)))
    known.set(key, fold)
    await fold.reading
    known.set(key, fold)
    return fold
  }
}
