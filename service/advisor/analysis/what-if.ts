/**
 * What-if. Each answer is dollars of profit per week over means of the last quarter, with a range.
 * whatIfPrice (prices +x %, volume follows by elasticity) · whatIfVolume (volume ±x %) · whatIfHours (paid
 * hours per week); costs are in what-if-cost.ts
 */
import type { Figure, FigureInput } from '#schema/core/advice'
import { rosterAssumptions } from '../actions/roster/roster.assumptions.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { followingCosts } from './following-costs.ts'
import { lastWeeks, weeksInput } from './weeks.ts'

/** Source of the numbers of a what-if: the question, or our assumption. */
export type StatedBy = 'question' | 'assumption'

/** Response of volume to prices: likely value and range, as percent of volume per percent of price. */
const elasticities = { likely: -0.8, mild: -0.4, harsh: -1.6 } as const

/** Profit gained per week, likely and at both ends of the range. */
export type Outcome = { readonly likely: Figure; readonly low: Figure; readonly high: Figure }

/** Outcome of a price change, with its basis. */
export type PriceOutcome = Outcome & {
  readonly change: Figure
  /** Takings gained per week at the likely elasticity. */
  readonly takings: Figure
  /** Volume that may be lost before the change costs money, in percent. */
  readonly breakEven: Figure
  readonly elasticity: Figure
  readonly isCostShareAssumed: boolean
}

/** A stated number as a figure, shown without sign because words say up or down. */
export const statedFigure = (
  records: Records,
  label: string,
  unit: Figure['unit'],
  input: FigureInput,
): Figure | undefined =>
  measure(records)({ label, unit, formula: 'value', inputs: [input], shown: 'unsigned' })

/** Prices change by `percent` and volume follows; our elasticities are assumptions and appear as figures. */
export const whatIfPrice = (
  records: Records,
  percent: number,
  by: StatedBy = 'question',
): PriceOutcome | undefined => {
  const make = measure(records)
  const weeks = lastWeeks(records, 13)
  const revenue = weeksInput(weeks, 'revenue')
  const costs = followingCosts(records, weeks)
  if (!revenue || !costs) return undefined
  const change = stated(by, 'change in prices, percent', percent)
  const follows = (size: keyof typeof elasticities) => stated('assumption', 'elasticity', elasticities[size])
  const profit = (size: keyof typeof elasticities) =>
    make({
      label: `weekly profit gained if prices change by ${percent}%, ${size} response of volume`,
      unit: 'aud',
      formula: 'price-profit',
      inputs: [revenue, change, follows(size), costs.part, costs.whole],
      shown: 'rough',
    })
  const [likely, mild, harsh] = [profit('likely'), profit('mild'), profit('harsh')]
  const takings = make({
    label: `weekly takings gained if prices change by ${percent}%`,
    unit: 'aud',
    formula: 'price-takings',
    inputs: [revenue, change, follows('likely')],
    shown: 'rough',
  })
  const breakEven = make({
    label: `volume that can be lost before changing prices by ${percent}% costs money`,
    unit: 'percent',
    formula: 'break-even-volume',
    inputs: [change, costs.part, costs.whole],
    shown: 'unsigned',
  })
  const elasticity = statedFigure(
    records,
    'volume lost for each percent of price',
    'ratio',
    follows('likely'),
  )
  const own = statedFigure(records, 'change in prices', 'percent', change)
  if (!likely || !mild || !harsh || !takings || !breakEven || !elasticity || !own) return undefined
  const [low, high] = mild.value < harsh.value ? [mild, harsh] : [harsh, mild]
  return {
    change: own,
    likely,
    low,
    high,
    takings,
    breakEven,
    elasticity,
    isCostShareAssumed: costs.isAssumed,
  }
}

/** Outcome for a stated size, with half and one and a half times of it as range. */
export const ranged = (
  make: (percent: number, label: string) => Figure | undefined,
  percent: number,
): Outcome | undefined => {
  const likely = make(percent, 'as stated')
  // Half and one and a half times, because plans rarely come out exactly.
  const half = make(percent / 2, 'if half of it happens')
  const more = make(percent * 1.5, 'if half as much again happens')
  if (!likely || !half || !more) return undefined
  const [low, high] = half.value < more.value ? [half, more] : [more, half]
  return { likely, low, high }
}

/** Volume changes by `percent` at the same prices. */
export const whatIfVolume = (
  records: Records,
  percent: number,
  by: StatedBy = 'question',
): Outcome | undefined => {
  const weeks = lastWeeks(records, 13)
  const revenue = weeksInput(weeks, 'revenue')
  const costs = followingCosts(records, weeks)
  if (!revenue || !costs) return undefined
  return ranged(
    (size, label) =>
      measure(records)({
        label: `weekly profit gained if volume changes by ${percent}%, ${label}`,
        unit: 'aud',
        formula: 'volume-profit',
        inputs: [revenue, stated(by, 'change in volume, percent', size), costs.part, costs.whole],
        shown: 'rough',
      }),
    percent,
  )
}

/** Weekly cost of paid hours, at our assumed pay for the first role of a roster. */
export const whatIfHours = (
  records: Records,
  hours: number,
  by: StatedBy = 'question',
): { readonly cost: Figure; readonly hours: Figure; readonly wage: Figure } | undefined => {
  const make = measure(records)
  const [role] = rosterAssumptions[records.business.type].roles
  const time = stated(by, 'hours a week', hours)
  const rate = stated('assumption', 'wage an hour, AUD', role?.pay ?? 0)
  const cost = make({
    label: 'weekly cost of the hours',
    unit: 'aud',
    formula: 'product',
    inputs: [time, rate],
  })
  const asked = make({ label: 'hours a week', unit: 'hours', formula: 'value', inputs: [time] })
  const paid = make({ label: 'wage an hour', unit: 'aud', formula: 'value', inputs: [rate] })
  return cost && asked && paid && { cost, hours: asked, wage: paid }
}
