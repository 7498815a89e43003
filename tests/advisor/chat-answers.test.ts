/** That a reply answers what was asked, or says first what it leaves out. */
import { describe, expect, it } from 'vitest'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import type { Records } from '../../service/advisor/records.ts'
import { seededRecords } from './seeded-records.ts'

const cafe = seededRecords('cafe')

const ask = async (message: string, records: Records = cafe): Promise<string> => {
  const order = { records, personaKey: 'value_investor', message, earlier: [], passages: [] }
  return (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
}

describe('the reply to', () => {
  it.each([
    [
      'How long does our cash last if we hire someone for 20 hours?',
      /^That is 20 hours of paid work a week, and costs about \$640 a week at \$32 an hour\. The wage is our assumption, with loadings and on-costs;/,
    ],
    ['How many sales last week?', /^The number of sales was 1,256 in the week of 9 November/],
    ['Did we hit our target of 1,300 sales?', /that is 44 below the 1,300 that you name\./],
    [
      'profit in July and August',
      /^Over the weeks from 6 July 2026 to the one of 27 July profit averaged \$[\d,]+ a week\. Over the weeks from 3 August 2026 to the one of 31 August profit averaged \$[\d,]+ a week, (up|down) \$/,
    ],
    [
      'Is revenue better than in June?',
      /^Over the weeks from 1 June 2026 to the one of 29 June revenue averaged \$[\d,]+ a week\. Over the last four weeks it averaged \$[\d,]+, (up|down) \$/,
    ],
    [
      'Why did profit fall between July and August?',
      /^You name several months; I look for the reason in one at a time, and this is the first\./,
    ],
    [
      'Which month was best?',
      /^By the mean week the highest month for revenue on record was [A-Z][a-z]+ 20\d\d, with \$[\d,]+ a week/,
    ],
    ['takings in the week of Christmas', /^Revenue was \$[\d,]+ in the week of 22 December/],
    ['How were sales over Easter?', /^I do not know on which day that holiday falls\. Name its week/],
    ['profit on Saturday', /^By the day the records hold only takings and sales\. A Saturday takes \$/],
    [
      'raise prices by 5% and lose 10% of customers',
      /^You name two changes; I compute one at a time, and this is the first alone\. .*Prices up 5\.0%/s,
    ],
    ['What did we take on 13 November?', /^On Friday 13 November \$[\d,]+ came in/],
    [
      'What did we take on 13 June?',
      /^The hours of Saturday 13 June are not on record.*\$[\d,]+ in the week of 8 June/s,
    ],
    ['How was November?', /^Over the weeks from 2 November 2026 to the one of 9 November revenue averaged/],
    [
      'Are we on the way to our focus?',
      /“1,300 sales in an ordinary week”: over the last four weeks the number of sales averaged 1,254, below that\. “Profit margin of 13% or more”: over the last four weeks profit margin averaged/,
    ],
    ['Compare Saturday with Sunday', /^A Saturday takes \$[\d,]+ on average, .* A Sunday takes \$/],
    [
      'How were sales in June and July compared with last year?',
      /The same month of the year before is not on record as a whole\./,
    ],
    ['Best day in July?', /^This is over all that is on record, not within the time that you name\./],
    ['What did the memo say about revenue?', /^No memo uses those words\. The newest:\n\n- The memo “/],
    [
      'Compare with last year',
      /^In the same week last year revenue was \$17,698, so it is down \$240 \(1\.4%\) on the year\./,
    ],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toMatch(said)
  })

  it('a question about the focus, which is a step that serves it, whatever the style', async () => {
    const practice = seededRecords('consulting')
    const message = 'Are we on the way to our focus?'
    for (const personaKey of ['value_investor', 'risk_manager', 'financial_analyst']) {
      const order = { records: practice, personaKey, message, earlier: [], passages: [] }
      const said = (await replyFromRecords(order, async () => {}, new AbortController().signal)).message
      expect(said).toMatch(/\n\n(Put one offer|Try one change)/)
      expect(said).toContain(
        '“36 billed days a week”: over the last four weeks the number of billed days averaged 33, below that.',
      )
    }
  })

  it('a question about what lies ahead, which is not told that a holiday is unknown', async () => {
    expect(await ask('Should we open over Easter?')).not.toContain('I do not know')
  })

  it('a comparison with last year says how many weeks it lacks', async () => {
    const short = { ...cafe, kpis: cafe.kpis.slice(13) }
    expect(await ask('Compare with last year', short)).toMatch(
      /^The same week last year is not on record: of the fifty-three weeks that it takes, 13 are missing\./,
    )
  })

  it('a mean of a month, which is that of its own weeks', async () => {
    const of = cafe.kpis.filter(({ weekStart }) => weekStart.startsWith('2026-11'))
    const mean = of.reduce((sum, { revenue }) => sum + revenue, 0) / of.length
    expect(await ask('How was November?')).toContain(`$${Math.round(mean).toLocaleString('en-AU')} a week`)
  })
})
