/** Folds a slice's events into every state that its rows were ever in, each with the range of positions it was valid for. */
import { LRUCache } from 'lru-cache'
import type { SliceName } from '#schema/slices'
import type { Database } from '../database/pool.ts'
import { readPlacedEvent } from '../event-store/recorded-event.ts'
import { joinProjections, type Projection } from '../read-models/projection.ts'
import type { RowChange } from '../read-models/row-change.ts'
import { idOf } from '../read-models/row-change-sql.ts'
import type { Table } from '../read-models/table.ts'
import { storedTypes } from './stored-types.ts'

/** A row after the event at position `from`, until the event at `to` changed it. */
export type RowState = {
  readonly table: Table
  readonly row: RowChange['row']
  /** Index in the list of states. */
  readonly place: number
  readonly from: number
  /** Undefined for the current state. */
  to: number | undefined
}

/** States of one slice in one workspace up to `readTo`. Both lists only grow, since history never changes. */
export type RowStates = {
  readonly list: readonly RowState[]
  /** Ended states, in order of their end. */
  readonly ended: readonly RowState[]
  readonly readTo: number
}

class Fold implements RowStates {
  readonly list: RowState[] = []
  readonly ended: RowState[] = []
  readTo = 0
  reading: Promise<void> = Promise.resolve()
  private readonly current = new Map<Table, Map<string, RowState>>()

  add(position: number, { kind, table, row }: RowChange): void {
    const rows = this.current.get(table) ?? new Map<string, RowState>()
    this.current.set(table, rows)
    const id = idOf(table, row)
    const before = rows.get(id)
    // A patch of a missing row changes nothing.
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

/** Size of the LRU cache over all workspaces, in states. */
const maxStates = 400_000

// Sign-ins are the most frequent events, and no screen of an earlier moment needs them.
const typesOf = (slice: SliceName): readonly string[] =>
  slice === 'session' ? ['WorkspaceOpened'] : storedTypes(slice)

/** A slice's fold, and what it reads. */
type Part = { readonly projection: Projection; readonly fold: Fold }

// The streams of a single slice are found by their prefix, by index; several slices are most of the history.
const selectEvents = ([part, ...others]: readonly Part[]) => {
  const slice = others.length === 0 ? part?.projection.slice : undefined
  return {
    name: slice === undefined ? 'read-slices' : `read-${slice}-slice`,
    text: `select position, type, data, recorded_at from events
      where workspace = $1 and position > $2 and position <= $3 and type = any($4)
        ${slice === undefined ? '' : `and stream ^@ '${slice}-'`} order by position`,
  }
}

// Reads to the end of the history, so that other moments need no further reading; one scan for all slices.
const readOn = (database: Database, workspace: string, parts: readonly Part[]): Promise<void> =>
  database.withAsOfRows(workspace, async (client) => {
    const { rows: heads } = await client.query<{ position: number }>({
      name: 'read-head',
      text: 'select position from workspace_head where workspace = $1',
      values: [workspace],
    })
    const head = heads[0]?.position ?? 0
    const from = Math.min(...parts.map(({ fold }) => fold.readTo))
    const partOf = new Map(
      parts.flatMap((part) => typesOf(part.projection.slice).map((type) => [type, part] as const)),
    )
    const { rows } = await client.query<Stored>({
      ...selectEvents(parts),
      values: [workspace, from, head, [...partOf.keys()]],
    })
    const project = joinProjections(parts.map(({ projection }) => projection))
    for (const { position, type, data, recorded_at } of rows) {
      const fold = partOf.get(type)?.fold
      if (fold === undefined || position <= fold.readTo) continue
      const event = readPlacedEvent(type, data, recorded_at, position)
      // An unreadable event changes nothing; the log shows it as damaged.
      for (const change of event ? project(event) : []) fold.add(position, change)
    }
    for (const { fold } of parts) fold.readTo = head
  })

/** Returns every state of each projection's rows, at least up to `position`. */
export type RowHistory = (
  workspace: string,
  projections: readonly Projection[],
  position: number,
) => Promise<readonly RowStates[]>

/** Opens the row history of a database. */
export const openRowHistory = (database: Database): RowHistory => {
  const known = new LRUCache<string, Fold>({
    maxSize: maxStates,
    sizeCalculation: ({ list }) => Math.min(list.length + 1, maxStates),
  })
  const reading = new Map<string, Promise<unknown>>()
  return async (workspace, projections, position) => {
    const keyOf = ({ slice }: Projection) => `${workspace}/${slice}`
    const read = async (): Promise<readonly Fold[]> => {
      const parts = projections.map((projection) => ({
        projection,
        fold: known.get(keyOf(projection)) ?? new Fold(),
      }))
      const behind = parts.filter(({ fold }) => fold.readTo < position)
      if (behind.length > 0) await readOn(database, workspace, behind)
      for (const { projection, fold } of behind) known.set(keyOf(projection), fold)
      return parts.map(({ fold }) => fold)
    }
    const folds = projections.flatMap((projection) => known.get(keyOf(projection)) ?? [])
    if (folds.length === projections.length && folds.every((fold) => fold.readTo >= position)) return folds
    // One read of a workspace at a time: two reads of the same range would add its states twice.
    const turn = (reading.get(workspace) ?? Promise.resolve()).catch(() => {}).then(read)
    reading.set(workspace, turn)
    try {
      return await turn
    } finally {
      if (reading.get(workspace) === turn) reading.delete(workspace)
    }
  }
}
