/** Key facts of a workspace at earlier positions, read without folding its history (decision 805). */
import type { AnyEvent, EventNamed } from '#schema/events'
import type { Client } from '../database/pool.ts'
import { readPlacedEvent } from '../event-store/recorded-event.ts'
import { type Compared, countRows, type RowCounts } from './row-counts.ts'
import { storedNames } from './stored-types.ts'

type PersonaData = EventNamed<'PersonaChanged'>['data']
type FocusData = EventNamed<'FocusSet' | 'FocusChanged'>['data']
type WeekData = EventNamed<'KpiRecorded'>['data']

/** Facts at one position; undefined where nothing was recorded. */
export type MomentFacts = RowCounts & {
  readonly persona: PersonaData | undefined
  readonly focus: FocusData | undefined
  /** Figures of the newest recorded week. */
  readonly week: WeekData | undefined
}

type Stored = { position: number; type: string; data: unknown; recorded_at: string }

const columns = 'position, type, data, recorded_at'
const visible =
  'workspace = $1 and type = any($2) and position between $3 and $4 and position <> all($5::bigint[])'

// A stream's versions are in the order of positions, so the newest is found by index.
const newestOf = (stream: string): string =>
  `select ${columns} from events where stream = '${stream}' and ${visible} order by version desc limit 1`

// Streams are named after their slice, so only those of weeks are read, by index. `^@` is the only test of a prefix that
// row-level security lets an index answer.
//
// An event recorded again replaces the earlier one of its stream. Edited data may hold a character that no text of Postgres
// can, and that must not break the query.
const newestWeekSql = `select ${columns} from (
    select distinct on (stream) ${columns} from events
      where stream ^@ 'kpi-' and ${visible} order by stream, position desc) as recorded
  order by case when data::text not like '%\\u0000%' then data ->> 'weekStart' end collate "C" desc nulls last, position desc
  limit 1`

type Question<A> = {
  /** Name of the prepared statement. */
  readonly name: string
  readonly text: string
  readonly types: readonly AnyEvent['type'][]
  readonly read: (event: AnyEvent) => A | undefined
}

const newestPersona: Question<PersonaData> = {
  name: 'newest-persona',
  text: newestOf('persona-current'),
  types: ['PersonaChanged'],
  read: ({ type, data }) => (type === 'PersonaChanged' ? data : undefined),
}

const newestFocus: Question<FocusData> = {
  name: 'newest-focus',
  text: newestOf('focus-current'),
  types: ['FocusSet', 'FocusChanged'],
  read: ({ type, data }) => (type === 'FocusSet' || type === 'FocusChanged' ? data : undefined),
}

const newestWeek: Question<WeekData> = {
  name: 'newest-week',
  text: newestWeekSql,
  types: ['KpiRecorded'],
  read: ({ type, data }) => (type === 'KpiRecorded' ? data : undefined),
}

type Place = { readonly workspace: string; readonly position: number; readonly since: number }

/** Answers a question by the first event that can be read; an unreadable one changes nothing. */
const ask = async <A>(
  client: Client,
  { name, text, types, read }: Question<A>,
  { workspace, position, since }: Place,
): Promise<A | undefined> => {
  const unreadable: number[] = []
  for (;;) {
    const { rows } = await client.query<Stored>({
      name,
      text,
      values: [workspace, storedNames(types), since, position, unreadable],
    })
    const [row] = rows
    if (row === undefined) return undefined
    const event = readPlacedEvent(row.type, row.data, row.recorded_at, row.position)
    const found = event && read(event)
    if (found !== undefined) return found
    unreadable.push(row.position)
  }
}

const factsAt = async (client: Client, place: Place, counts: RowCounts): Promise<MomentFacts> => ({
  ...counts,
  // Every session sees the style, whenever it was chosen (decision 199).
  persona: await ask(client, newestPersona, { ...place, since: 1 }),
  focus: await ask(client, newestFocus, place),
  week: await ask(client, newestWeek, place),
})

/** Facts at two positions. `client` is bound to the workspace. */
export const momentFacts = async (
  client: Client,
  workspace: string,
  compared: Compared,
): Promise<readonly [before: MomentFacts, after: MomentFacts]> => {
  const [before, after] = await countRows(client, workspace, compared)
  const { from, to, since } = compared
  return [
    await factsAt(client, { workspace, position: from, since }, before),
    await factsAt(client, { workspace, position: to, since }, after),
  ]
}
