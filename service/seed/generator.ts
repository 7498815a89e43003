/** Generates weekly figures: takings from season, weekdays, trend, chance and incidents, then costs and cash. */
import { addWeeks, getDayOfYear, getMonth, subWeeks } from 'date-fns'
import type { ExpenseKind } from '#schema/kpi/kpi'
import { daysOfWeek, isoDay, isStatementDay, timeOn } from './calendar.ts'
import { type Random, randomOf } from './random.ts'

/** Something that affected the figures of a business. */
export type Incident = {
  /** Weeks between its start and the latest week. */
  readonly weeksBack: number
  /** Duration in weeks; ongoing by default. */
  readonly weeks?: number
  /** Affected weekdays, 0 is Monday; all by default. */
  readonly weekdays?: readonly number[]
  /** Factor on the takings of affected days. */
  readonly takings?: number
  /** Additional costs, as a share of revenue. */
  readonly costShare?: number
  /** One-off cost in AUD, in its first week. */
  readonly once?: number
  /** Kind of expense for its costs; `other` by default. */
  readonly bookedAs?: ExpenseKind
}

/** Opening hours of a weekday, consecutive from the hour `from`; empty if closed. */
export type OpeningHours = {
  readonly from: number
  /** Relative number of transactions per hour. */
  readonly traffic: readonly number[]
  /** Relative value of a transaction per hour; equal by default. */
  readonly spend?: readonly number[]
}

/** Parameters of a business's figures; money in AUD. */
export type FigureParameters = {
  /** Business name, which seeds the random numbers. */
  readonly name: string
  readonly weeklyRevenue: number
  /** Share of the week by weekday, Monday first; together 1. */
  readonly weekdays: readonly number[]
  /** Factors on chosen days of the year, 1 to 366, ascending; linear in between. */
  readonly season: readonly (readonly [dayOfYear: number, factor: number])[]
  /** Growth over the last 52 weeks. */
  readonly growth: number
  /** Standard deviations of chance, for a day and for a whole week. */
  readonly noise: { readonly day: number; readonly week: number }
  /** Probability of rain from November to March and in the rest of the year, and the factor on a wet day. */
  readonly rain?: { readonly wet: number; readonly dry: number; readonly takings: number }
  /** Revenue per transaction. */
  readonly ticket: number
  /** Variable costs as a share of revenue, and fixed costs per week. */
  readonly costs: { readonly share: number; readonly fixed: number }
  /** The same costs by kind; their sums equal `costs`. */
  readonly expenses: Readonly<Record<ExpenseKind, { readonly share: number; readonly fixed: number }>>
  /** By weekday, Monday first. */
  readonly hours: readonly OpeningHours[]
  /** Cash after the first week, weekly drawings of the owners, and tax collected as a share of revenue. */
  readonly cash: { readonly opening: number; readonly drawings: number; readonly tax: number }
  readonly incidents: readonly Incident[]
}

/** The figures of one week; money in whole AUD, margin in percent. */
export type Week = {
  readonly weekStart: string
  /** Time at which the figures arrive: about 06:00 on the following Monday. */
  readonly recordedAt: Date
  readonly revenue: number
  readonly profitMargin: number
  readonly cashRunwayWeeks: number
  readonly cashRunwayMonths: number
  readonly transactions: number
  /** Takings by day, Monday first, in unrounded AUD. */
  readonly takings: readonly number[]
}

const weeksInYear = 52

/** Weeks in a history: a year, plus the week that the latest one is compared with. */
const weekCount = weeksInYear + 1

/** Index of the week in which an incident starts. */
export const indexOf = (incident: Incident): number => weekCount - 1 - incident.weeksBack

const weeksInMonth = 4.345
const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const seasonOn = ({ season, name }: FigureParameters, day: Date): number => {
  const at = getDayOfYear(day)
  const earlier = season.findLast(([dayOfYear]) => dayOfYear <= at)
  const later = season.find(([dayOfYear]) => dayOfYear >= at)
  if (!earlier || !later) throw new Error(`The season of ${name} does not cover day ${at}`)
  const way = later[0] === earlier[0] ? 0 : (at - earlier[0]) / (later[0] - earlier[0])
  return earlier[1] + way * (later[1] - earlier[1])
}

