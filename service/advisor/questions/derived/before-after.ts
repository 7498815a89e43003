/** A measure since something happened beside the time before it: "marketing now against before the portal went up". */

import { isMeasured } from '#schema/advisor/measure'
import type { NamedPeriod } from '#schema/advisor/period'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measuresIn, type Question } from '../question.ts'
import { searchWords } from '../readers/search-words.ts'
import { readValue } from '../readers/value-reader.ts'
import type { AskAnew } from './derived-reader.ts'

const pivot =
  /\b(?:(?:before and (?:after|since)|(?:after|since) and before)|(?:now|nowadays|these days|today|currently|at the moment|lately)\b[\w ,]{0,20}\b(?:vs\.?|versus|compared (?:to|with)|against|than|from)\b[\w ]{0,12}\bbefore)\b(?<then>.*)$/i

/** "What was the margin before the price rises?" is told beside what it has been since. */
const wasBefore =
  /(?<=\b(?:was|were|did|had)\b.*)(?<!\b(?:weeks?|days?|months?|years?) )\bbefore(?= (?:the|our|my|that|those|these|we|they)\b)(?! (?:the|our|my|that) (?:week|month|quarter|year|day|end|start|beginning|weekend|meeting)\b)(?<then>.*)$/i

const mostWords = 6

/** "Went up" and "put its price up" are told in words that a search leaves out. */
const rises =
  /\b(?:went|put|goes|gone|moved|jumped) (?:\w+ ){0,3}up\b|\brais\w+\b|\brose\b|\b(?:price|rate|fee|cost|wage)s? (?:rise|increase|hike)s?\b|\bput (?:\w+ ){1,3}up\b|\bdearer\b/i

const ofSize = /^(?:big|bigger|biggest|large|largest|main|new|old|whole)$/

/** The plan, with the part of the question that names what is measured: the rest names the event. */
export const beforeAfter = (
  question: Question,
  ask: AskAnew,
): { readonly plan: AnswerablePlan; readonly from: Question } | undefined => {
  const found = pivot.exec(question.text) ?? wasBefore.exec(question.text)
  const then = found?.groups?.then?.trim()
  if (!found || !then || /\b(?:why|if|should)\b/i.test(question.text)) return undefined
  const head = ask(question.text.slice(0, found.index))
  if (!measuresIn(head).some(({ measure }) => isMeasured(measure))) return undefined
  const value = readValue(head)?.plan
  if (value?.operator !== 'value') return undefined
  const own = ask(then)
  const named = own.periods.find(({ relation }) => relation === undefined)?.period.of
  const words = searchWords(own)
    .filter((word) => !ofSize.test(word) && !/^(?:raise|rise|rises|increases?|hikes?)$/.test(word))
    .slice(0, mostWords)
    .concat(rises.test(then) ? ['rise'] : [])
  const event: NamedPeriod | undefined = words.length > 0 ? { kind: 'event', words: [...words] } : undefined
  const range = named?.kind === 'since' ? named.from : named
  const from = range === undefined ? event : range
  // Nothing begins with a stretch that has no first day of its own.
  if (
    !from ||
    from.kind === 'between' ||
    from.kind === 'last' ||
    from.kind === 'current' ||
    from.kind === 'record'
  )
    return undefined
  const since = { of: { kind: 'since' as const, from } }
  return {
    plan: {
      operator: 'compare',
      measure: value.measure,
      of: { period: since },
      against: { period: { ...since, moved: 'just-before' } },
    },
    from: head,
  }
}
