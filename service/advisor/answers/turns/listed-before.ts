/** What the answer before listed: advisories that wait, and steps of advice, so that a turn can pick one of them. */
import type { Plan } from '#schema/advisor/plan'
import { AdvisorKey } from '#schema/chat/chat'
import { servedBy, wishIn } from '../../options/wishes.ts'
import type { Context } from '../../plans/context.ts'
import { evaluateDue } from '../../plans/due.ts'
import { askedOfStep } from '../../questions/threads/advice-turns.ts'
import { namesLast, placeNamed } from '../../questions/threads/place-named.ts'
import { passes } from '../../questions/threads/subject.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'
import { listedSteps } from '../writers/say-advise.ts'
import { waitingIn } from '../writers/say-due.ts'

type Advise = Extract<Plan, { readonly operator: 'advise' }>

const stepsOf = (plan: Advise, context: Context, personaKey: string): readonly string[] => {
  const wish = wishIn(plan.matter)
  const served = wish ? servedBy(context.records, wish).map(({ title }) => title) : []
  if (served.length > 0) return served
  const ask = {
    context,
    plan,
    personaKey: AdvisorKey.is(personaKey) ? personaKey : ('hospitality_ceo' as const),
    passages: [],
    premise: undefined,
    message: plan.matter,
  }
  return listedSteps(ask)
}

/** Titles of what was listed, in its order. */
const listed = (before: Plan, context: Context, personaKey: string): readonly string[] => {
  if (before.operator === 'advise') return stepsOf(before, context, personaKey)
  if (before.operator !== 'due') return []
  const answer = evaluateDue(context, before)
  return answer.operator === 'nothing' ? [] : waitingIn(context.records, answer.facts).map(({ what }) => what)
}

const longestMatter = 300
const stepOf = (title: string, asked?: 'why' | 'worth'): Plan => ({
  operator: 'advise',
  ...(asked ? { asked } : {}),
  matter: `${title.charAt(0).toUpperCase()}${title.slice(1)}`.slice(0, longestMatter),
})

const mostBack = 4
const asksElse =
  /^(?:what|anything|something) else(?: (?:could|can|should|might|would) (?:we|i|you) (?:do|try|suggest))?$|^(?:any )?other (?:ideas|options|suggestions|ways)$|^(?:what(?:'s| is) )?plan b$|^(?:what(?:'s| is) |and )?the next (?:best )?(?:one|thing|option|step|idea)$/

/** The step that a turn picks out of the last list; undefined if it picks none. */
export const pickedStep = (
  message: string,
  plans: readonly Plan[],
  context: Context,
  personaKey: string,
): Plan | undefined => {
  const text = withoutCourtesy(message)
  const isNext = asksElse.test(text)
  // "The last one" is counted from the end.
  const named = namesLast(text) ? 0 : placeNamed(text)
  if (named === undefined && !isNext) return undefined
  let told = 1
  // Advice on one step of a list lists others of its own, which were not spoken of.
  for (const plan of plans.slice(-mostBack).toReversed()) {
    const titles = listed(plan, context, personaKey)
    const isStep = plan.operator === 'advise' && titles[0]?.toLowerCase() === plan.matter.toLowerCase()
    if (isStep) told += 1
    // "What else?" is the first that was not told yet.
    const title = isStep ? undefined : isNext ? titles[told] : titles.at((named ?? 1) - 1)
    if (title) return stepOf(title, askedOfStep(text))
    if (!isStep && !passes(plan)) return undefined
  }
  return undefined
}

/** The step that advice put first. */
export const firstStep = (before: Plan, context: Context, personaKey: string): string | undefined =>
  listed(before, context, personaKey)[0]

/** Advice on what to do first, as the step that it named: its reason and its worth are asked for. */
export const namedStep = (before: Plan, context: Context): Plan => {
  const wish = before.operator === 'advise' ? wishIn(before.matter) : undefined
  const [first] = wish ? servedBy(context.records, wish) : []
  return first ? stepOf(first.title) : before
}
