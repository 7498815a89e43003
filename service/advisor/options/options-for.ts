/**
 * Options for a matter: the single source of recommendations for chat, briefs and actions.
 *
 * Candidates come from the levers of the business and from the records; open advisories are candidates too. Each is priced
 * by the evaluator against doing nothing. Candidates that contradict an accepted advisory are left out; those that were
 * dismissed before say so.
 */
import type { Figure } from '#schema/core/advice'
import { dayText, today } from '../calendar.ts'
import { type Line, paragraph, say } from '../line.ts'
import type { Context } from '../plans/context.ts'
import { quoted } from '../quotation.ts'
import type { Candidate } from './candidates/candidate.ts'
import { cashSteps } from './candidates/cash-steps.ts'
import { costSteps } from './candidates/cost-steps.ts'
import { hourSteps } from './candidates/hour-steps.ts'
import { lossSteps } from './candidates/loss-steps.ts'
import { priceSteps } from './candidates/price-step.ts'
import { recordSteps } from './candidates/record-steps.ts'
import { removalSteps } from './candidates/removal-steps.ts'
import { statedSteps } from './candidates/stated-steps.ts'
import { volumeSteps } from './candidates/volume-steps.ts'
import { type FocusTarget, focusTargets } from './focus-targets.ts'
import type { Effect, Option, Serves } from './option.ts'
import { ranked, riskOf, worthOf } from './rank.ts'
import { type Change, type Scene, sceneOf } from './scene.ts'
import { meet, type Settled, settledAs, stanceOfChanges } from './stance.ts'

const generators = [
  statedSteps,
  removalSteps,
  lossSteps,
  recordSteps,
  priceSteps,
  costSteps,
  hourSteps,
  volumeSteps,
  cashSteps,
]

const stanceOf = ({ changes, weekdays = [] }: Candidate) => stanceOfChanges(changes, weekdays)

const isAgainst = (candidate: Candidate, accepted: readonly Settled[]): boolean => {
  const own = stanceOf(candidate)
  return own !== undefined && accepted.some(({ stances }) => stances.some((one) => meet(own, one, -1)))
}

const saidNo = (candidate: Candidate, dismissed: readonly Settled[]): Candidate => {
  const own = stanceOf(candidate)
  const found = own && dismissed.find(({ stances }) => stances.some((one) => meet(own, one, 1)))
  if (!found) return candidate
  const { id, title, settledAt } = found.advisory
  const day = settledAt ? ` on ${dayText(today(new Date(settledAt)))}` : ''
  const before: Line | undefined = say`You dismissed ${quoted(title, 90)}${day}, which proposed the same.`
  return { ...candidate, because: paragraph([before, candidate.because]), dismissed: { id, title } }
}

const effectOf = (candidate: Candidate, outcome: 'margin' | 'revenue' | 'costs'): Effect | undefined => {
  const found = candidate.priced?.[outcome]
  return found && { before: found.before, after: found.after }
}

const outcomeOf = (measure: FocusTarget['measure']): 'margin' | 'revenue' | 'costs' | undefined =>
  measure === 'margin' || measure === 'revenue' || measure === 'costs' ? measure : undefined

/** First unmet target that the candidate moves in the right direction. */
const servesOf = (candidate: Candidate, targets: readonly FocusTarget[]): Serves | undefined => {
  for (const { metric, measure, isMet } of targets) {
    const outcome = outcomeOf(measure)
    const effect = outcome && effectOf(candidate, outcome)
    if (isMet || !effect) continue
    const change = effect.after.value - effect.before.value
    if (outcome === 'costs' ? change < 0 : change > 0) return { metric, effect }
  }
  return undefined
}

const servesVolume = ({ lever }: Candidate, targets: readonly FocusTarget[]): boolean =>
  lever === 'volume' && targets.some(({ measure, isMet }) => !isMet && measure === 'transactions')

const toOption = (scene: Scene, candidate: Candidate, targets: readonly FocusTarget[]): Option => {
  const { priced, lever: _, weekdays: _days, tier: _tier, worth: _worth, ...rest } = candidate
  const serves = servesOf(candidate, targets)
  const assumptions: readonly Figure[] = priced?.assumptions ?? []
  return {
    ...rest,
    worth: worthOf(candidate),
    margin: effectOf(candidate, 'margin'),
    risk: riskOf(candidate),
    review: scene.review,
    assumptions,
    ...(serves ? { serves } : {}),
  }
}

/** Steps without effect come first in no style. */
const isSound = ({ changes, priced }: Candidate): boolean => changes.length === 0 || priced !== undefined

/**
 * Options for a matter in words (a question or topic), best first for an executive style. Empty if nothing on
 * record supports one. Every number in their lines is a figure with a receipt. `change` says which weeks they are to mend.
 */
export const optionsFor = (
  context: Context,
  matter: string,
  personaKey: string,
  change?: Change,
): readonly Option[] => {
  const scene = sceneOf(context, matter, personaKey, change)
  const accepted = settledAs(scene.records, 'accepted')
  const dismissed = settledAs(scene.records, 'dismissed')
  const targets = focusTargets(context)
  const candidates = generators
    .flatMap((generator) => generator(scene))
    .filter((candidate) => isSound(candidate) && !isAgainst(candidate, accepted))
    .map((candidate) => saidNo(candidate, dismissed))
  const isTowards = (candidate: Candidate) =>
    servesOf(candidate, targets) !== undefined || servesVolume(candidate, targets)
  return ranked(scene, candidates, isTowards).map((candidate) => toOption(scene, candidate, targets))
}
