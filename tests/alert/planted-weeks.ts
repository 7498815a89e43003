/**
 * Weeks of an industry with planted events, the same for a seed: a year on record, and 104 weeks that are replayed. Season,
 * growth, costs and chance are those of the industry's demo business, with chance half as large again. Events are steps,
 * slow drifts, odd weeks and closed weeks. Changes of season are not events.
 */
import { getDayOfYear, parseISO } from 'date-fns'
import type { WatchedMeasure } from '#schema/alert/alert'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { WeekFigures } from '#schema/kpi/kpi'
import { plusDays } from '../../service/advisor/calendar.ts'
import { cafeParameters } from '../../service/seed/cafe.figures.ts'
import { consultingParameters } from '../../service/seed/consulting.figures.ts'
import type { FigureParameters } from '../../service/seed/generator.ts'
import { type Random, randomOf } from '../../service/seed/random.ts'
import { realestateParameters } from '../../service/seed/realestate.figures.ts'

export const planted = ['step', 'drift', 'odd', 'shut'] as const
export type Planted = (typeof planted)[number]

/** What an event changes: the number of sales, the price, or an expense line. */
export type Driver = 'volume' | 'price' | 'staff' | 'supplies'

/** `size` is a share of the driver, for costs in points of revenue; it is reached after `weeks`, for a step at once. */
export type PlantedEvent = {
  readonly kind: Planted
  readonly driver: Driver
  readonly at: number
  readonly weeks: number
  readonly size: number
}

/** Weeks before the replay, and in it. */
export const [weeksBefore, weeksReplayed] = [52, 104]
const weeksInYear = 52

/** Industries with a demo business. */
export const trades = ['cafe', 'realestate', 'consulting'] as const
export type Trade = (typeof trades)[number]

export const parametersOf: Readonly<Record<Trade, FigureParameters>> = {
  cafe: cafeParameters,
  realestate: realestateParameters,
  consulting: consultingParameters,
}

const first = decodeOrThrow(IsoDate, '2023-11-20', 'A Monday')
const between = ({ uniform }: Random, low: number, high: number): number => low + uniform() * (high - low)

const oneOf = <A>({ uniform }: Random, all: readonly [A, ...A[]]): A =>
  all[Math.floor(uniform() * all.length)] ?? all[0]

/** Weeks from one event to the next, and from the last of them to the end. */
const [apart, tail] = [15, 10]

const moreNoise = 1.5
const chanceOf = ({ noise }: FigureParameters): number =>
  moreNoise * Math.hypot(noise.week, noise.day / Math.sqrt(6))
const priceChance = 0.015 * moreNoise
const waves = { staff: 0.015, supplies: 0.025 } as const

/** The swing of what an event changes in a usual week: as a share, for costs in points of revenue. */
const swingOf = (parameters: FigureParameters, driver: Driver): number => {
  const chance = chanceOf(parameters)
  if (driver === 'volume') return chance
  if (driver === 'price') return priceChance
  const { share, fixed } = parameters.expenses[driver]
  const [part, whole] = [fixed / parameters.weeklyRevenue, share + fixed / parameters.weeklyRevenue]
  return 100 * Math.hypot(part * chance, whole * waves[driver])
}

const [least, leastPoints] = [
  { step: 0.1, drift: 0.12, odd: 0.2 },
  { step: 2.5, drift: 3, odd: 5 },
]
/** Sizes in usual swings. */
const sizes = { step: [3, 6], drift: [4, 7], odd: [6, 10] } as const

const eventAt = (parameters: FigureParameters, random: Random, at: number): PlantedEvent => {
  const kind = oneOf(random, planted)
  if (kind === 'shut') return { kind, driver: 'volume', at, weeks: 1, size: -1 }
  const driver = oneOf(random, ['volume', 'price', 'staff', 'supplies'] as const)
  const isCost = driver === 'staff' || driver === 'supplies'
  const [low, high] = sizes[kind]
  const size = Math.max(
    between(random, low, high) * swingOf(parameters, driver),
    (isCost ? leastPoints : least)[kind],
  )
  const sign = isCost || random.uniform() < 0.4 ? 1 : -1
  const weeks = kind === 'drift' ? 8 + Math.floor(random.uniform() * 7) : 1
  return { kind, driver, at, weeks, size: sign * (isCost ? size : Math.min(size, largest)) }
}
const largest = 0.6

const eventsOf = (
  parameters: FigureParameters,
  random: Random,
  start: number,
  end: number,
): readonly PlantedEvent[] => {
  const events: PlantedEvent[] = []
  let at = start + 4 + Math.floor(random.uniform() * apart)
  while (at < end - tail) {
    const event = eventAt(parameters, random, at)
    events.push(event)
    at += event.weeks + apart + Math.floor(random.uniform() * 8)
  }
  return events
}

