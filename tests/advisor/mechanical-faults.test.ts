/** Everything the built-in advisor writes, in all industries, is free of mechanical language faults. */
import { addDays } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { writeBriefFromRecords } from '../../service/advisor/briefs/write-brief.ts'
import { topicAt } from '../../service/seed/briefs.ts'
import { businesses } from '../../service/seed/businesses.ts'
import { fixedMoment } from '../core/sources.ts'
import { only, seed } from '../seed/history.ts'
import { actionRuns, textsOf } from './action-texts.ts'
import { askedQuestions } from './asked-questions.ts'
import { mechanicalFaults } from './mechanical-faults.ts'
import { seededRecords } from './seeded-records.ts'

const styles = [
  ...['hospitality_ceo', 'value_investor', 'innovation_focused', 'growth_hacker'],
  ...['operations_expert', 'financial_analyst', 'risk_manager'],
]

const faultsIn = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.flatMap(mechanicalFaults)),
]

it.each([
  ['It is is late.', 'a doubled word'],
  ['It took 1 weeks.', 'a plural for one'],
  ['There is 1 more sales.', 'a plural for one'],
  ['It rose , then fell.', 'a space before punctuation'],
  ['It rose.  Then it fell.', 'two spaces'],
  ['Not a 8% rise.', 'a for an'],
  ['Not a 18% rise.', 'a for an'],
  ['It is an week.', 'an for a'],
  ['It took undefined.', 'a value that is missing'],
  ['Come by {by}.', 'a value that is missing'],
  ['It cost $-5.', 'a number with a sign'],
  ['It cost $4.5 each.', 'cents with one digit'],
  ['It rose. then it fell.', 'a small letter at the start'],
  ['margin fell.', 'a small letter at the start'],
  ['It says “so.', 'an open quotation'],
  ['Earlier days are not on record.\n\nEarlier days are not on record.', 'said twice'],
])('finds what is wrong with: %s', (text, fault) => {
  expect(mechanicalFaults(text).join()).toContain(fault)
})

it('lets good sentences pass', () => {
  expect(
    faultsIn([
      'A $800 week, an 8% rise in 1 week and 11 sales; 1 is open.',
      'An hour’s work: 80, a one-off.',
    ]),
  ).toEqual([])
})

describe.each(businessTypes)('what is written for %s', (type) => {
  it('in memos and advisories', () => {
    const history = seed(type)
    const memos = only(history, 'MemoReceived').flatMap(({ data }) => [data.subject, data.content])
    const advisories = only(history, 'AdvisoryRaised').flatMap(({ data }) => [
      ...[data.title, data.message, data.suggestedAction ?? '', data.worth ?? ''],
    ])
    expect(faultsIn([...memos, ...advisories])).toEqual([])
  })

  it('in briefs under every style, in weeks that differ', () => {
    const topics = businesses[type].briefs.map((plan) => topicAt(plan, fixedMoment))
    const texts = [0, 22, 65].flatMap((daysAgo) => {
      const records = seededRecords(type, addDays(fixedMoment, -daysAgo))
      return topics.flatMap((topic, index) => {
        const personaKey = styles[(index + daysAgo) % styles.length] ?? ''
        const brief = writeBriefFromRecords({ records, topic, personaKey, passages: [] })
        return [brief.title, brief.what, brief.why, brief.soWhat]
      })
    })
    expect(faultsIn(texts)).toEqual([])
  })

  it('in answers to many questions', async () => {
    const asked = await askedQuestions(type)
    // Words of a question are repeated as typed.
    const texts = asked.map(({ reply }) => reply.message.replaceAll(/“[^”]*”/g, 'This'))
    expect(faultsIn(texts)).toEqual([])
  })
})

it('in emails, rosters and posts, over nine weeks', () => {
  const texts = actionRuns().flatMap((run) => textsOf(run).flatMap(({ texts: own }) => own))
  expect(texts.length).toBeGreaterThan(1000)
  expect(faultsIn(texts)).toEqual([])
})
