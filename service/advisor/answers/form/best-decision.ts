/** Says which decision did best, or worst, by the money that was measured after it. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { measure as computed } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { gainOf } from '../../outcomes/gain.ts'
import { quoted } from '../../quotation.ts'
import { weeklyWorth } from '../../weekly-worth.ts'
import { passagesOf } from '../facts-words.ts'
import { becauseLine, comparedLine, verdictWords } from '../writers/outcome-lines.ts'
import type { Ask, Written } from '../written.ts'

const listed = 3
const support = { ranked: 0.85, none: 0.8 } as const

/** What was turned down, by what each was said to be worth: nothing was carried out, so nothing was measured. */
const sayBestDismissed = (
  { context: { records }, plan: { best } }: Ask<DecidedPlan>,
  { facts }: FactsAnswer,
  advisories: readonly Advisory[],
): Written => {
  const stated = advisories.filter(({ worth = '' }) => weeklyWorth(worth) !== undefined)
  const [first] = stated
  const others = advisories.filter((one) => one !== first).slice(0, listed)
  const figure =
    first &&
    computed(records)({
      label: 'worth a week as the advisory states it',
      unit: 'aud',
      formula: 'value',
      inputs: [{ kind: 'advisory', field: 'worth', id: first.id }],
    })
  const rows = others.map(
    ({ title, worth }) => say`- ${quoted(title)}${worth ? `: “${worth}”` : ', which states no worth'}`,
  )
  const lead =
    stated.length > 1
      ? say`${quoted(first?.title ?? '')} stated the ${best === 'best' ? 'most' : 'least'} by the week: ${figure}.`
      : say`Only ${quoted(first?.title ?? '')} stated a sum a week: ${figure}.`
  return {
    lines: [
      first && figure ? lead : say`I can’t rank them: none of them stated a sum a week.`,
      say`What was dismissed was not carried out, so no outcome was measured.`,
      rows.length > 0 ? say`${first ? 'The rest' : 'What they stated'}:` : undefined,
      ...rows,
    ],
    passages: passagesOf(facts.slice(0, listed)),
    support: support.ranked,
    weakness: 'the worth is what each advisory said of itself',
  }
}

/** The decisions in the order of the answer, best or worst first. */
export const sayBestDecision = (
  ask: Ask<DecidedPlan>,
  answer: FactsAnswer,
  advisories: readonly Advisory[],
): Written => {
  const [first, ...others] = advisories
  if (first !== undefined && ask.plan.status === 'dismissed') return sayBestDismissed(ask, answer, advisories)
  const { facts } = answer
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
      becauseLine(first),
      // Before the others, since what does not fit is left out from the end.
      say`Other things happened in those weeks, so this is no proof.`,
      ...(rows.length > 0 ? [say`Next:`, ...rows] : []),
    ],
    passages: passagesOf(facts.slice(0, listed)),
    support: support.ranked,
    weakness: 'other things happened in the same weeks',
  }
}
