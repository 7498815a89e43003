/** The labelled questions are well formed, broad enough, and hard enough. */
import { describe, expect, it } from 'vitest'
import { alternativesOf, type ExpectedReading, operators, questionsOf, rawQuestionsOf } from './question.ts'

const businesses = ['cafe', 'realestate', 'consulting'] as const
const all = businesses.flatMap(questionsOf)

const operatorsOf = (plan: ExpectedReading): readonly string[] =>
  plan.operator === 'several'
    ? plan.plans.flatMap((one) => alternativesOf(one).map(({ operator }) => operator))
    : [plan.operator]

describe.each(businesses)('questions of %s', (business) => {
  const questions = questionsOf(business)

  it('have no field that a plan does not have', () => {
    expect(questions).toEqual(rawQuestionsOf(business))
  })

  it('are at least 500, a third of them hard', () => {
    expect(questions.length).toBeGreaterThanOrEqual(500)
    expect(questions.filter(({ hard }) => hard).length).toBeGreaterThanOrEqual(questions.length / 3)
  })

  it('cover every operator', () => {
    expect(operators.filter((one) => !questions.some(({ category }) => category === one))).toEqual([])
  })

  it('are numbered in order', () => {
    expect(questions.map(({ id }) => id)).toEqual(
      questions.map((_, index) => `${business}-${String(index + 1).padStart(3, '0')}`),
    )
  })
})

describe('questions of all businesses', () => {
  it('are asked once', () => {
    const texts = all.map(({ question, after = '' }) =>
      `${after} ${question}`.toLowerCase().replace(/[^a-z0-9]+/g, ' '),
    )
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it('have the category of an accepted plan', () => {
    const stray = all.filter(
      ({ category, plan }) => !alternativesOf(plan).flatMap(operatorsOf).includes(category),
    )
    expect(stray.map(({ id }) => id)).toEqual([])
  })

  it('have at least 30 groups, each with five ways of asking and one plan', () => {
    const groups = new Set(all.flatMap(({ group }) => group ?? []))
    expect(groups.size).toBeGreaterThanOrEqual(30)
    const uneven = [...groups].filter((name) => {
      const plans = all.filter(({ group }) => group === name).map(({ plan }) => JSON.stringify(plan))
      return plans.length !== 5 || new Set(plans).size !== 1
    })
    expect(uneven).toEqual([])
  })

  it('have periods that end no earlier than they start', () => {
    const spans = [...JSON.stringify(all).matchAll(/"from":"([\d-]+)","to":"([\d-]+)"/g)]
    expect(spans.length).toBeGreaterThan(0)
    expect(spans.filter(([, from = '', to = '']) => from > to)).toEqual([])
  })
})
