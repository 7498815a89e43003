/** A measure since something happened beside the time before it: "marketing now against before the portal went up". */

import { isMeasured } from '#schema/advisor/measure'
import type { NamedPeriod } from '#schema/advisor/period'
import { measuresIn } from '../question.ts'
import { searchWords } from '../readers/search-words.ts'
import { readValue } from '../readers/value-reader.ts'
import type { DerivedReader } from './derived-reader.ts'

const pivot =
  /\b(?:(?:before and (?:after|since)|(?:after|since) and before)|(?:now|these days|today|currently|at the moment|lately)\b[\w ,]{0,20}\b(?:vs\.?|versus|compared (?:to|with)|against|than|from)\b[\w ]{0,12}\bbefore)\b(?<then>.*)$/i

const mostWords = 6

export const beforeAfter: DerivedReader = (question, ask) => {
  const found = pivot.exec(question.text)
  const then = found?.groups?.then?.trim()
  if (!found || !then || /\b(?:why|if|should)\b/i.test(question.text)) return undefined
  const head = ask(question.text.slice(0, found.index))
  if (!measuresIn(head).some(({ measure }) => isMeasured(measure))) return undefined
  const value = readValue(head)?.plan
  if (value?.operator !== 'value') return undefined
  const own = ask(then)
  const named = own.periods.find(({ relation }) => relation === undefined)?.period.of
  const words = searchWords(own).slice(0, mostWords)
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
    operator: 'compare',
    measure: value.measure,
    of: { period: since },
    against: { period: { ...since, moved: 'just-before' } },
  }
}
