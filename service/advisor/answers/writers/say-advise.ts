/** Says what could be done about a matter: whether to do it where that is asked, the best option with its reason and worth, then others. */
import { say } from '../../line.ts'
import { constraintsIn, keeping, unconstrained } from '../../options/constraints.ts'
import type { Option } from '../../options/option.ts'
import { optionsFor } from '../../options/options-for.ts'
import {
  advisoryTitled,
  asksWhether,
  changeAsked,
  ofAdvisory,
  unheldSide,
  verdictOf,
  weighsItself,
} from '../../options/verdict.ts'
import type { Records } from '../../records.ts'
import {
  type Advice,
  type AdvisePlan,
  askBack,
  decided,
  list,
  maxOthers,
  recommended,
  written,
} from '../advice.ts'
import { unsure } from '../advice-unsure.ts'
import type { Ask, Written } from '../written.ts'

const isGeneral =
  /\b(?:money|profit\w*|better|improve|help|options?|ideas?|things?|wins?|next|start|focus|priorit\w+)\b/i

const optionsOn = (ask: Ask<AdvisePlan>, matter: string): readonly Option[] => {
  const own = optionsFor(ask.context, matter, ask.personaKey)
  return own.length > 0 || asksWhether(matter) || !isGeneral.test(matter)
    ? own
    : optionsFor(ask.context, 'What to do next', ask.personaKey)
}

/** What weighs the proposal itself goes before what is only near it. */
const inOrder = (records: Records, matter: string, options: readonly Option[]): readonly Option[] => {
  const isWhether = asksWhether(matter)
  const titled = advisoryTitled(records, matter)
  const placeOf = (one: Option): number => {
    if (weighsItself.has(one.key)) return 0
    // More people are weighed by the hours that they would work, and not by what an advisory says of those there are.
    if (isWhether && one.key === 'more-hours') return 2
    if (!isWhether || one.advisory === undefined) return 4
    if (one.advisory.id === titled?.id) return 1
    return verdictOf(records, matter, one) === 'yes' ? 3 : 4
  }
  // "Leave it as it is" is an answer to a proposal, and no idea.
  const kept = isWhether ? options : options.filter((one) => one.key !== 'stated' || one.changes.length > 0)
  return kept.toSorted((one, other) => placeOf(one) - placeOf(other))
}

export const sayAdvise = (ask: Ask<AdvisePlan>): Written => {
  const { records } = ask.context
  const constraints = constraintsIn(ask.plan.matter, records)
  const whole = unconstrained(ask.plan.matter)
  const missing = asksWhether(whole) ? unheldSide(records, whole) : undefined
  const matter = missing === undefined ? changeAsked(whole) : whole
  const all = optionsOn(ask, matter)
  const options = inOrder(records, matter, keeping(all, constraints))
  const answer: Advice = { ask, matter, constraints, options }
  const [best] = options
  if (asksWhether(whole) && best?.key !== 'loss') {
    const titled = advisoryTitled(records, matter)
    if (titled && titled.status !== 'new' && !(best && weighsItself.has(best.key)))
      return decided(answer, titled, ofAdvisory(records, matter, titled))
    const isTitled = titled !== undefined && titled.id === best?.key
    const verdict = isTitled ? ofAdvisory(records, matter, titled) : verdictOf(records, matter, best)
    const settled = records.advisories.find(({ id, status }) => id === best?.key && status !== 'new')
    if (missing !== undefined || verdict === 'unsure') return unsure(answer, missing)
    return settled && verdict ? decided(answer, settled, verdict) : recommended(answer, verdict)
  }
  if (!best)
    return written(answer, [
      say`Nothing on record bears out a step on that, so I propose none.`,
      all.length > 0 ? say`The steps that the records do bear out are ruled out by what you asked.` : askBack,
    ])
  const { count, order } = constraints
  if ((count ?? 1) > 1 || order !== undefined) return list(answer, count ?? maxOthers + 1)
  return recommended(answer, undefined)
}
