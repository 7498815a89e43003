/** What is on record is found before a question is asked back or declined, and no amount of another thing leads the answer. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { shortAnswer } from '../../service/advisor/search/short-answer.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const ask = (type: DemoBusiness, question: string) => askedReply(settledRecords(type), question)
const says = async (type: DemoBusiness, question: string): Promise<string> =>
  (await ask(type, question)).message

describe('an amount leads an answer', () => {
  it.each([
    ['New burrs cost $310 and take twenty minutes to fit.', 'how-much', ['grinder', 'burrs', 'cost'], '$310'],
    [
      'If he’s sick on a Friday, we lose about $1,200 in dinner sales.',
      'how-much',
      ['sick', 'lose'],
      'About $1,200',
    ],
    ['Five of the six sold, two of them to underbidders.', 'how-many', ['underbidders'], undefined],
  ] as const)('that its own clause gives it for: %s', (sentence, asked, words, amount) => {
    expect(shortAnswer(sentence, asked, words)).toBe(amount)
  })

  it.each([
    [
      'Keep the stamp cards on the counter when the next film goes out; a reprint costs $90.',
      'how-much',
      ['film'],
    ],
    [
      'Sales averaged $18,033 a week in the four weeks to April 2026, and dairy is the second-biggest item on the supplies bill.',
      'how-much',
      ['milk', 'charge'],
    ],
    [
      'The second grinder has put through 600 kilos, and by the afternoon its shots run fast.',
      'how-many',
      ['beans', 'kilos'],
    ],
    ['Billed work averaged $67,404 a week over the last four weeks.', 'how-long', ['person', 'trade']],
  ] as const)('and never one of another clause: %s', (sentence, asked, words) => {
    expect(shortAnswer(sentence, asked, words)).toBeUndefined()
  })
})

describe('a text on record answers', () => {
  it.each([
    ['cafe', 'If the head chef calls in sick on a Friday what’s that cost me?', '$1,200'],
    ['cafe', 'what if the chef is off sick', '$1,200'],
    ['cafe', 'what happens if the head chef is sick', '$1,200'],
    ['realestate', 'how many settlements slipped', 'hree'],
    ['realestate', 'how many settlements slipped and how many have settled', 'one has settled'],
    ['realestate', 'who left and why', 'exit letter gives two reasons'],
    ['realestate', 'what reasons did the landlord give for leaving', 'exit letter gives two reasons'],
    ['realestate', 'Which landlord left us and what reasons did they give', 'exit letter gives two reasons'],
    ['realestate', 'If both the open settlements fall over', '$7,600'],
    ['consulting', 'Should I worry that one client is a third of the billing', 'transport programme'],
    ['consulting', 'how has revenue been since the water authority left', '$53,969'],
  ] as const)('before a question back or a refusal: %s: %s', async (type, question, words) => {
    expect(await says(type, question)).toContain(words)
  })

  it.each([
    ['realestate', 'what reasons did the landlord give for leaving', 'no complaint about the repair'],
    ['cafe', 'kill the marketing budget', 'resets to market'],
    ['cafe', 'what did the film bring in and when was it', '$90'],
    ['cafe', 'who supplies the milk and how much do they charge', '$18,033'],
    ['cafe', 'who do we buy beans from and how many kilos', '600'],
    ['consulting', 'how many days did each person bill', 'our weeks'],
  ] as const)('only of its own matter: %s: %s', async (type, question, words) => {
    expect((await says(type, question)).split('Also on record')[0]).not.toContain(words)
  })
})

describe('a plan of figures gives way', () => {
  it.each([
    ['consulting', 'Is the ten day diagnostic a goer?', 'diagnostic'],
    ['consulting', 'is the ten-day diagnostic any good', 'diagnostic'],
  ] as const)('to the thing that the question names: %s: %s', async (type, question, words) => {
    const { message, plans = [] } = await ask(type, question)
    expect(plans[0]?.operator).not.toBe('rank')
    expect(message).toContain(words)
    expect(message).not.toContain('I left out')
  })

  it.each([
    ['realestate', 'How many times this year did we go under 100 transactions?'],
    ['realestate', 'how many weeks did sales go under 100'],
    ['realestate', 'how many weeks did we go under $40,000'],
    ['cafe', 'did we go under 16000 last month'],
  ] as const)('where it is of another measure than the number: %s: %s', async (type, question) => {
    expect(await says(type, question)).not.toMatch(/runway/)
  })
})
