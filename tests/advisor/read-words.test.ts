/** Single words in questions: what they narrow down, what they count, and which direction they mean. */
import { expect, it } from 'vitest'
import { fixedMoment } from '../core/sources.ts'
import { readQuestion } from './read-question.ts'

const read = (question: string) => readQuestion(question, 'cafe', fixedMoment)

it.each([
  ['what did we take on the 31st of June', '31st of June'],
  ['sales for 31 November', '31 November'],
])('says of “%s” that the calendar has no such day', (question, noSuchDate) => {
  expect(read(question)?.plan).toMatchObject({ operator: 'decline', noSuchDate })
})

it.each([
  ['what was it on average, customers a day? Average customers a day last week', 'transactions'],
  ['what does the average customer spend', 'revenue-per-transaction'],
  ['how busy was last week', 'transactions'],
])('takes the measure of “%s” from all of its words', (question, measure) => {
  expect(read(question)?.plan).toMatchObject({ measure })
})

it.each([
  ['good morning, what did we take yesterday', undefined],
  ['what did we take before ten on weekdays', { hours: { from: 0, until: 10 } }],
])('reads hours in “%s” only where they are meant', (question, filter) => {
  const plan = read(question)?.plan
  expect(plan && 'filter' in plan ? plan.filter : undefined).toEqual(filter)
})

it('names no word that narrows nothing down', () => {
  expect(read('sorry, total sales for July please')?.leftOut).toBeUndefined()
  expect(read('total sales of croissants in July please')?.leftOut).toEqual(['croissants'])
})

it('takes the direction of a change from the word beside it', () => {
  expect(
    read('if we cut prices five percent how many more sales would we need to make up for it')?.plan,
  ).toMatchObject({ operator: 'solve', changes: [{ lever: 'price', size: -5 }] })
})
