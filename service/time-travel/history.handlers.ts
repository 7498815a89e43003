/** Finds moments of the history, and compares two of them. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { type FieldError, invalid } from '#schema/core/problem'
import { isMoment } from '#schema/core/scalars'
import { eventType } from '#schema/events'
import type { WeekFigures } from '#schema/kpi/kpi'
import { type historyEndpoints, Moment, Snapshot } from '#schema/time-travel/time-travel.endpoints'
import { importedRecords } from '../advisor/imported/imported-records.ts'
import { importedWeeks } from '../advisor/imported/imported-weeks.ts'
import { firstAsOfPosition } from '../http/as-of-header.ts'
import type { Handlers } from '../http/handlers.ts'
import type { SessionContext } from '../runtime/service.ts'
import type { FactsAt } from './time-travel.ts'

// Only if every event was deleted from the database.
const noneLeft = invalid([
  { field: 'position', message: 'is of an event, and the record holds none any more' },
])

const emptyPeriod = (field: string) =>
  invalid([{ field, message: 'is of an event, and none was recorded in the period that you may see' }])

/** True for an auditor in whose period nothing was recorded: moments around it are not shown. */
const seesNothing = ({ session: { sees } }: SessionContext): boolean =>
  sees !== undefined && sees.first > sees.last

/** First position visible to the caller. */
const oldestOf = ({ session: { sees } }: SessionContext): number =>
  Math.max(firstAsOfPosition, sees?.first ?? 0)

/** Last position visible to the caller. */
const newestOf = ({ asOf, session }: SessionContext): number => asOf ?? session.position

/** The moment at a position. If its event was deleted from the database: the nearest one before, otherwise after. */
const momentAt = async (
  { service, session }: SessionContext,
  position: number,
): Promise<Moment | undefined> => {
  const nearest = (operator: '<=' | '>', order: 'asc' | 'desc') =>
    service.database
      .of(session.workspace)
      .selectFrom('events')
      .select(['position', 'recorded_at as recordedAt'])
      .where('workspace', '=', session.workspace)
      .where('position', operator, position)
      .orderBy('position', order)
      .limit(1)
      .executeTakeFirst()
  const row = (await nearest('<=', 'desc')) ?? (await nearest('>', 'asc'))
  return row && decodeOrThrow(Moment, row, 'A moment')
}

/**
 * Newest moment recorded by the time `at`. A binary search with fixed strides: in an old history times may be slightly out
 * of order, and this way the answer still does not change while the history grows (decision 155).
 */
const momentBy = async (context: SessionContext, at: string, last: number): Promise<Moment | undefined> => {
  let found = oldestOf(context)
  for (let stride = 2 ** Math.floor(Math.log2(last)); stride >= 1; stride /= 2)
    if (found + stride <= last && ((await momentAt(context, found + stride))?.recordedAt ?? '') <= at)
      found += stride
  return momentAt(context, found)
}

const errorOf = (
  field: string,
  position: number,
  { oldest, newest }: { readonly oldest: number; readonly newest: number },
): FieldError | undefined =>
  position >= oldest && position <= newest
    ? undefined
    : { field, message: `must be a position from ${oldest} to ${newest}` }

/** A week of imported days; figures that the records cannot give are left out. */
const weekOf = ({ weekStart, revenue, profitMargin }: WeekFigures) => ({
  weekStart,
  revenue,
  ...(profitMargin === undefined ? {} : { profit_margin: profitMargin }),
})

const snapshotOf = ({ persona, focus, week: recorded, imports, ...counts }: FactsAt): Snapshot => {
  const rowsOf = (table: string) => imports.get(table) ?? []
  const days = rowsOf('import_day').map(({ kind, date, figures, position }) => ({
    kind: String(kind),
    date: String(date),
    figures: String(figures),
    position: Number(position),
  }))
  const records = importedRecords(rowsOf('import'), days, rowsOf('account_answers'))
  const imported = importedWeeks(records.days, records.coverage, records.kindOf).at(-1)?.week
  const isNewer = imported !== undefined && imported.weekStart > (recorded?.weekStart ?? '')
  const week = isNewer
    ? weekOf(imported)
    : recorded && {
        weekStart: recorded.weekStart,
        revenue: recorded.revenue,
        profit_margin: recorded.profitMargin,
        cash_runway_weeks: recorded.cashRunwayWeeks,
      }
  return decodeOrThrow(
    Snapshot,
    {
      ...counts,
      currentPersona: persona?.personaKey,
      primaryFocus: focus?.focus.primaryFocus ?? null,
      week: week ?? null,
    },
    'A snapshot',
  )
}

export const historyHandlers: Handlers<typeof historyEndpoints> = {
  findMoment: async ({ at, position }, context) => {
    if (seesNothing(context)) return E.left(emptyPeriod(at === undefined ? 'position' : 'at'))
    const oldest = oldestOf(context)
    const bounds = { oldest, newest: context.session.position }
    const error = position === undefined ? undefined : errorOf('position', position, bounds)
    if (error) return E.left(invalid([error]))
    if (at !== undefined && position !== undefined)
      return E.left(invalid([{ field: 'position', message: 'cannot be combined with at' }]))
    if (at !== undefined && !isMoment(at))
      return E.left(invalid([{ field: 'at', message: 'must be a real date and time' }]))
    const newest = newestOf(context)
    const [first, last] = await Promise.all([momentAt(context, oldest), momentAt(context, newest)])
    const wanted = async () => {
      if (position !== undefined) return momentAt(context, Math.min(position, newest))
      return at === undefined || !last ? last : momentBy(context, at, last.position)
    }
    const moment = await wanted()
    return moment && first && last ? E.right({ moment, first, last }) : E.left(noneLeft)
  },

  compareMoments: async ({ from, to }, context) => {
    const { service, session } = context
    if (seesNothing(context)) return E.left(emptyPeriod('from'))
    const bounds = { oldest: oldestOf(context), newest: newestOf(context) }
    const errors = [errorOf('from', from, bounds), errorOf('to', to, bounds)].filter(
      (error) => error !== undefined,
    )
    if (errors.length > 0) return E.left(invalid(errors))
    if (from > to) return E.left(invalid([{ field: 'to', message: 'must not be earlier than from' }]))
    const counting = service.database
      .of(session.workspace)
      .selectFrom('events')
      .select((q) => [
        'type',
        q.cast<number>(q.fn.countAll(), 'integer').as('count'),
        q.fn.max('position').as('last'),
      ])
      .where('workspace', '=', session.workspace)
      .where('position', '>', from)
      .where('position', '<=', to)
      .groupBy('type')
      .orderBy('last', 'desc')
      .execute()
    const compared = { from, to, since: session.sees?.first ?? 1 }
    const [happened, first, last, [before, after]] = await Promise.all([
      counting,
      momentAt(context, from),
      momentAt(context, to),
      service.timeTravel.factsAt(session.workspace, compared, context.signal),
    ])
    if (!first || !last) return E.left(noneLeft)
    return E.right({
      from: first,
      to: last,
      before: snapshotOf(before),
      after: snapshotOf(after),
      happened: happened.map((one) => ({ ...one, title: eventType(one.type)?.title ?? one.type })),
    })
  },
}
