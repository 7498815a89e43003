/** priceStep: a price change in dollars as a percentage of an average sale. */
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../figure.ts'
import type { Records } from '../records.ts'
import { latest } from './trend.ts'
import { latestWeek, weekInput } from './weeks.ts'

/** A number of dollars on every sale: `percent` of the average sale in the latest week, to one decimal. */
export type PriceStep = {
  readonly percent: number
  readonly dollars: Figure
  readonly share: Figure
  readonly perSale: Figure
}

/** Prices of single products are not on record, so the step is treated as one such item per sale. */
export const priceStepOf = (records: Records, dollars: number): PriceStep | undefined => {
  const week = latestWeek(records)
  if (!week) return undefined
  const make = measure(records)
  const step = stated('question', 'change in prices, AUD', dollars)
  const asked = make({
    label: 'the price change asked about',
    unit: 'aud',
    formula: 'value',
    inputs: [step],
    shown: 'unsigned',
  })
  const share = make({
    label: 'that change as a share of the average sale',
    unit: 'percent',
    formula: 'share',
    inputs: [step, weekInput(week, 'revenuePerTransaction')],
    shown: 'unsigned',
  })
  const perSale = latest(records, 'revenuePerTransaction', week)
  if (!asked || !share || !perSale) return undefined
  return { percent: Math.round(share.value * 10) / 10, dollars: asked, share, perSale }
}
