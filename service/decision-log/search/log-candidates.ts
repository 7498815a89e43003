/** Candidate positions for a query, from the index: no match is missing, but some candidates do not match. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../tables.ts'
import { chunkSize, idBitsOf } from './log-index.ts'
import type { LogCriteria } from './log-match.ts'

/** A chunk and its candidate positions, as a string of `1` and `0`. */
export type Candidates = { readonly chunk: number; readonly bits: string }

/** Candidate positions, ascending. */
export const positionsOf = ({ chunk, bits }: Candidates): readonly number[] => {
  const positions: number[] = []
  for (let at = bits.indexOf('1'); at !== -1; at = bits.indexOf('1', at + 1))
    positions.push(chunk * chunkSize + at + 1)
  return positions
}

/** Lists of terms; an event must have at least one term of each list. */
type TermLists = readonly (readonly string[])[]

// A loose index scan: one step per distinct term, regardless of its number of chunks.
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

/** Term lists of a query, with prefixes expanded; undefined if the index has no matching word. */
export const termListsOf = async (
  db: Kysely<Tables>,
  { terms, words }: LogCriteria,
): Promise<TermLists | undefined> => {
  const lists = [...terms]
  for (const { word, isPrefix } of words) lists.push(isPrefix ? await termsFrom(db, word) : [word])
  return lists.some((list) => list.length === 0) ? undefined : lists
}

/** Chunks from first to last, inclusive. */
export type ChunkRange = { readonly first: number; readonly last: number }

/** Chunks of a range with events in the period; undefined if there are none. */
export const chunksOfPeriod = async (
  db: Kysely<Tables>,
  { from, to }: LogCriteria,
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

// Chunks that overlap the period and may contain the ids; a chunk is sure if the period includes all of it.
const chunksOf = ({ ids, from, to }: LogCriteria, { first, last }: ChunkRange) => {
  const { start, end } = momentsOf(from, to)
  const bits = ids.flatMap(idBitsOf).map((bit) => sql` and get_bit(ids, ${bit}::bigint) = 1`)
  return sql`select chunk, ~(B'0'::bit(256)) as positions, earliest >= ${start} and latest < ${end} as is_sure
    from log_chunk where workspace = current_setting('app.workspace') and chunk between ${first} and ${last}
      and latest >= ${start} and earliest < ${end}${bits.length === 0 ? sql`` : sql.join(bits, sql``)}`
}

// Chunks with candidate positions; `is_sure` if all of them match. Uses union and count rather than joins, because the
// planner underestimates the rows and would choose a nested loop.
const foundIn = (criteria: LogCriteria, lists: TermLists, range: ChunkRange) => {
  const { ids, actor, from, to } = criteria
  const isExact = ids.length === 0 && actor === undefined
  const isBound = lists.length === 0 || ids.length > 0 || from !== undefined || to !== undefined
  const parts = lists.map((terms) => holding(terms, range)).concat(isBound ? [chunksOf(criteria, range)] : [])
  return sql`select chunk, bit_and(positions) as positions, ${isExact}::boolean and bool_and(is_sure) as is_sure
    from (${sql.join(parts, sql` union all `)}) as held
    group by chunk having count(*) = ${parts.length} and bit_and(positions) <> B'0'::bit(256)`
}

/** The nearest chunks of a range with candidates, up to a maximum, in the order of the direction. */
export const candidatesIn = async (
  db: Kysely<Tables>,
  criteria: LogCriteria,
  lists: TermLists,
  range: ChunkRange,
  { direction, most }: { readonly direction: 'down' | 'up'; readonly most: number },
): Promise<readonly Candidates[]> => {
  const { rows } = await sql<Candidates>`
    select chunk, positions::text as bits from (${foundIn(criteria, lists, range)}) as found
    order by chunk ${sql.raw(direction === 'up' ? 'asc' : 'desc')} limit ${most}`.execute(db)
  return rows
}

/** Number of sure matches in a range, and the chunks whose candidates must be checked. */
export const countMatches = async (
  db: Kysely<Tables>,
  criteria: LogCriteria,
  lists: TermLists,
  range: ChunkRange,
): Promise<{ readonly sure: number; readonly unsure: readonly number[] }> => {
  const { rows } = await sql<{ sure: number; unsure: readonly number[] }>`
    select coalesce(sum(bit_count(positions)) filter (where is_sure), 0)::bigint as sure,
      coalesce(array_agg(chunk) filter (where not is_sure), '{}') as unsure
    from (${foundIn(criteria, lists, range)}) as found`.execute(db)
  return rows[0] ?? { sure: 0, unsure: [] }
}
