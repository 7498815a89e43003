/** Says which of two sides is higher, by how much, and whether that is good. */
import type { ComparePlan } from '#schema/advisor/measure-plans'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { basisWords } from '../comparison.ts'
import { coverageNote, coverageWeakness, supportOf } from '../coverage-words.ts'
import { periodText } from '../period-text.ts'
import { subjectFor, unsigned, type Writer } from '../written.ts'

const higher = { up: 'higher', down: 'lower', unchanged: 'the same' } as const

const judged = (isBetter: boolean | undefined): Line | undefined => {
  if (isBetter === undefined) return undefined
  return isBetter ? say`That is the better of the two.` : say`That is the worse of the two.`
}

export const sayCompare: Writer<'compare', ComparePlan> = (ask, answer) => {
  const { plan, context } = ask
  const { of, against, difference, percent, basis, isBetter } = answer
  const { text, was } = subjectFor(ask, plan.measure)
  const [one, other] = [plan.of, plan.against].map(({ period, filter }) =>
    periodText(context.records, period, filter),
  )
  const each = basisWords[basis]
  const way = of.shown === against.shown ? 'unchanged' : direction(difference)
  const by =
    way === 'unchanged'
      ? say``
      : percent
        ? say`, ${higher[way]} by ${unsigned(difference)} (${unsigned(percent)})`
        : say`, ${higher[way]} by ${unsigned(difference)}`
  return {
    lines: [
      way === 'unchanged'
        ? say`${capital(text)} ${was} the same ${one?.when} as ${other?.when}: ${of}${each}.`
        : say`${capital(text)} ${was} ${of}${each} ${one?.when} against ${against}${each} ${other?.when}${by}.`,
      way === 'unchanged' ? undefined : judged(isBetter),
      basis === 'whole'
        ? undefined
        : say`The two differ in length, so I compared them by the ${basis === 'a-week' ? 'week' : 'day'}.`,
      coverageNote(context.records, answer.coverage),
      coverageNote(context.records, answer.coverageAgainst),
    ],
    support: supportOf(context.records, answer.coverage, answer.coverageAgainst),
    weakness: coverageWeakness(context.records, answer.coverage, answer.coverageAgainst),
  }
}
