/** The filter of the log as written in the address, with days in the user's time zone. Pure. */
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate, IsoTime } from '#schema/core/scalars'
import { LogQuery, logQueryNames } from '#schema/decision-log/log-query'
import { zonedMoment, zonedParts } from '../../kit/zoned-time.ts'

/** A query with its period in whole days, inclusive; yyyy-MM-dd. */
export type LogFilter = Omit<LogQuery, 'from' | 'to'> & { readonly from?: IsoDate; readonly to?: IsoDate }

/** A part of a filter that can be removed on its own; the period is one part. */
export type FilterPart = Exclude<keyof LogFilter, 'to'>

const dayMs = 86_400_000

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The time at which a day starts in an IANA zone (undefined: the browser's), plus `later` days. */
export const startOfDay = (day: string, zone: string | undefined, later = 0): IsoTime =>
  decodeOrThrow(IsoTime, zonedMoment(dayAfter(day, later), '00:00', zone), 'The start of a day')

/** The query for a filter, with its days converted to times. */
export const queryOf = ({ from, to, ...rest }: LogFilter, zone: string | undefined): LogQuery => ({
  ...rest,
  ...(from === undefined ? {} : { from: startOfDay(from, zone) }),
  ...(to === undefined ? {} : { to: startOfDay(to, zone, 1) }),
})

/** The filter in an address; ignores invalid fields and periods that end before they start. */
export const readLogFilter = (address: URLSearchParams): LogFilter => {
  const given = Object.fromEntries(
    logQueryNames.flatMap((name) => {
      const value = address.get(name)
      return value === null || name === 'from' || name === 'to' ? [] : [[name, value]]
    }),
  )
  const fitting = Object.entries(given).filter(([name, value]) => LogQuery.is({ [name]: value }))
  const [from, to] = [address.get('from'), address.get('to')]
  const days = {
    ...(IsoDate.is(from) ? { from } : {}),
    ...(IsoDate.is(to) && !(IsoDate.is(from) && from > to) ? { to } : {}),
  }
  const { from: _, to: __, ...rest } = decodeOrThrow(LogQuery, Object.fromEntries(fitting), 'A filter')
  return { ...rest, ...days }
}

/** The active parts of a filter, in order. */
export const partsOf = (filter: LogFilter): readonly FilterPart[] =>
  logQueryNames.flatMap((name) => {
    if (name === 'to') return filter.to !== undefined && filter.from === undefined ? ['from' as const] : []
    return filter[name] === undefined ? [] : [name]
  })

/** The filter without one of its parts. */
export const withoutPart = (filter: LogFilter, part: FilterPart): LogFilter => {
  const { [part]: _, ...rest } = filter
  if (part !== 'from') return rest
  const { to: __, ...others } = rest
  return others
}

/** Props shared by the filter fields. */
export type FilterProps = { readonly filter: LogFilter; readonly onChange: (filter: LogFilter) => void }

/** The day of a point in time in a zone, minus `earlier` days. */
export const dayIn = (moment: Date, zone: string | undefined, earlier = 0): IsoDate =>
  decodeOrThrow(IsoDate, dayAfter(zonedParts(moment.toISOString(), zone).day, -earlier), 'A day')
