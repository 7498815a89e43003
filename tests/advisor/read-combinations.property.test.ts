/**
 * Questions that combine expense lines, in any order and in many wordings: each is read as the one measure that it names.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ExpenseLine, expenseLines } from '#schema/advisor/measure'
import { combined } from '../../service/advisor/measures/combined.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readQuestion } from './read-question.ts'
import { seededRecords } from './seeded-records.ts'

const { now } = seededRecords('cafe')

const called: Readonly<Record<ExpenseLine, readonly string[]>> = {
  staff: ['wages', 'staff', 'the team’s pay', 'staff costs'],
  supplies: ['stock', 'suppliers', 'ingredients', 'the food and drink supplies'],
  premises: ['rent', 'the lease', 'premises costs'],
  marketing: ['marketing', 'advertising', 'ads'],
  other: ['insurance', 'other costs', 'software'],
}

const lines = fc.shuffledSubarray([...expenseLines], { minLength: 1, maxLength: 4 }).chain((chosen) =>
  fc.record({
    chosen: fc.constant(chosen),
    words: fc.tuple(...chosen.map((line) => fc.constantFrom(...called[line]))),
    joint: fc.constantFrom(' and ', ', ', ' and all the '),
  }),
)
const listed = (words: readonly string[], joint: string): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')}${joint === ', ' ? ' and ' : joint}${words.at(-1)}`

const rests = [
  (list: string) => `how much is left after ${list} last month`,
  (list: string) => `what did we have left in October once ${list} were paid`,
  (list: string) => `sales less ${list} in the September quarter`,
  (list: string) => `revenue minus ${list} for October`,
  (list: string) => `once ${list} are paid, how much do we keep in a normal week?`,
  (list: string) => `which week had the most left over after ${list}?`,
]
const sums = [
  (list: string) => `what did ${list} come to together in October`,
  (list: string) => `total of ${list} for last month`,
  (list: string) => `how much were ${list} combined in winter`,
]

const measureOf = (question: string): string | undefined =>
  questionOf(question, 'cafe', now)
    .terms.flatMap(({ meanings }) => meanings.flatMap((one) => (one.kind === 'measure' ? [one.measure] : [])))
    .find((measure) => /^(?:rest-after|sum-of)-/.test(measure))

it('what is left after any lines is read as such', () => {
  fc.assert(
    fc.property(lines, fc.constantFrom(...rests), ({ chosen, words, joint }, ask) => {
      const question = ask(listed(words, joint))
      expect([question, measureOf(question)]).toEqual([question, combined('rest-after', chosen)])
    }),
    { numRuns: 300 },
  )
})

it('several lines together are read as such', () => {
  const several = lines.filter(({ chosen }) => chosen.length > 1)
  fc.assert(
    fc.property(several, fc.constantFrom(...sums), ({ chosen, words, joint }, ask) => {
      const question = ask(listed(words, joint))
      expect([question, measureOf(question)]).toEqual([question, combined('sum-of', chosen)])
    }),
    { numRuns: 200 },
  )
})

it.each([
  ['gross profit in winter', 'rest-after-supplies'],
  ['what was the gross margin in October?', 'rest-after-supplies-share'],
  ['profit before rent last quarter', 'rest-after-staff-supplies-marketing-other'],
  [
    'of each dollar in October, how many cents were left after wages and stock?',
    'rest-after-staff-supplies-share',
  ],
  ['what percent of sales was left after wages in July?', 'rest-after-staff-share'],
])('%s', (question, measure) => {
  expect(readQuestion(question, 'cafe', now)?.plan).toMatchObject({ measure })
})
