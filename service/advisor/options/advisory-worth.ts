/** Worth of an advisory per week as profit, as it states it. */
import type { Advisory } from '#schema/advisory/advisory'
import type { Figure, FigureInput } from '#schema/core/advice'
import { followingCosts } from '../analysis/following-costs.ts'
import { lastWeeks, weeksInput } from '../analysis/weeks.ts'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { weeklyWorth } from '../weekly-worth.ts'
import type { Worth } from './option.ts'
import { typicalWeeks } from './priced.ts'
import { stancesOf } from './stance.ts'

/** Percentages of the stated amount: likely and both ends of the range. An upper bound is halved. Our assumptions. */
const parts = { amount: [100, 50, 150], bound: [50, 25, 100] } as const

const isBound = /\b(?:part of|up to|at most|at stake|to win back|if)\b/i

/** Charging a price costs nothing; other revenue has to be produced first. */
const isOfPrice = (records: Records, { title, suggestedAction = '' }: Advisory): boolean =>
  stancesOf(records, `${title}. ${suggestedAction}`).some(({ lever }) => lever === 'price')

/** Cost of producing the promised revenue; undefined if the promise is profit. */
const costsToMake = (records: Records, advisory: Advisory) => {
  if (advisory.promises?.measure !== 'revenue' || isOfPrice(records, advisory)) return undefined
  const weeks = lastWeeks(records, typicalWeeks)
  const costs = followingCosts(records, weeks)
  return weeksInput(weeks, 'revenue') && costs
}

/** Undefined if it states no weekly amount. */
export const advisoryWorth = (records: Records, advisory: Advisory): Worth | undefined => {
  const { id, worth = '' } = advisory
  if (weeklyWorth(worth) === undefined) return undefined
  const input: FigureInput = { kind: 'advisory', field: 'worth', id }
  const costs = costsToMake(records, advisory)
  const part = (percent: number): Figure | undefined => {
    const comesAbout = stated('assumption', 'part that comes about, percent', percent)
    return measure(records)(
      costs
        ? {
            label:
              'profit a week out of the revenue that the advisory promises, and the part of it that comes about',
            unit: 'aud',
            formula: 'volume-profit',
            inputs: [input, comesAbout, costs.part, costs.whole],
          }
        : {
            label: 'worth a week as the advisory states it, and the part of it that comes about',
            unit: 'aud',
            formula: 'percent-of',
            inputs: [input, comesAbout],
          },
    )
  }
  const [likely, low, high] = parts[isBound.test(worth) ? 'bound' : 'amount'].map(part)
  const promised = costs
    ? measure(records)({
        label: 'revenue a week that the advisory promises',
        unit: 'aud',
        formula: 'value',
        inputs: [input],
      })
    : undefined
  return likely && low && high && { likely, low, high, ...(promised ? { promised } : {}) }
}
