/** Says what could be done: whether to do it if asked, the best option with reason and worth, then others. */
import { heldLines, heldStep, isHeldAlone, nextFiles } from '../../held/held-lines.ts'
import { type Line, say } from '../../line.ts'
import { isAbout } from '../../options/about.ts'
import { acceptedAgainst, advisoryAbout, hasLapsed } from '../../options/advisory-about.ts'
import { changeAsked, sidesOf, unheldSide } from '../../options/choice-sides.ts'
import { constraintsIn, keeping, unconstrained } from '../../options/constraints.ts'
import type { Option } from '../../options/option.ts'
import { optionsFor } from '../../options/options-for.ts'
import { asksTheReverse, asksWhether, stepAsked } from '../../options/polarity.ts'
import {
  advisoryTitled,
  isOnTheMatter,
  ofAdvisory,
  reversed,
  type Verdict,
  verdictOf,
  weighsItself,
} from '../../options/verdict.ts'
import { wishIn } from '../../options/wishes.ts'
import type { Records } from '../../records.ts'
import {
  type Advice,
  type AdvisePlan,
  askBack,
  decided,
  isWorthARow,
  list,
  maxOthers,
  recommended,
  written,
} from '../advice.ts'
import { sayChoice } from '../advice-choice.ts'
import { sayLevel } from '../advice-level.ts'
import { isPicked, withTitled } from '../advice-titled.ts'
import { lapsed, unsure } from '../advice-unsure.ts'
import { sayWish } from '../advice-wish.ts'
import { namesTarget } from '../form/weekly-target.ts'
import { sayOutlay } from '../outlay-answer.ts'
import { sayJob } from '../parts/job-offer.ts'
import { unheldPart } from '../parts/part-prices.ts'
import type { Ask, Written } from '../written.ts'

/** Steps that may have to add up to a target. */
const mostCuts = 4

const isGeneral =
  /\b(?:money|profit\w*|better|improve|help|options?|ideas?|things?|wins?|next|start|focus|priorit\w+)\b/i

const optionsOn = (ask: Ask<AdvisePlan>, matter: string): readonly Option[] => {
  const own = optionsFor(ask.context, matter, ask.personaKey)
  return own.length > 0 || asksWhether(matter) || !isGeneral.test(matter)
    ? own
    : optionsFor(ask.context, 'What to do next', ask.personaKey)
}

