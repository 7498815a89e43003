/** Says which decision did best, or worst, by the money that was measured after it. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../../line.ts'
import { gainOf } from '../../outcomes/gain.ts'
import { quoted } from '../../quotation.ts'
import { passagesOf } from '../facts-words.ts'
import { comparedLine, verdictWords } from '../writers/outcome-lines.ts'
import type { Ask, Written } from '../written.ts'

const listed = 3
const support = { ranked: 0.85, none: 0.8 } as const

/** The decisions in the order of the answer, best or worst first. */
export const sayBestDecision = (
  ask: Ask<DecidedPlan>,
  { facts }: FactsAnswer,
  advisories: readonly Advisory[],
): Written => {
  const [first, ...others] = advisories
  if (first === undefined)
    return {
      lines: [say`I can’t rank them: no accepted decision has an outcome in money on record yet.`],
      support: support.none,
    }
  const { best } = ask.plan
  const isAgainst = best === 'best' ? gainOf(first) <= 0 : gainOf(first) >= 0
  const lead =
    best === 'best'
      ? isAgainst
        ? say`None of them has brought more money yet. The nearest is ${quoted(first.title)}.`
        : say`${quoted(first.title)} has done best.`
      : isAgainst
        ? say`None of them has lost money. The one that brought least is ${quoted(first.title)}.`
        : say`${quoted(first.title)} has done worst.`
  const rows = others.slice(0, listed - 1).flatMap((one): readonly (Line | undefined)[] => {
    const compared = comparedLine(ask, one)
    const verdict = one.outcome && verdictWords[one.outcome.verdict]
    return compared ? [say`- ${quoted(one.title)}: ${compared} ${verdict ?? ''}.`] : []
  })
  return {
    lines: [
      lead,
      comparedLine(ask, first),
      // Before the others, since what does not fit is left out from the end.
      say`Other things happened in those weeks, so this is no proof.`,
      ...(rows.length > 0 ? [say`Next:`, ...rows] : []),
    ],
    passages: passagesOf(facts.slice(0, listed)),
    support: support.ranked,
    weakness: 'other things happened in the same weeks',
  }
}