const rainOn = ({ rain }: FigureParameters, day: Date, { uniform }: Random): number => {
  const isWetSeason = getMonth(day) <= 2 || getMonth(day) >= 10
  return rain && uniform() < (isWetSeason ? rain.wet : rain.dry) ? rain.takings : 1
}

/** Incidents that affect the week at this index. */
export const activeIncidents = (parameters: FigureParameters, week: number): readonly Incident[] =>
  parameters.incidents.filter((incident) => {
    const age = week - indexOf(incident)
    return age >= 0 && age < (incident.weeks ?? weekCount)
  })

const takingsOf = (
  parameters: FigureParameters,
  monday: Date,
  week: number,
  random: Random,
): readonly number[] => {
  const trend = 1 + parameters.growth * ((week - 1) / (weeksInYear - 1) - 0.5)
  const mood = 1 + parameters.noise.week * random.normal()
  const incidents = activeIncidents(parameters, week)
  return daysOfWeek(monday).map((day, weekday) => {
    const chance = (1 + parameters.noise.day * random.normal()) * rainOn(parameters, day, random)
    const struck = incidents
      .filter(({ weekdays }) => weekdays?.includes(weekday) ?? true)
      .reduce((factor, { takings }) => factor * (takings ?? 1), 1)
    const usual = parameters.weeklyRevenue * (parameters.weekdays[weekday] ?? 0) * seasonOn(parameters, day)
    return usual * trend * mood * chance * struck
  })
}

// Separate random numbers for weeks outside the year, so that the year's weeks do not depend on them.
const chanceOf = (parameters: FigureParameters, monday: Date): Random =>
  randomOf(`${parameters.name} ${isoDay(monday)}`)

/** Takings of the current week's days, Monday first. */
export const takingsOfCurrentWeek = (parameters: FigureParameters, monday: Date): readonly number[] =>
  takingsOf(parameters, monday, weekCount, chanceOf(parameters, monday))

const costsOf = (parameters: FigureParameters, revenue: number, week: number, random: Random): number => {
  const incidents = activeIncidents(parameters, week)
  const share = incidents.reduce((sum, { costShare }) => sum + (costShare ?? 0), parameters.costs.share)
  const once = incidents
    .filter((incident) => indexOf(incident) === week)
    .reduce((sum, incident) => sum + (incident.once ?? 0), 0)
  return revenue * share + parameters.costs.fixed * (1 + 0.012 * random.normal()) + once
}

/** The 53 weeks up to the one that starts on `latest`, oldest first. */
export const weeklySeries = (parameters: FigureParameters, latest: Date): readonly Week[] => {
  const chance = randomOf(parameters.name)
  const costs: number[] = []
  let cash = parameters.cash.opening
  let taxHeld = 0
  return Array.from({ length: weekCount }, (_, week) => {
    const monday = subWeeks(latest, weekCount - 1 - week)
    const isFirst = week === 0
    const random = isFirst ? chanceOf(parameters, monday) : chance
    const takings = takingsOf(parameters, monday, week, random)
    const revenue = Math.round(takings.reduce((sum, day) => sum + day, 0))
    const cost = costsOf(parameters, revenue, week, random)
    costs.push(cost)
    // The opening cash is that at the end of the first week.
    const tax = isFirst ? 0 : revenue * parameters.cash.tax
    taxHeld += tax
    if (!isFirst) cash += revenue - cost + tax - parameters.cash.drawings
    if (daysOfWeek(monday).some(isStatementDay)) {
      cash -= taxHeld
      taxHeld = 0
    }
    // Runway: weeks of costs covered by cash. Uses a quarter's average, since a single good week has higher costs and
    // would seem to shorten it.
    const recent = costs.slice(-13)
    const runway = cash / (recent.reduce((sum, each) => sum + each, 0) / recent.length)
    const minute = Math.floor(random.uniform() * 10)
    const second = 10 + Math.floor(random.uniform() * 50)
    return {
      weekStart: isoDay(monday),
      recordedAt: timeOn(addWeeks(monday, 1), `06:0${minute}:${second}`),
      takings,
      revenue,
      profitMargin: oneDecimal((100 * (revenue - cost)) / revenue),
      cashRunwayWeeks: oneDecimal(runway),
      cashRunwayMonths: oneDecimal(runway / weeksInMonth),
      transactions: Math.round(revenue / (parameters.ticket * (1 + 0.015 * random.normal()))),
    }
  })
}
