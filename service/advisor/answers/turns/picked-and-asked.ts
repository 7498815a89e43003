/** "The first one looks good, what is it worth?", "ok, the coffee one: why?": a step that was given, and what is asked of it. */
import type { Plan } from '#schema/advisor/plan'
import type { Context } from '../../plans/context.ts'
import { questionOf } from '../../questions/question-of.ts'
import { ofThread } from '../../questions/threads/of-thread.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'

const picked =
  /^(?:i (?:like|prefer|fancy|want)|let's (?:take|look at)|take|for|about|tell me about|what about|how about|and)? ?(?<head>the [\p{L}\d' -]{3,40}?(?: (?:one|idea|option|suggestion))?)(?: (?:sounds?|looks?|seems?|feels?|is) (?:the )?(?:right|good|fine|best|promising|interesting|ok|okay|sensible|doable|better)| then| please)*\s*[,;:.–—-]+\s*(?<tail>\S.*)$/u
const longest = 140

/** The plan of such a turn, by the readers that pick a step by its place or its title. */
export const pickedAndAsked = (
  message: string,
  { records }: Context,
  pick: (head: string) => Plan | undefined,
): Plan | undefined => {
  const { head, tail } = (message.length <= longest && picked.exec(withoutCourtesy(message))?.groups) || {}
  if (!head || !tail) return undefined
  const plan = pick(head)
  if (!plan || plan.operator === 'clarify') return undefined
  const ask = (text: string) => questionOf(text, records.business.type, records.now)
  return ofThread(ask(tail), plan, [], ask)
}
