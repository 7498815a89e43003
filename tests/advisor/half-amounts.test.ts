/** "Half" as half of a unit, of a percent or of an hour, and as half of everything. */
import { expect, it } from 'vitest'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { readQuestion } from './read-question.ts'

const now = new Date('2026-11-26T01:00:00Z')
const amountsOf = (text: string) =>
  questionOf(text, 'cafe', now).amounts.map(({ value, unit }) => `${value} ${unit}`)

it.each([
  ['what if rent rises by half a percent', ['0.5 percent']],
  ['commissions drop by half of a per cent', ['0.5 percent']],
  ['margin up half a percentage point', ['0.5 percent']],
  ['half a % more on staff', ['0.5 percent']],
  ['what if supplies rise by half percent', ['0.5 percent']],
  ['staff costs up by two and a half percent', ['2.5 percent']],
  ['if we raise prices by half a dollar', ['0.5 dollars']],
  ['add half an hour a day', ['0.5 hours']],
  ['each of us bills half a day more a week', ['0.5 plain']],
  ['half a shift less on Mondays', ['0.5 plain']],
  ['half a week of closing', []],
  ['we are closed half the time', []],
  ['half a dozen weeks', ['6 plain']],
  ['what if we halve it to half the ads', ['50 percent']],
  ['cut the ads in half', ['50 percent']],
  ['weeks in which wages took more than half of sales', ['50 percent']],
  ['weeks in which wages took half our takings', ['50 percent']],
])('%s', (text, amounts) => expect(amountsOf(text)).toEqual(amounts))

it('prices no half day, half hour or half a shift as 50%', () => {
  for (const text of [
    'if we add half an hour a day, what is that worth?',
    'what if each of us billed half a day more a week?',
    'what if we are closed half the time?',
    'what would half a shift less do to profit?',
  ])
    expect([text, JSON.stringify(readQuestion(text, 'cafe', now)?.plan)]).toEqual([
      text,
      expect.not.stringContaining('50'),
    ])
})
