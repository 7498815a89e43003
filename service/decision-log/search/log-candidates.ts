/** Positions that a query may mean, by the index: never one too few, at times one too many. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { chunkSize, idBitsOf } from './log-index.ts'
import type { LogDemand } from './log-match.ts'

/** A chunk, and which of its positions may be meant: a sign for each of them, `1` or `0`. */
export type Candidates = { readonly chunk: number; readonly bits: string }

/** The positions that may be meant, ascending. */
export const positionsOf = ({ chunk, bits }: Candidates): readonly number[] => {
  const positions: number[] = []
  for (let at = bits.indexOf('1'); at !== -1; at = bits.indexOf('1', at + 1))
    positions.push(chunk * chunkSize + at + 1)
  return positions
}

/** Lists of terms, of each of which an event must have one. */
type TermLists = readonly (readonly string[])[]

// One step through the index for each term, however many chunks it stands in.
const termsFrom = async (db: Kysely<Tables>, beginning: string): Promise<readonly string[]> => {
  const next = sql`select term from log_index where workspace = current_setting('app.workspace')
    and term < ${beginning} || chr(1114111)`
  const { rows } = await sql<{ term: string }>`
    with recursive found as (
      (${next} and term >= ${beginning} order by term limit 1)
      union all
      select (${next} and term > found.term order by term limit 1) from found where found.term is not null)
    select term from found where term is not null`.execute(db)
  return rows.map(({ term }) => term)
}

/** The terms that a query asks for, with every word's endings; undefined where the index holds no fitting word. */
export const termListsOf = async (
  db: Kysely<Tables>,
  { terms, words }: LogDemand,
): Promise<TermLists | undefined> => {
  const lists = [...terms]
  for (const { word, isBeginning } of words) lists.push(isBeginning ? await termsFrom(db, word) : [word])
  return lists.some((list) => list.length === 0) ? undefined : lists
}

/** Chunks from the first to the last, both included. */
export type ChunkRange = { readonly first: number; readonly last: number }

/** The chunks of a range in which something of the period was recorded; undefined where there is none. */
export const chunksOfPeriod = async (
  db: Kysely<Tables>,
  { from, to }: LogDemand,
  range: ChunkRange,
): Promise<ChunkRange | undefined> => {
  if (from === undefined && to === undefined) return range
  const { start, end } = momentsOf(from, to)
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(chunk) as first, max(chunk) as last from log_chunk
    where workspace = current_setting('app.workspace') and chunk between ${range.first} and ${range.last}
      and latest >= ${start} and earliest < ${end}`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? undefined : { first, last }
}

const momentsOf = (from: string | undefined, to: string | undefined) => ({
  start: from === undefined ? 0 : Date.parse(from),
  end: to === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(to),
})

const holding = (terms: readonly string[], { first, last }: ChunkRange) => {
  const where = sql`where workspace = current_setting('app.workspace') and term = any(${[...terms]}::text[])
    and chunk between ${first} and ${last}`
  return terms.length === 1
    ? sql`select chunk, positions, true as is_sure from log_index ${where}`
    : sql`select chunk, bit_or(positions) as positions, true as is_sure from log_index ${where} group by chunk`
}

// The chunks that touch the period, and that may hold the ids; all of a chunk is sure where all of it is of the period.
const chunksOf = ({ ids, from, to }: LogDemand, { first, last }: ChunkRange) => {
  const { start, end } = momentsOf(from, to)
  const bits = ids.flatMap(idBitsOf).map((bit) => sql` and get_bit(ids, ${bit}::bigint) = 1`)
  return sql`select chunk, ~(B'0'::bit(256)) as positions, earliest >= ${start} and latest < ${end} as is_sure
    from log_chunk where workspace = current_setting('app.workspace') and chunk between ${first} and ${last}
      and latest >= ${start} and earliest < ${end}${bits.length === 0 ? sql`` : sql.join(bits, sql``)}`
}

// The chunks that may hold what is meant, each with the positions that may be; `is_sure` where every one of them is. Put
// side by side and counted, not joined: the planner takes much for little, and would join in a loop.
const foundIn = (demand: LogDemand, lists: TermLists, range: ChunkRange) => {
  const { ids, actor, from, to } = demand
  const isExact = ids.length === 0 && actor === undefined
  const isBound = lists.length === 0 || ids.length > 0 || from !== undefined || to !== undefined
  const parts = lists.map((terms) => holding(terms, range)).concat(isBound ? [chunksOf(demand, range)] : [])
  return sql`select chunk, bit_and(positions) as positions, ${isExact}::boolean and bool_and(is_sure) as is_sure
    from (${sql.join(parts, sql` union all `)}) as held
    group by chunk having count(*) = ${parts.length} and bit_and(positions) <> B'0'::bit(256)`
}

/** The nearest chunks of a range that may hold what is meant, at most so many, in the order of the direction. */
export const candidatesIn = async (
  db: Kysely<Tables>,
  demand: LogDemand,
  lists: TermLists,
  range: ChunkRange,
  { direction, most }: { readonly direction: 'down' | 'up'; readonly most: number },
): Promise<readonly Candidates[]> => {
  const { rows } = await sql<Candidates>`
    select chunk, positions::text as bits from (${foundIn(demand, lists, range)}) as found
    order by chunk ${sql.raw(direction === 'up' ? 'asc' : 'desc')} limit ${most}`.execute(db)
  return rows
}

/** How many positions of a range are meant for sure, and which chunks have to be looked into. */
export const countIn = async (
  db: Kysely<Tables>,
  demand: LogDemand,
  lists: TermLists,
  range: ChunkRange,
): Promise<{ readonly sure: number; readonly unsure: readonly number[] }> => {
  const { rows } = await sql<{ sure: number; unsure: readonly number[] }>`
    select coalesce(sum(bit_count(positions)) filter (where is_sure), 0)::bigint as sure,
      coalesce(array_agg(chunk) filter (where not is_sure), '{}') as unsure
    from (${foundIn(demand, lists, range)}) as found`.execute(db)
  return rows[0] ?? { sure: 0, unsure: [] }
}
