/** "What if we only open five days a week?": which days would be shut is asked back. */
import type { ScenarioPlan } from '#schema/advisor/change-plans'
import { lastWeeks, matchWords, type Question } from '../question.ts'
import { weekdaysIn } from '../selection.ts'

const opens =
  /\b(?:open(?:ed|ing|s)?|trad(?:e|ed|ing|es)|work(?:ed|ing)?|operat(?:e|ed|ing)|go(?:ing)? to|went to|mov(?:e|ed|ing) to|dropp?(?:ed|ing)? to|cut(?:ting)? (?:back|down)? ?to|run(?:ning)?|do|did)\b(?: \w+){0,3} (?:three|four|five|six|[3-6]) ?-? ?days?(?: a| per| each)? week\b/
const supposed = /\b(?:what if|if we|if i|suppose|should we|what would|could we|say we|imagine)\b/i

/** Days that are shut for a number of days open, by what shops mostly choose: 0 is Monday. */
const shutFor: Readonly<Record<string, readonly (readonly number[])[]>> = {
  six: [[0], [1], [6]],
  five: [
    [0, 1],
    [0, 6],
    [5, 6],
  ],
  four: [
    [0, 1, 2],
    [0, 1, 6],
  ],
}
const digits: Readonly<Record<string, string>> = { '6': 'six', '5': 'five', '4': 'four' }

const ofFirms = new Set(['consulting'])
const closureWeeks = 8

/** The closures that a shorter week may mean; undefined for any other question, and where the days are named. */
export const shorterWeeks = (question: Question): readonly ScenarioPlan[] | undefined => {
  if (ofFirms.has(question.trade) || !supposed.test(question.text) || weekdaysIn(question).length > 0)
    return undefined
  const found = matchWords(question, opens)
  const count =
    found &&
    /\b(?:three|four|five|six|[3-6])\b/.exec(
      found.places.map((at) => question.terms[at]?.words.join(' ') ?? '').join(' '),
    )?.[0]
  return shutFor[digits[count ?? ''] ?? count ?? '']?.map((weekdays) => ({
    operator: 'scenario',
    changes: [],
    closed: { weekdays: [...weekdays] },
    outcomes: ['profit', 'margin', 'revenue'],
    period: lastWeeks(closureWeeks),
  }))
}
