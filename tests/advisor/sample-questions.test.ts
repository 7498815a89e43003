/** What “Ask Advisor” asks about sample items: each question has an answer from the records, also in the middle of a thread. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { latestWeek } from '../../service/advisor/analysis/weeks.ts'
import { today } from '../../service/advisor/calendar.ts'
import { replyFromRecords } from '../../service/advisor/chat/reply.ts'
import { understand } from '../../service/advisor/chat/understand.ts'
import { alertSamples } from '../../web/messages/en/alerts.samples.ts'
import { salesSamples } from '../../web/messages/en/sales.samples.ts'
import { strategicSamples } from '../../web/messages/en/strategic.samples.ts'
import { trendSamples } from '../../web/messages/en/trend.samples.ts'
import { seededRecords } from './seeded-records.ts'

const itemsOf = (type: (typeof businessTypes)[number]) => [
  ...alertSamples.english[type],
  ...strategicSamples.english[type].opportunities,
  ...strategicSamples.english[type].competitors,
  ...trendSamples.english[type],
  ...salesSamples.english[type].opportunities,
]

describe.each(businessTypes)('the samples of the business %s', (type) => {
  const items = itemsOf(type)
  const records = seededRecords(type)
  const calendar = { latest: latestWeek(records)?.weekStart, today: today(records.now) }

  it.each(items.map(({ title, question }) => [title, question]))('%s: %s', async (_, question) => {
    const order = { records, personaKey: 'risk_manager', message: question, earlier: [], passages: [] }
    const { message, basis } = await replyFromRecords(order, async () => {}, new AbortController().signal)
    expect(message).not.toMatch(/found nothing|say nothing about|didn’t understand|For example|By how much/)
    expect(basis.figures.length).toBeGreaterThan(0)
    // The tab that is asked may have been at anything before.
    for (const { question: before } of items)
      if (before !== question)
        expect(understand(question, understand(before, undefined, calendar), calendar), before).toEqual(
          understand(question, undefined, calendar),
        )
  })

  it('are fifteen, each told once', () => {
    expect(items).toHaveLength(15)
    expect(new Set(items.map(({ title }) => title)).size).toBe(15)
  })
})
