/** Short texts for the outcome of advice in a row of the log. */
import type { Verdict } from '#schema/advisory/outcome'
import { area } from '../../core/language.ts'

const verdicts: Readonly<Record<Verdict, string>> = {
  hit: 'Came true',
  missed: 'Missed',
  'cannot-tell': 'Can’t tell',
}

export const verdictText = area('verdict', {
  verdicts,
  expected: 'Expected',
  record: 'Track record',
  average: (value: string, day: string) => `${value} a week by ${day}`,
  found: (found: string, expected: string) => `${found} a week, ${expected} expected`,
  notFound: 'not all of those weeks are on record',
})
