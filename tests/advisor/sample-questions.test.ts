/** What “Ask Advisor” asks about sample items: each question can be answered from the records. */
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { alertSamples } from '../../web/messages/samples/alerts.samples.ts'
import { salesSamples } from '../../web/messages/samples/sales.samples.ts'
import { strategicSamples } from '../../web/messages/samples/strategic.samples.ts'
import { trendSamples } from '../../web/messages/samples/trend.samples.ts'
import { askedReply } from './asked-questions.ts'
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

  it.each(items.map(({ title, question }) => [title, question]))('%s: %s', async (_, question) => {
    const { message, basis } = await askedReply(records, question)
    expect(message).not.toMatch(/found nothing|no record holds|Which of these/)
    expect(basis.figures.length + basis.passages.length).toBeGreaterThan(0)
  })

  it('are fifteen, each told once', () => {
    expect(items).toHaveLength(15)
    expect(new Set(items.map(({ title }) => title)).size).toBe(15)
  })
})
