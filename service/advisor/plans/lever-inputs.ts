/** Inputs of a scenario: a typical week, stated changes, and our assumptions. */
import { type Lever, type LeverChange, levers } from '#schema/advisor/change-plans'
import type { FigureInput } from '#schema/core/advice'
import { rosterAssumptions } from '../actions/roster/roster.assumptions.ts'
import { measure as makeFigure, stated } from '../figure.ts'
import { isInWeek } from '../measures/bases.ts'
import type { Records } from '../records.ts'
import type { Cover } from './cover.ts'
import { baseInputs } from './inputs.ts'
import { typicalBases } from './lever.formulas.ts'
import { isOfTeam, shareOfTeam } from './people.ts'

/** Percent of volume lost per percent of price: likely, and both ends of the range. Our stated assumptions. */
export const elasticities = { likely: -0.8, mild: -0.4, harsh: -1.6 } as const
/** Share of a planned change of volume that happens. Our stated assumptions. */
export const realisedShares = { likely: 1, half: 0.5, more: 1.5 } as const

/** Superannuation on top of pay, percent: the guarantee since July 2025. */
export const superRate = 12

/** One set of assumptions. */
export type Case = { readonly elasticity: number; readonly realised: number }

export const likelyCase: Case = { elasticity: elasticities.likely, realised: realisedShares.likely }

/** No reaction to prices, and volume changes happen fully: used for targets. */
export const steadyCase: Case = { elasticity: 0, realised: realisedShares.likely }

export const moves = (changes: readonly LeverChange[], lever: LeverChange['lever']): boolean =>
  changes.some((change) => change.lever === lever && change.size !== 0)

/** True for volume that may happen only in part: an increase, or any assumed change; a fall or a level that is stated counts fully. */
export const isHoped = (changes: readonly LeverChange[], isAssumed = false): boolean =>
  changes.some(
    ({ lever, by, size }) => lever === 'volume' && !isWhole(by) && (size > 0 || (isAssumed && size !== 0)),
  )

/** True for a price that moves what a stated number of sales brings. */
export const isStepOfPrice = ({ lever, by }: LeverChange): boolean => lever === 'price' && by === 'revenue'

/** True if the question states how many customers stay after a price change. */
export const isReactionStated = (changes: readonly LeverChange[]): boolean =>
  (moves(changes, 'price') && moves(changes, 'volume')) || changes.some(isStepOfPrice)

/** Likely case: our assumption about price reactions, or none if the question states it. */
export const likelyOf = (changes: readonly LeverChange[]): Case =>
  isReactionStated(changes) ? steadyCase : likelyCase

/** Combinations of the assumptions that the changes depend on. */
export const casesOf = (changes: readonly LeverChange[]): readonly Case[] => {
  return isReactionStated(changes) ? [steadyCase] : everyCase(changes)
}

/** The same, whoever stated the changes. */
export const everyCase = (changes: readonly LeverChange[], isAssumed = false): readonly Case[] => {
  const responses = moves(changes, 'price') ? Object.values(elasticities) : [elasticities.likely]
  const shares = isHoped(changes, isAssumed) ? Object.values(realisedShares) : [realisedShares.likely]
  return responses.flatMap((elasticity) => shares.map((realised) => ({ elasticity, realised })))
}

/** True if the number of sales matters: a change by the sale, or a level of prices or volume to be found. */
export const isBySale = (changes: readonly LeverChange[], sought?: Lever): boolean =>
  sought === 'price' ||
  sought === 'volume' ||
  changes.some(
    ({ lever, by }) => (lever === 'price' || lever === 'volume') && (by === 'amount' || by === 'level'),
  )

/** Hours belong to staff, turnover to sales, and shares of revenue to expenses. */
export const isOddUnit = ({ by, lever }: LeverChange): boolean =>
  (by === 'hours' && lever !== 'staff') ||
  (by === 'share' && (lever === 'price' || lever === 'volume')) ||
  (by === 'revenue' && lever !== 'volume' && lever !== 'price') ||
  (by === 'revenue-level' && lever !== 'volume')

/** Cost of an hour's work, AUD. Our stated assumption. */
export const wageOf = ({ business }: Records): number => rosterAssumptions[business.type].roles[0]?.pay ?? 0

