/** "Wages keep rising, what did they cost in May?", "marketing is out of hand, how much more than a year ago?": what was told is what is asked about. */
import type { AskAnew } from '../derived/derived-reader.ts'
import { measuresIn } from '../question.ts'
import type { Supposed } from './supposed.ts'

const pronoun = /\b(?:they|it|them|that|these|those)\b(?! (?:week|month|quarter|year|day|time|many|much)\b)/i
const bare =
  /^(?<lead>(?:and |so )?how much (?:more|less|higher|lower)|what(?:['’]s| is) the (?:difference|change|rise|fall))\b/i

/** The question with the measure of the clause before it; undefined where that names none or several, or the question has its own. */
export const withMeasureTold = ({ clause, asked }: Supposed, ask: AskAnew): string | undefined => {
  const told = ask(clause)
  const named = measuresIn(told)
  if (new Set(named.map(({ measure }) => measure)).size !== 1) return undefined
  const what = told.terms[named[0]?.at ?? -1]?.text
  const own = measuresIn(ask(asked)).filter(({ measure }) => measure !== 'costs')
  if (!what || own.length > 0) return undefined
  if (bare.test(asked)) return asked.replace(bare, `$<lead> ${what}`)
  return pronoun.test(asked) ? asked.replace(pronoun, what) : undefined
}
