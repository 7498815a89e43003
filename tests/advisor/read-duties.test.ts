/** A word that changes the question is expressed in the plan, or the answer first says that it leaves it out. */
import { describe, expect, it } from 'vitest'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { businessTypes } from '#schema/session/session'
import { neglectedBy } from '../../service/advisor/questions/duties.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { askedReply } from './asked-questions.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const { now } = seededRecords('cafe')
const lastWeek = { of: { kind: 'last', unit: 'week', count: 1 } } as const
const value: AnswerablePlan = { operator: 'value', measure: 'revenue', period: lastWeek }

/** The words of a question that a plan leaves out if it uses none of them. */
const neglected = (question: string, plan: AnswerablePlan = value): readonly string[] => {
  const asked = questionOf(question, 'cafe', now)
  return neglectedBy(asked, { plan, used: new Set() }).map((at) => asked.terms[at]?.text ?? '')
}

describe('words that a bare figure leaves out', () => {
  it.each([
    ['takings without the public holiday', 'without'],
    ['takings in July', 'July'],
    ['takings on Saturdays', 'Saturdays'],
    ['takings after 2pm', 'after 2pm'],
    ['sales over $3,000', '$3,000'],
    ['our second best takings', 'second best'],
    ['weeks that did not make money', 'not'],
    ['what share of takings', 'share'],
    ['takings on average', 'average'],
    ['our busiest week', 'busiest'],
    ['takings for each month', 'each'],
    ['twice the takings', 'twice'],
    ['takings since we hired Tom', 'since'],
    ['takings if prices went up', 'if'],
    ['takings up three weeks in a row', 'in'],
  ])('%s', (question, word) => {
    expect(neglected(question).join(' ')).toContain(word)
  })
})

it.each([
  'what did we take, isn’t it good',
  'which one was it',
  'at most what did we take',
  'I am not sure what we took',
  'what is the latest takings figure',
])('changes nothing: %s', (question) => {
  expect(neglected(question)).toEqual([])
})

it('is none of the costs that are taken off', () => {
  const staff: AnswerablePlan = { operator: 'value', measure: 'staff-share', period: lastWeek }
  const question = 'of each dollar, how much was left once staff and stock were paid'
  expect(neglected(question, staff).join(' ')).toContain('left')
})

it('is met by a plan that expresses it', () => {
  const rank = { operator: 'rank', measure: 'revenue', period: lastWeek, by: 'week', count: 1 } as const
  expect(neglected('our second best week', { ...rank, order: 'highest', from: 2 })).toEqual([])
  expect(neglected('our second best week', { ...rank, order: 'highest' })).toEqual(['second', 'best'])
  expect(neglected('our best week', { ...rank, order: 'highest' })).toEqual([])
})

it.each(businessTypes)('%s: is said first, and the answer is not sure', async (type) => {
  const question = 'what was total revenue last week, apart from flood repairs?'
  const { message, basis } = await askedReply(seededRecords(type), question)
  expect(message).toMatch(/^I couldn’t place “apart from flood”, and it changes the answer/)
  expect(basis.confidence.percent).toBeLessThan(60)
  expect(readQuestion(question, type, now)?.leftOut).toEqual(['apart from flood'])
})