/** The share of an event's full size that a week has. */
export const partOf = ({ kind, at, weeks }: PlantedEvent, week: number): number => {
  if (week < at) return 0
  if (kind === 'odd' || kind === 'shut') return week === at ? 1 : 0
  return kind === 'step' ? 1 : Math.min(1, (week - at + 1) / weeks)
}

const seasonOn = (season: FigureParameters['season'], day: number): number => {
  const earlier = season.findLast(([one]) => one <= day) ?? season[0]
  const later = season.find(([one]) => one >= day) ?? season.at(-1)
  if (earlier === undefined || later === undefined) return 1
  const way = later[0] === earlier[0] ? 0 : (day - earlier[0]) / (later[0] - earlier[0])
  return earlier[1] + way * (later[1] - earlier[1])
}

/** Mean season of the days of a week. */
const seasonOf = ({ season }: FigureParameters, monday: IsoDate): number =>
  [0, 1, 2, 3, 4, 5, 6].reduce(
    (sum, day) => sum + seasonOn(season, getDayOfYear(parseISO(plusDays(monday, day)))) / 7,
    0,
  )

export type PlantedWeeks = {
  readonly weeks: readonly WeekFigures[]
  readonly events: readonly PlantedEvent[]
}

/** With `isCold`, nothing is on record before the replay. Without events, every alert is false. */
export const plantedWeeks = (
  type: Trade,
  seed: number,
  { isCold = false, isQuiet = false }: { readonly isCold?: boolean; readonly isQuiet?: boolean } = {},
): PlantedWeeks => {
  const parameters = parametersOf[type]
  const random = randomOf(`alerts ${type} ${seed}`)
  const start = isCold ? 0 : weeksBefore
  const end = start + weeksReplayed
  const events = isQuiet ? [] : eventsOf(parameters, random, start + (isCold ? 13 : 0), end)
  const chance = chanceOf(parameters)
  const sum = (week: number, driver: Driver): number =>
    events
      .filter((event) => event.driver === driver)
      .reduce((all, event) => all + event.size * partOf(event, week), 0)
  const factor = (week: number, driver: Driver): number =>
    events
      .filter((event) => event.driver === driver)
      .reduce((all, event) => all * (1 + event.size * partOf(event, week)), 1)
  const weeks = Array.from({ length: end }, (_, week): WeekFigures => {
    const monday = plusDays(first, 7 * week)
    const trend = 1 + parameters.growth * (week / weeksInYear)
    const price = parameters.ticket * factor(week, 'price') * (1 + priceChance * random.normal())
    const usual = (parameters.weeklyRevenue / parameters.ticket) * seasonOf(parameters, monday) * trend
    const transactions = Math.round(
      Math.max(0, usual * (1 + chance * random.normal()) * factor(week, 'volume')),
    )
    const revenue = Math.round(transactions * price)
    const line = (kind: 'staff' | 'supplies' | 'premises' | 'marketing' | 'other', wave: number): number => {
      const { share, fixed } = parameters.expenses[kind]
      const more =
        kind === 'staff' || kind === 'supplies' ? (sum(week, kind) / 100) * parameters.weeklyRevenue : 0
      return Math.round((revenue * share + fixed * trend) * (1 + wave * random.normal()) + more)
    }
    const expenses = {
      staff: line('staff', waves.staff),
      supplies: line('supplies', waves.supplies),
      premises: line('premises', 0),
      marketing: line('marketing', 0.12),
      other: line('other', 0.08),
    }
    const costs = Object.values(expenses).reduce((all, one) => all + one, 0)
    return {
      weekStart: monday,
      revenue,
      transactions,
      ...(revenue > 0 ? { profitMargin: Math.round((1000 * (revenue - costs)) / revenue) / 10 } : {}),
      expenses,
    }
  })
  return { weeks, events }
}

/** The measure that must report an event, and the others that it may change. */
export const measuresOf: Readonly<
  Record<Driver, { readonly must: WatchedMeasure; readonly may: readonly WatchedMeasure[] }>
> = {
  volume: { must: 'revenue', may: ['transactions', 'margin', 'staff-share', 'supplies-share'] },
  price: { must: 'revenue-per-transaction', may: ['revenue', 'margin', 'staff-share', 'supplies-share'] },
  staff: { must: 'staff-share', may: ['margin'] },
  supplies: { must: 'supplies-share', may: ['margin'] },
}