const sizeOf = (
  changes: readonly LeverChange[],
  lever: LeverChange['lever'],
  ...by: readonly LeverChange['by'][]
): number =>
  changes
    .filter((change) => change.lever === lever && by.includes(change.by))
    .reduce((sum, { size, withSuper }) => sum + size * (withSuper ? 1 + superRate / 100 : 1), 0)

const isWhole = (by: LeverChange['by']): boolean => by === 'level' || by === 'share' || by === 'revenue-level'

/** A level: removes the present value, then adds the level. */
const percentOf = (changes: readonly LeverChange[], lever: LeverChange['lever']): number =>
  sizeOf(changes, lever, 'percent') -
  (changes.some(({ lever: own, by }) => own === lever && isWhole(by)) ? 100 : 0)

// Without changes by the sale, any number gives the same.
const uncounted = 'sales a week, whose number is not on record and not needed'

const isCounted = ({ kpis }: Records, { dates }: Cover): boolean => {
  const counted = new Set(kpis.flatMap((week) => (isInWeek(week, 'transactions') ? [week.weekStart] : [])))
  return dates.every((date) => counted.has(date))
}

/** Inputs of a typical week, with which all figures of a scenario start. */
export const typicalInputs = (records: Records, cover: Cover): readonly FigureInput[] =>
  typicalBases.flatMap((base, part) =>
    base === 'transactions' && !isCounted(records, cover)
      ? [{ ...stated('assumption', uncounted, 1), part }]
      : baseInputs(records, base, cover, part),
  )

/** One base of a typical week, AUD. */
const meanOf = (
  records: Records,
  typical: readonly FigureInput[],
  base: (typeof typicalBases)[number],
): number => {
  const inputs = typical.filter(({ part }) => part === typicalBases.indexOf(base))
  return makeFigure(records)({ label: base, unit: 'aud', formula: 'mean', inputs })?.value ?? Number.NaN
}

/** Revenue of a typical week, AUD. */
const revenueOf = (records: Records, typical: readonly FigureInput[]): number =>
  meanOf(records, typical, 'revenue')

/** So many percent of the revenue of a typical week, AUD. */
const partOfRevenue = (records: Records, typical: readonly FigureInput[], percent: number): number =>
  Math.round(percent * revenueOf(records, typical)) / 100

/** All inputs of a scenario in formula order; `typical` are those of its typical week. */
export const leverInputs = (
  records: Records,
  typical: readonly FigureInput[],
  changes: readonly LeverChange[],
  { elasticity, realised }: Case,
  sizesBy: 'question' | 'assumption' = 'question',
): readonly FigureInput[] => {
  // What stays as it is whatever is sold leaves the part of sales and comes back as a sum.
  const steady = changes.some((change) => change.steady)
  // Unchanged levers are not stated.
  const sized = (field: string, size: number) => stated(size === 0 ? 'assumption' : sizesBy, field, size)
  const byTheHour = changes.filter((change) => !isOfTeam(records, change))
  const step = sizeOf(changes, 'price', 'revenue')
  const ofPrice = step === 0 ? 0 : (100 * step) / revenueOf(records, typical)
  const sizes = levers.flatMap((lever) => {
    if (steady && lever === 'supplies')
      return [
        sized('supplies that follow sales, percent', -100),
        sized('supplies as they are, AUD a week', meanOf(records, typical, 'supplies')),
      ]
    const share = sizeOf(changes, lever, 'share')
    const ofRevenue = share === 0 ? 0 : partOfRevenue(records, typical, share)
    return [
      sized(
        `${lever}, percent`,
        percentOf(changes, lever) +
          (lever === 'staff' ? shareOfTeam(records, changes) : lever === 'price' ? ofPrice : 0),
      ),
      sized(
        share === 0 ? `${lever}, amount` : `${lever} at ${share}% of revenue`,
        sizeOf(changes, lever, 'amount', 'level') + ofRevenue,
      ),
    ]
  })
  return [
    ...typical,
    ...sizes,
    sized('paid hours a week', sizeOf(byTheHour, 'staff', 'hours')),
    sized('revenue a week at present prices', sizeOf(changes, 'volume', 'revenue', 'revenue-level')),
    stated('assumption', 'wage an hour, AUD', wageOf(records)),
    stated('assumption', 'elasticity', elasticity),
    stated('assumption', 'share of a change in volume that comes about', realised),
  ]
}
