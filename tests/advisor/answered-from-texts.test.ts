/**
 * How texts answer: only things that were looked for are reported missing, an outcome comes first, and "Yes" needs the
 * proposed action on record.
 */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { askedFor } from '../../service/advisor/search/asked-for.ts'
import { thingsIn } from '../../service/advisor/subjects/nouns.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = async (type: DemoBusiness, question: string): Promise<string> =>
  (await askedReply(settledRecords(type), question)).message

describe('what no record mentions', () => {
  it.each([
    ['Has the effect of the film worn off', ['film']],
    ['What’s the verdict on those loyalty cards?', ['loyalty cards']],
  ] as const)('is a thing, and never a verb (%s)', (question, things) => {
    expect(thingsIn(question)).toEqual(things)
  })

  it.each([
    ['cafe', 'Has the effect of the film worn off?'],
    ['cafe', 'What’s the verdict on those loyalty cards?'],
    ['realestate', 'Have the trust payments been countersigned?'],
  ] as const)('is not claimed of what is held (%s: %s)', async (type, question) => {
    expect(await ask(type, question)).not.toMatch(/No record mentions|can’t find|nothing about/)
  })
})

describe('an open question about what was accepted', () => {
  it.each([
    ['cafe', 'What’s the verdict on those loyalty cards?', /^It missed.*expected/],
    ['cafe', 'Tell me about the soup lunches', /^It missed.*expected/],
    ['realestate', 'How’s the premium tier working for us?', /^It missed.*expected/],
    ['cafe', 'Did the coffee stamp card earn the 900 a week it promised', /^It missed.*expected/],
    ['consulting', 'did lifting the rate in June actually stick', /^I can’t tell.*expected/],
    ['consulting', 'Is cancelling the journal ad paying its way?', /^It came true.*expected/],
    ['realestate', 'has stopping Saturday inspections saved us anything on wages', /^I can’t tell.*expected/],
  ] as const)('begins with what came of it (%s: %s)', async (type, question, outcome) => {
    expect(await ask(type, question)).toMatch(outcome)
  })
})

describe('what else names what was accepted', () => {
  it.each([
    ['cafe', 'has anybody said anything about almond milk'],
    ['consulting', 'Since we let the two analysts go, have sales come down?'],
    ['realestate', 'Should we leave the second desk empty again?'],
    ['realestate', 'do I pay land tax on the office'],
  ] as const)('is not answered by its outcome (%s: %s)', async (type, question) => {
    expect(await ask(type, question)).not.toMatch(/^(?:It missed|It came true|I can’t tell\.)/)
  })
})

describe('whether something was done', () => {
  it.each([
    ['consulting', 'Has the assurance invoice gone out?', /^You accepted .*no record says whether/],
    ['realestate', 'Have the trust payments been countersigned?', /^No record says whether/],
  ] as const)('is not taken from what was asked for (%s: %s)', async (type, question, answer) => {
    expect(await ask(type, question)).toMatch(answer)
  })
})

describe('whether to do something', () => {
  it.each([
    ['consulting', 'Should we cut our rate to win the water authority back?'],
    ['consulting', 'Should we put up the rate for the two clients still on old prices?'],
    ['consulting', 'Should we offer the water authority a discount?'],
    ['consulting', 'Should we send the benched seniors to the hospital at a discounted rate?'],
    ['consulting', 'Should we take practice meeting off Wednesdays?'],
    ['cafe', 'Should we drop the price of coffee by 20 cents?'],
    ['realestate', 'Should we move every listing back to the standard tier?'],
  ] as const)('is no Yes by words that a record shares (%s: %s)', async (type, question) => {
    expect(await ask(type, question)).not.toMatch(/^(?:Yes|Probably)/)
  })

  it.each([
    ['cafe', 'Should I swap the Tuesday arvo shift onto Saturday?'],
    ['realestate', 'Should I put the small flats on the cheaper tier?'],
    ['cafe', 'Should we get a second quote for beans?'],
  ] as const)('is Yes by what a record proposes (%s: %s)', async (type, question) => {
    expect(await ask(type, question)).toMatch(/^Yes/)
  })
})

it('weighs a price in dollars whatever it is the price of', async () => {
  expect(await ask('cafe', 'Can we afford an $18,000 coffee machine outright?')).toMatch(
    /^Yes\. (?:Cash covers it|After \$18,000 the cash would)/,
  )
})

describe('a number of things, and how long they take', () => {
  it.each([
    ['realestate', 'How many properties do we manage?', /property managers/i],
    ['realestate', 'How many landlords letters did we send?', /^\w+ landlord letter/i],
    [
      'realestate',
      'How long do homes sit before they sell?',
      /On record:\n\n- (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
    ],
    ['consulting', 'How long does a proposal take before it is signed?', /\d+ (?:November|December)/],
  ] as const)('is no other thing, and no date (%s: %s)', async (type, question, wrong) => {
    expect(await ask(type, question)).not.toMatch(wrong)
  })

  it.each([
    ['realestate', 'How many property managers did the exit letter count?', /four property managers/i],
    ['cafe', 'How long before the lease option lapses?', /8 December/],
    ['cafe', 'How long have we got until the option lapses?', /8 December/],
  ] as const)('is what the record says of just that (%s: %s)', async (type, question, right) => {
    expect(await ask(type, question)).toMatch(right)
  })
})

describe('the kind of fact that a question asks for', () => {
  it.each([
    ['how long until the lease ends', 'when'],
    ['how long have we got before the option lapses', 'when'],
    ['how long is it since we raised prices', 'when'],
    ['how long has the oven been around', 'when'],
    ['how long do homes sit before they sell', 'how-long'],
    ['how long does it take till a claim is paid', 'how-long'],
    ['how long did the repair take', 'how-long'],
  ] as const)('%s: %s', (question, asked) => {
    expect(askedFor(question)).toBe(asked)
  })
})
