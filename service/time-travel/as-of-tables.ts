/**
 * Tables of a connection that reads earlier moments. Temporary tables contain every state that the rows were ever in; views
 * with the names of the read tables show the states at the position in the setting `app.moment` (decision 118).
 */
import type pg from 'pg'
import type { SliceName } from '#schema/slices'
import { insertSql, type RowColumn, rowParameters, rowsSql } from '../read-models/bulk-insert.ts'
import type { Projection } from '../read-models/projection.ts'
import { maxRowsPerStatement } from '../read-models/row-change-sql.ts'
import { postgresType, type Table } from '../read-models/table.ts'
import type { RowState, RowStates } from './row-history.ts'

/** Events per chunk of the log index (migration 155). */
const chunkSize = 256

/** `state_to` of a state that has not ended. */
const never = Number.MAX_SAFE_INTEGER

// In a subquery, so that it is evaluated once per query, not per row.
const moment = `(select current_setting('app.moment')::bigint)`
const since = `(select current_setting('app.since')::bigint)`
const isBefore = `chunk < (select (current_setting('app.moment')::bigint / ${chunkSize})::integer)`

/** Slices that every session sees whole (decision 199): a business without its name, or its people, cannot be shown. */
const wholeSlices: readonly SliceName[] = ['session', 'persona', 'people']

/** True for slices that a session with a period also sees from before the period. */
export const isAlwaysSeen = (slice: SliceName | undefined): boolean =>
  slice !== undefined && wholeSlices.includes(slice)

/**
 * Views on the connection besides the slices' tables; the search path hides everything else. The privacy toggle is the
 * current one (decision 11): what is hidden now must not be readable at an earlier moment.
 */
export const sharedViewsSql = `
  set temp_buffers = '32MB';
  set search_path = pg_temp;
  create temp view events as select * from public.events
    -- One more, whose hash the first one names.
    where position <= ${moment} and position >= ${since} - 1;
  create temp view workspace_head as select workspace, position, hash from public.events
    where workspace = current_setting('app.workspace') and position = ${moment};
  create temp view decision_log as select * from public.decision_log;
  create temp view log_chunk as select * from public.log_chunk where ${isBefore};
  create temp view log_index as select * from public.log_index where ${isBefore};
  create temp table chat_draft (like public.chat_draft including defaults)`

const placeColumn: RowColumn<RowState> = { name: 'state_place', type: 'bigint', of: ({ place }) => place }
const toColumn: RowColumn<RowState> = { name: 'state_to', type: 'bigint', of: ({ to }) => to ?? never }

const columnsOf = (table: Table): readonly RowColumn<RowState>[] => [
  ...Object.entries(table.columns).map(([name, type]) => ({
    name,
    type: postgresType(type),
    of: ({ row }: RowState) => row[name],
  })),
  placeColumn,
  { name: 'state_from', type: 'bigint', of: ({ from }) => from },
  toColumn,
]

// No indexes: building them would cost more than a screen's few queries save.
const createSql = ({ name, columns }: Table, slice: SliceName): string => `
  create temp table all_${name} (like public.${name}, state_place bigint, state_from bigint, state_to bigint);
  create temp view ${name} as select workspace, ${Object.keys(columns).join(', ')} from all_${name}
    where state_from <= ${moment} and state_to > ${moment}${isAlwaysSeen(slice) ? '' : ` and state_from >= ${since}`}`

const endSql = ({ name }: Table, count: number): string =>
  `update all_${name} t set state_to = r.state_to from ${rowsSql([placeColumn, toColumn], count, 1)}
    where t.state_place = r.state_place`

/** Progress of a slice's tables: last position, and number of states and ended states written. */
export type FillProgress = { readonly to: number; readonly states: number; readonly ended: number }

/** Creates the empty tables of a slice. */
export const createTables = async (
  client: pg.ClientBase,
  { tables, slice }: Projection,
): Promise<FillProgress> => {
  for (const table of tables) await client.query(createSql(table, slice))
  return { to: 0, states: 0, ended: 0 }
}

/** Adds the states since `filled` to the tables of a slice. */
export const extendTables = async (
  client: pg.ClientBase,
  workspace: string,
  { tables }: Projection,
  { list, ended, readTo }: RowStates,
  filled: FillProgress,
): Promise<FillProgress> => {
  const next = { to: readTo, states: list.length, ended: ended.length }
  const [newStates, newEnds] = [list.slice(filled.states), ended.slice(filled.ended)]
  for (const table of tables) {
    const columns = columnsOf(table)
    const added = newStates.filter((state) => state.table === table)
    for (let from = 0; from < added.length; from += maxRowsPerStatement) {
      const part = added.slice(from, from + maxRowsPerStatement)
      await client.query(insertSql(`all_${table.name}`, columns, part.length, 2), [
        workspace,
        ...rowParameters(columns, part),
      ])
    }
    // States that also began here were just inserted with their end.
    const closed = newEnds.filter((state) => state.table === table && state.place < filled.states)
    if (closed.length > 0)
      await client.query(endSql(table, closed.length), [...rowParameters([placeColumn, toColumn], closed)])
  }
  return next
}
