/** Explains a term, with the business's own figure as the example. */

import type { MeasureName } from '#schema/advisor/measure'
import { RecordedMeasure } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { capital, say } from '../../line.ts'
import { unrecordedNeeds } from '../../measures/unrecorded.ts'
import { isNothing } from '../../plans/context.ts'
import { evaluateValue } from '../../plans/value.ts'
import { periodText } from '../period-text.ts'
import { type Ask, subjectFor, type Written } from '../written.ts'

type DefinePlan = Extract<Plan, { readonly operator: 'define' }>

const meanings: Readonly<Record<RecordedMeasure, string>> = {
  revenue: 'all money taken for what was sold, before any cost',
  transactions: 'how many sales were made, whatever their size',
  'hours-traded': 'the hours in which at least one sale was made',
  staff: 'wages, superannuation and everything else paid for people’s work',
  supplies: 'what is bought to be sold or used up in selling',
  premises: 'rent, rates, power and the like',
  marketing: 'what is spent to bring customers in',
  other: 'every cost that is not staff, supplies, premises or marketing',
  costs: 'staff, supplies, premises, marketing and other costs together',
  profit: 'revenue less all costs',
  margin: 'the part of each dollar of revenue that is left after all costs',
  'staff-share': 'the part of revenue that goes on staff',
  'supplies-share': 'the part of revenue that goes on supplies',
  'premises-share': 'the part of revenue that goes on premises',
  'marketing-share': 'the part of revenue that goes on marketing',
  'other-share': 'the part of revenue that goes on other costs',
  'cost-share': 'the part of revenue that all costs take',
  'revenue-per-transaction': 'revenue divided by the number of sales',
  'contribution-per-sale': 'what one sale leaves, after its supplies, to pay all other costs',
  'revenue-per-hour': 'revenue divided by the hours open',
  'transactions-per-hour': 'sales divided by the hours open',
  'break-even-revenue':
    'the revenue at which profit is nil: costs that do not move with sales, divided by what each dollar of revenue leaves after supplies',
  runway: 'how long the cash in hand would pay the costs if no more came in',
  cash: 'the money that could be spent today',
  growth: 'revenue against that of the stretch before',
}

const lastQuarter = { of: { kind: 'last', unit: 'week', count: 13 } } as const

const meaningOf = (measure: MeasureName): string =>
  RecordedMeasure.is(measure) ? meanings[measure] : unrecordedNeeds[measure]

export const sayDefine = (ask: Ask<DefinePlan>): Written => {
  const { measure } = ask.plan
  const { text, was } = subjectFor(ask, measure)
  const bare = text.replace(/^the | a week$/g, '')
  if (!RecordedMeasure.is(measure))
    return {
      lines: [say`${capital(bare)} would be ${meaningOf(measure)}; no record here holds that.`],
      support: 1,
    }
  const own = evaluateValue(ask.context, {
    operator: 'value',
    measure,
    period: lastQuarter,
    aggregate: 'mean',
  })
  const { when } = periodText(ask.context.records, lastQuarter)
  return {
    lines: [
      say`${capital(bare)} means ${meaningOf(measure)}.`,
      isNothing(own)
        ? undefined
        : say`Here ${was === 'were' ? 'they were' : 'it was'} ${own.figure} in a typical week ${when}.`,
    ],
    support: 1,
  }
}
