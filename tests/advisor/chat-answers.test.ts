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
    ['Did we hit our target of 1,300 sales?', /That week is 44 below the 1,300 you named\./],
    [
      'profit in July and August',
      /^From the week of 6 July 2026 to the week of 27 July, profit averaged \$[\d,]+ a week\. From the week of 3 August 2026 to the week of 31 August, profit averaged \$[\d,]+ a week, (up|down) \$/,
    ],
    [
      'Is revenue better than in June?',
      /^From the week of 1 June 2026 to the week of 29 June, revenue averaged \$[\d,]+ a week\. Over the last four weeks it averaged \$[\d,]+, (up|down) \$/,
    ],
    [
      'Why did profit fall between July and August?',
      /^You named several months\. I look into one at a time, and this is the first\./,
    ],
    [
      'Which month was best?',
      /^The highest month for revenue on record was [A-Z][a-z]+ 20\d\d, averaging \$[\d,]+ a week/,
    ],
    ['takings in the week of Christmas', /^Revenue was \$[\d,]+ in the week of 22 December/],
    ['How were sales over Easter?', /^I don’t know the date of that holiday\. Give me its week/],
    ['profit on Saturday', /^Day by day, the records hold only takings and sales\. A Saturday takes \$/],
    [
      'raise prices by 5% and lose 10% of customers',
      /^You asked about two changes\. This answers the first.*Putting prices up 5\.0%/s,
    ],
    ['What did we take on 13 November?', /^Friday 13 November took \$[\d,]+ from \d+ sales/],
    [
      'What did we take on 13 June?',
      /^The hours of Saturday 13 June aren’t on record.*\$[\d,]+ in the week of 8 June/s,
    ],
    ['How was November?', /^From the week of 2 November 2026 to the week of 9 November, revenue averaged/],
    [
      'Are we on the way to our focus?',
      /“1,300 sales in an ordinary week”: over the last four weeks the number of sales averaged 1,254, below that\. “Profit margin of 13% or more”: over the last four weeks profit margin averaged/,
    ],
    ['Compare Saturday with Sunday', /^A Saturday takes \$[\d,]+ on average, .* A Sunday takes \$/],
    [
      'How were sales in June and July compared with last year?',
      /The same month last year isn’t fully on record\./,
    ],
    ['Best day in July?', /^This covers everything on record, not just the period you named\./],
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
      expect(said).toMatch(/\n\n(By [^\n]* make new clients one offer|Try one change)/)
      expect(said).toContain(
        '“36 billed days a week”: over the last four weeks the number of billed days averaged 33, below that.',
      )
    }
  })

  it('a question about what lies ahead, which is not told that a holiday is unknown', async () => {
    expect(await ask('Should we open over Easter?')).not.toContain('I don’t know')
  })

  it('a comparison with last year says how many weeks it lacks', async () => {
    const short = { ...cafe, kpis: cafe.kpis.slice(13) }
    expect(await ask('Compare with last year', short)).toMatch(
      /^The same week last year is not on record: 13 of the fifty-three weeks needed are missing\./,
    )
  })

  it('a mean of a month, which is that of its own weeks', async () => {
    const of = cafe.kpis.filter(({ weekStart }) => weekStart.startsWith('2026-11'))
    const mean = of.reduce((sum, { revenue }) => sum + revenue, 0) / of.length
    expect(await ask('How was November?')).toContain(`$${Math.round(mean).toLocaleString('en-AU')} a week`)
  })
})
