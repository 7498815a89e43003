/** Positions that a query may mean, by the index: never one too few, at times one too many. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../slices.ts'
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
    ? sql`select chunk, positions from log_index ${where}`
    : sql`select chunk, bit_or(positions) as positions from log_index ${where} group by chunk`
}

// Put side by side and counted, not joined: the planner takes a common term for a rare one, and would join in a loop.
const heldIn = (lists: TermLists, range: ChunkRange) =>
  lists.length === 0
    ? sql`select chunk, ~(B'0'::bit(256)) as positions from log_chunk
        where workspace = current_setting('app.workspace') and chunk between ${range.first} and ${range.last}`
    : sql`select chunk, bit_and(positions) as positions
        from (${sql.join(
          lists.map((terms) => holding(terms, range)),
          sql` union all `,
        )}) as held
        group by chunk having count(*) = ${lists.length} and bit_and(positions) <> B'0'::bit(256)`

// The chunks that may hold what is meant, each with the positions that may be; `is_sure` where every one of them is.
const foundIn = ({ ids, actor, from, to }: LogDemand, lists: TermLists, range: ChunkRange) => {
  const isExact = ids.length === 0 && actor === undefined
  if (ids.length === 0 && from === undefined && to === undefined)
    return sql`select chunk, positions, ${isExact}::boolean as is_sure from (${heldIn(lists, range)}) as h`
  const { start, end } = momentsOf(from, to)
  const bits = ids.flatMap(idBitsOf).map((bit) => sql` and get_bit(c.ids, ${bit}::bigint) = 1`)
  return sql`select c.chunk, h.positions, ${isExact}::boolean and c.earliest >= ${start} and c.latest < ${end} as is_sure
    from log_chunk c join (${heldIn(lists, range)}) as h on h.chunk = c.chunk
    where c.workspace = current_setting('app.workspace') and c.chunk between ${range.first} and ${range.last}
      and c.latest >= ${start} and c.earliest < ${end}${bits.length === 0 ? sql`` : sql.join(bits, sql``)}`
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
