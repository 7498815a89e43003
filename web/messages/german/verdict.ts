/** German texts for the outcome of advice in a row of the log. */
import type { TextOf } from '../../core/language.ts'
import type { verdictText } from '../en/verdict.ts'

export const verdict: TextOf<typeof verdictText> = {
  verdicts: { hit: 'Eingetroffen', missed: 'Verfehlt', 'cannot-tell': 'Unklar' },
  expected: 'Erwartet',
  record: 'Trefferbilanz',
  average: (value: string, day: string) => `${value} je Woche bis ${day}`,
  found: (found: string, expected: string) => `${found} je Woche, erwartet ${expected}`,
  notFound: 'nicht alle dieser Wochen liegen vor',
}
