/** A change that lasts a stated time, and a business that shuts for one: the effect over that time, by the tests' own arithmetic. */
import { describe, expect, it } from 'vitest'
import type { DemoBusiness } from '#schema/session/session'
import { asksOfShutdown } from '../../service/advisor/questions/amounts/stretches.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import type { Records } from '../../service/advisor/records.ts'
import { ask, businesses } from './asked-on-record.ts'
import { costsOf, last, lineOf, mean } from './raw-figures.ts'

/** A typical week is one of the last thirteen. */
const weekly = (records: Records, of: (week: Records['kpis'][number]) => number): number =>
  mean(last(records, 13).map(of))

/** What a sale leaves, since supplies follow the sales and other costs do not. */
const leftOfSales = (records: Records): number =>
  weekly(records, (week) => week.revenue - lineOf(week, 'supplies'))

const weeksInMonth = 52 / 12

const asked: readonly (readonly [DemoBusiness, string, stretch: string, (records: Records) => number])[] = [
  [
    'cafe',
    'What happens to profit if sales drop 20% for six weeks?',
    'six weeks',
    (all) => 1.2 * leftOfSales(all),
  ],
  [
    'realestate',
    'What happens to profit if sales halve for three months?',
    'three months',
    (all) => 1.5 * weeksInMonth * leftOfSales(all),
  ],
  [
    'cafe',
    'what if wages went up 5% for 10 weeks',
    'ten weeks',
    (all) => 0.5 * weekly(all, (week) => lineOf(week, 'staff')),
  ],
  [
    'consulting',
    'Suppose rent is 10% higher over the next two years, what does that do to profit?',
    'two years',
    (all) => 0.1 * 104 * weekly(all, (week) => lineOf(week, 'premises')),
  ],
  ['cafe', 'What if sales drop 10% for half a year?', 'two quarters', (all) => 26 * 0.1 * leftOfSales(all)],
  [
    'cafe',
    'What if we shut for two weeks and pay no wages?',
    'two weeks',
    (all) => 2 * (leftOfSales(all) - weekly(all, (week) => lineOf(week, 'staff'))),
  ],
  ['cafe', 'If we shut for two weeks what would it cost?', 'two weeks', (all) => 2 * leftOfSales(all)],
  ['realestate', 'What would closing the office for a week cost us?', 'a week', leftOfSales],
  [
    'cafe',
    'If we close for renovations for ten days, what does that cost us?',
    'ten days',
    (all) => (10 / 7) * leftOfSales(all),
  ],
  [
    'consulting',
    'How much do we lose if we close completely for a fortnight?',
    'two weeks',
    (all) => 2 * leftOfSales(all),
  ],
]

describe('over the time that a change lasts', () => {
  it.each(asked)('%s: %s', async (type, question, stretch, lost) => {
    const message = await ask(type, question)
    const [, said = '', amount = ''] =
      /^Over ([\w ]+?), profit would be about \$([\d,]+) lower/.exec(message) ?? []
    expect(said, message).toBe(stretch)
    const expected = lost(businesses[type])
    expect(Math.abs(Number(amount.replaceAll(',', '')) - expected), message).toBeLessThan(0.51)
  })

  it('says how long the cash lasts only if it was asked, since the time ends', async () => {
    expect(await ask('cafe', 'If we shut for two weeks what would it cost?')).not.toContain('cash')
  })

  it.each([
    'If we shut on Mondays for six weeks, what would it cost?',
    'What if we close at 3pm for two weeks?',
  ])('leaves no time out where only some hours are shut: %s', async (question) => {
    expect(await ask('cafe', question)).toMatch(/^I couldn’t place “(?:six|two)”/)
  })

  it.each([
    'We closed for a week in July, what did that cost us?',
    'What did it cost when we shut for two weeks last winter?',
    'How much did we lose when we were closed for two weeks?',
  ])('leaves what is over to the records: %s', async (question) => {
    expect(await ask('cafe', question)).not.toMatch(/no sales at all|^Over /)
  })

  it('is read at once, however often a word is repeated', async () => {
    const records = businesses.cafe
    for (const words of [' up shop', ' the whole shop', ' completely']) {
      const question = questionOf(`if we shut${words.repeat(500)}`, 'cafe', records.now)
      expect(asksOfShutdown(question)).toBe(false)
    }
  })

  it('leaves what else is closed to what it is', async () => {
    expect(await ask('cafe', 'If we close the second till for two weeks what would it cost?')).not.toContain(
      'Over two weeks',
    )
  })
})

describe('how long the cash lasts', () => {
  it('comes first where it was asked', async () => {
    expect(await ask('cafe', 'How long would our cash last if takings dropped by half?')).toMatch(
      /^The cash in hand would last [\d.]+ weeks/,
    )
  })

  it.each([
    ['consulting', 'How long would we last with no work at all?'],
    ['cafe', 'how long could we survive without any sales'],
    ['realestate', 'If there was no revenue, how long would the money last?'],
  ] as const)('is told for a time without sales: %s: %s', async (type, question) => {
    const message = await ask(type, question)
    const [, weeks = ''] = /^The cash in hand would last ([\d.]+) weeks/.exec(message) ?? []
    const all = businesses[type]
    const cash = (last(all, 1)[0]?.cashRunwayWeeks ?? NaN) * weekly(all, costsOf)
    const lostEach = weekly(all, (week) => costsOf(week) - lineOf(week, 'supplies'))
    expect(Math.abs(Number(weeks) - cash / lostEach), message).toBeLessThan(0.06)
  })

  it('is no number of weeks that nobody can picture', async () => {
    const message = await ask('cafe', 'How long would our cash last if takings dropped by a fifth?')
    expect(message).toMatch(/^The cash in hand would last for more than ten years/)
  })
})