/** Options that weigh the proposal itself come before related ones. */
const inOrder = (records: Records, matter: string, options: readonly Option[]): readonly Option[] => {
  const isWhether = asksWhether(matter)
  const titled = advisoryAbout(records, matter)
  const placeOf = (one: Option): number => {
    if (weighsItself.has(one.key) || isPicked(one, matter)) return 0
    // More people are weighed by their hours, unless the current ones have too little to do.
    const isLoss = one.worth !== undefined && one.worth.likely.value < 0
    if (isWhether && one.key === 'more-hours') return isLoss && titled ? 5 : 2
    if (one.key === titled?.id) return 1
    if (!isWhether || one.advisory === undefined) return 4
    return verdictOf(records, matter, one) === 'yes' ? 3 : 4
  }
  // "Leave it as it is" answers a proposal, but is not an idea.
  const kept = isWhether ? options : options.filter((one) => one.key !== 'stated' || one.changes.length > 0)
  return kept.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What a question proposes without its constraints, and the options for it, best first. */
const weighed = (ask: Ask<AdvisePlan>) => {
  const { records } = ask.context
  const constraints = constraintsIn(ask.plan.matter, records)
  const whole = unconstrained(stepAsked(ask.plan.matter))
  const missing = asksWhether(ask.plan.matter) ? unheldSide(records, whole) : undefined
  const matter = missing === undefined ? changeAsked(whole) : whole
  const all = withTitled(ask, matter, optionsOn(ask, matter))
  return {
    constraints,
    whole,
    missing,
    matter,
    all,
    options: inOrder(records, matter, keeping(all, constraints)),
  }
}

/** The options that advice lists, by their titles or what they do. */
export const listedSteps = (ask: Ask<AdvisePlan>): readonly string[] =>
  weighed(ask)
    .options.filter((one, at) => at === 0 || isWorthARow(one))
    .map(({ advisory, short }) => advisory?.title ?? short.text)

const heldSupport = 0.9
/** The step that debtors or timesheets support while no weekly figure is on record. */
const heldAdvice = ({ context }: Ask<AdvisePlan>): readonly (Line | undefined)[] | undefined => {
  const { records } = context
  if (!isHeldAlone(records)) return undefined
  return [
    heldStep(records) ?? say`Nothing on record supports a step yet.`,
    ...heldLines(context),
    nextFiles(records),
  ]
}

/** "What happens if the bakery closes?", "is there enough if fees stop?": what would come of it is asked, and no step. */
const asksWhatComes =
  /^\W*(?:(?:and|so|but|ok|hey)\W+)*(?:what (?:happens|would happen|will happen|does it mean)\b|how (?:bad|badly|much)\b.*\bif\b|if\b.*\bwhat (?:happens|would happen|does (?:it|that))\b|(?:\w+ ){0,4}enough\b.*\bif\b|what (?:would|will|does|do|did) (?!(?:you|we|i|jarvin)\b)[^,?]{3,80} (?:cost|mean|do|bring|change|take)\b(?! (?:for|to) (?:save|fix)))/i

/** True for an option that neither was made of what is supposed nor is about it. */
const isBesideIt = (records: Records, matter: string, best: Option): boolean =>
  asksWhatComes.test(matter) &&
  !weighsItself.has(best.key) &&
  best.key !== 'loss' &&
  !isOnTheMatter(records, matter, best.key)

/** Says what could be done; for a question of yes or no, whether to do it, in the question's own terms. */
export const sayAdvise = (ask: Ask<AdvisePlan>): Written => {
  const { records } = ask.context
  const job = sayJob(ask)
  if (job) return job
  const priced = advisoryTitled(records, ask.plan.matter) ? undefined : sayOutlay(ask)
  const told = priced ?? sayLevel(ask)
  if (told) return told
  const part = unheldPart(ask.plan.matter, records)
  if (part) return { lines: part, support: 1 }
  const isWhether = asksWhether(ask.plan.matter)
  const { constraints, whole, missing, matter, all, options } = weighed(ask)
  const against = isWhether ? acceptedAgainst(records, matter) : undefined
  if (against) return decided({ ask, matter, constraints, options: [] }, against, 'dismissed', true)
  const wish = wishIn(whole)
  const wished = wish && sayWish(ask.context, wish, constraints.count)
  if (wished) return wished
  const answer: Advice = { ask, matter, constraints, options }
  const either = sayChoice(answer)
  if (either) return either
  const [best] = options
  if (best && isPicked(best, matter)) return recommended(answer, undefined)
  if (constraints.isOfCuts && best && !isWhether)
    return namesTarget(ask)
      ? list(answer, Math.min(mostCuts, options.filter(isWorthARow).length))
      : recommended(answer, undefined)
  if (isWhether && best?.key !== 'loss') {
    const titled = advisoryAbout(records, matter)
    if (titled?.status === 'accepted' && hasLapsed(titled, records.now)) return lapsed(answer, titled)
    const inItsTerms = (verdict: Verdict, title: string): Verdict =>
      (ask.plan.asked === 'earns') !== asksTheReverse(ask.plan.matter, title) ? reversed(verdict) : verdict
    if (titled && titled.status !== 'new' && !(best && weighsItself.has(best.key)))
      return decided(answer, titled, inItsTerms(ofAdvisory(records, matter, titled), titled.title))
    const isTitled = titled !== undefined && titled.id === best?.key
    const onStep = isTitled ? ofAdvisory(records, matter, titled) : verdictOf(records, matter, best)
    const verdict = inItsTerms(onStep, best?.short.text ?? '')
    const settled = records.advisories.find(({ id, status }) => id === best?.key && status !== 'new')
    if (missing !== undefined || verdict === 'unsure') return unsure(answer, missing)
    // Neither yes nor no answers which of two.
    const isOfTwo = sidesOf(matter).length === 2
    return settled && verdict
      ? decided(answer, settled, verdict)
      : recommended(answer, isOfTwo ? undefined : verdict)
  }
  const held = isWhether ? undefined : heldAdvice(ask)
  if (!best && held)
    return { lines: held, support: heldSupport, weakness: 'no weekly figure is on record yet' }
  if (!best)
    return written(answer, [
      say`Nothing on record supports a step on that, so I propose none.`,
      all.length > 0 ? say`The steps that the records do support are ruled out by what you asked.` : askBack,
    ])
  if (!isAbout(records, matter, best) || isBesideIt(records, matter, best)) return unsure(answer, undefined)
  const { count, order } = constraints
  if ((count ?? 1) > 1 || order !== undefined) return list(answer, count ?? maxOthers + 1)
  const worthy = options.filter(isWorthARow).length
  if (asksForSeveral.test(ask.plan.matter) && worthy > 1) return list(answer, Math.min(maxOthers + 1, worthy))
  return recommended(answer, undefined)
}

const asksForSeveral = /\b(?:options|choices|ideas|ways|suggestions|alternatives)\b/i
