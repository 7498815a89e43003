/** Every word of a question is accounted for in the figure that answers it, and a claim is tested as it was made. */
import { describe, expect, it } from 'vitest'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { businessTypes } from '#schema/session/session'
import { unaccountedIn } from '../../service/advisor/questions/accounting/account.ts'
import { isLicensed } from '../../service/advisor/questions/accounting/licence.ts'
import { claimIn } from '../../service/advisor/questions/assertions/claim-frame.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readMessage } from '../../service/advisor/questions/read-message.ts'
import { fixedMoment } from '../core/sources.ts'
import { askedReply } from './asked-questions.ts'
import { seededRecords } from './seeded-records.ts'

const ask = (text: string, trade: (typeof businessTypes)[number] = 'cafe') =>
  questionOf(text, trade, fixedMoment)
const read = (text: string, trade: (typeof businessTypes)[number] = 'cafe') =>
  readMessage(text, trade, fixedMoment)[0]?.plan
const year = { of: { kind: 'last', unit: 'week', count: 52 } } as const
const top: AnswerablePlan = {
  operator: 'rank',
  measure: 'revenue',
  period: year,
  by: 'month',
  order: 'highest',
  count: 1,
}

describe('a plan that loses a word', () => {
  it.each([
    ['which month grew the most', top, ['grew']],
    ['in which month do we slow down', top, ['slow down']],
    [
      'revenue last week from scones',
      { operator: 'value', measure: 'revenue', period: year },
      ['last week', 'scones'],
    ],
    [
      'how many weeks have we missed 13% margin',
      { operator: 'count', measure: 'margin', period: year, by: 'week', atLeast: 13 },
      ['missed'],
    ],
  ] as const)('%s', (text, plan, lost) => {
    const question = ask(text)
    expect(unaccountedIn(question, [plan]).map((at) => question.terms[at]?.text)).toEqual(lost)
  })

  it('is no guess where the order is asked for', () => {
    expect(isLicensed(ask('in which month do we normally slow down'), top)).toBe(false)
    expect(isLicensed(ask('in which month are we busiest'), top)).toBe(true)
  })

  it.each([
    [
      'are Saturdays more than a third of it',
      { operator: 'count', measure: 'revenue', period: year, by: 'day', above: 33.33 },
    ],
    [
      'how often did we pass the 36 day mark',
      { operator: 'count', measure: 'revenue', period: year, by: 'week', atLeast: 36 },
    ],
  ] as const)('takes no part and no number for dollars: %s', (text, plan) => {
    const [amount] = ask(text).amounts
    const bound = 'above' in plan ? { above: amount?.value ?? 0 } : { atLeast: amount?.value ?? 0 }
    expect(isLicensed(ask(text), { ...plan, ...bound })).toBe(false)
    expect(isLicensed(ask('how often did we pass $36,000'), { ...plan, above: 36_000 })).toBe(true)
  })

  it.each(businessTypes)('asks back in %s, with the figure among the choices', (trade) => {
    const plan = read('revenue last month from wombats', trade)
    expect(plan).toMatchObject({ operator: 'clarify', choices: [{ plan: { operator: 'value' } }, {}] })
  })
})

describe('a claim', () => {
  it.each([
    ['Is it true that July was our worst month?', 'July was our worst month'],
    [
      'My accountant reckons that costs rose by 5% this quarter. Is she right?',
      'costs rose by 5% this quarter',
    ],
    ['we never open on Mondays, do we?', 'we never open on Mondays'],
    ['What is right?', undefined],
    ['how much is that', undefined],
  ])('%s', (text, claim) => expect(claimIn(text)).toBe(claim))

  it('is tested by its direction and size', async () => {
    const answer = async (text: string) =>
      (await askedReply(seededRecords('consulting'), text)).message.split('\n')[0] ?? ''
    expect(await answer('July was our worst month for revenue, right?')).toMatch(/^No\. /)
    expect(await answer('January was our worst month for revenue, right?')).toMatch(/^Yes\. /)
    expect(await answer('We never bill on Fridays, do we?')).toMatch(/^No\. /)
    expect(await answer('Our bookkeeper says revenue doubled this quarter. Is that right?')).toMatch(
      /^No\. |^Not by/,
    )
  })

  it('of a time that something happened in is held against the time before', () => {
    expect(read('did margin fall in October?')).toMatchObject({
      operator: 'compare',
      of: { period: { of: { kind: 'month', month: 10 } } },
      against: { period: { of: { kind: 'month', month: 10 }, moved: 'just-before' } },
    })
  })
})
