/** Whose prices a question is about: a supplier's are a cost, other people's are not on record, and ours are ours. */
import { expect, it } from 'vitest'
import type { BusinessType } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'

const changesIn = (question: string, trade: BusinessType) => {
  const plan = readMessage(question, trade, fixedMoment)[0]?.plan
  return plan?.operator === 'scenario'
    ? plan.changes.map(({ lever, size }) => [lever, size] as const)
    : plan?.operator
}

it.each([
  ['If our coffee supplier lifts prices another 10% what is that worth over a year?', 'cafe', 'supplies', 10],
  ['the roaster is putting its prices up 6%, what does that do to profit', 'cafe', 'supplies', 6],
  ['What if the landlord raises his rates by 5%?', 'cafe', 'premises', 5],
  ['suppose the contractors lift their rates 8%', 'consulting', 'supplies', 8],
  ['the wholesaler dropped his prices 4%. good for us?', 'cafe', 'supplies', -4],
  ["If the portal puts up its fees by 15% what's the damage for a year", 'realestate', 'marketing', 15],
] as const)('%s: a cost', (question, trade, lever, size) => {
  expect(changesIn(question, trade)).toEqual([[lever, size]])
})

it.each([
  ['what if our competitors cut their fees by 10%?', 'consulting'],
  ['if Campos raise prices 9% what happens to margin', 'cafe'],
  ['Suppose Coles drops prices 5%', 'cafe'],
  ['say the agency opposite cuts its commission 10%', 'realestate'],
] as const)('%s: not ours, and no cost that is on record', (question, trade) => {
  expect(changesIn(question, trade)).toBe('decline')
})

it.each([
  ['what if we lift prices 3%', 3],
  ['raise prices by 2%', 2],
  ['I want to put prices up 4% from January', 4],
  ['maybe raise prices by 4%', 4],
  ['if prices go up 3%', 3],
  ['if we charge 4% more', 4],
  ['what if the client pushes our day rate down 10%', -10],
] as const)('%s: ours', (question, size) => {
  expect(changesIn(question, 'consulting')).toEqual([['price', size]])
})
