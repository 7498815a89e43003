/** A word that narrows what is asked is used, or named as not understood: the broader figure is no answer. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'

const figures = /\$\d/

describe('a part that no record has is named before any figure', () => {
  it.each([
    ['cafe', 'takings from regulars in October', 'regulars'],
    ['cafe', 'How much did dine-in bring in last week compared with takeaway?', 'takeaway'],
    ['cafe', 'sales last week from newcomers versus regulars', 'newcomers'],
    ['realestate', 'what does it cost us in people to do one deal', 'people'],
    ['consulting', 'what did we bill last month from strangers', 'strangers'],
    ['cafe', 'revenue by locals last week', 'locals'],
  ] as const)('%s: %s', async (type, question, word) => {
    const { message, plans } = await askedReply(settledRecords(type), question)
    if (plans?.[0]?.operator === 'find') return expect(message).toMatch(/^I can’t find/)
    expect(message.split('\n')[0], question).toContain(word)
    expect(message.split('\n')[0], question).not.toMatch(figures)
  })

  it('holds for any origin that the lexicon does not have', async () => {
    const records = settledRecords('cafe')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'regulars',
          'cyclists',
          'pensioners',
          'nurses',
          'joggers',
          'the gym',
          'the ferry',
          'strangers',
        ),
        fc.constantFrom('takings', 'revenue', 'sales', 'profit'),
        fc.constantFrom('in October', 'last week', 'this quarter', 'in winter'),
        async (origin, measure, time) => {
          const { message } = await askedReply(records, `${measure} from ${origin} ${time}`)
          expect(message.split('\n')[0]).not.toMatch(/^(?:Revenue|Profit|The number of sales) was/)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('part of what is sold is not all of it', () => {
  it.each([
    ['cafe', 'What did we make on food sales last month?', 'food'],
    ['cafe', 'What are our drink sales?', 'drink'],
    ['realestate', 'How much did we earn in letting fees last month?', 'letting fees'],
    ['realestate', 'What did sales commission bring in last quarter?', 'sales commission'],
  ] as const)('%s: %s', async (type, question, word) => {
    const { message } = await askedReply(settledRecords(type), question)
    expect(message).toMatch(new RegExp(`^No record has “${word}” by`))
  })

  it('leaves out nothing where all parts are named', async () => {
    const { message } = await askedReply(
      settledRecords('realestate'),
      'Total commission and management fees last month',
    )
    expect(message).toMatch(/^Revenue was/)
  })
})
