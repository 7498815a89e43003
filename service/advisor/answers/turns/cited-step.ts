/** "So what do I do about it?" after an answer that quoted a record: the open advisory that it quoted, or one on the same matter. */
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { usable } from '../../actions/letters/texts-about.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import type { Context } from '../../plans/context.ts'
import { evaluate } from '../../plans/evaluate.ts'
import { asksForAdvice } from '../../questions/threads/advice-turns.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'
import { textsOf } from '../../timeline/texts.ts'

/** Words that a memo and an advisory must share to be about one matter. */
const least = 5

const openOn = ({ records }: Context, text: string): Advisory | undefined => {
  const own = usable(stemsOf(text))
  const [best] = records.advisories
    .filter(({ status, suggestedAction }) => status === 'new' && suggestedAction !== undefined)
    .map((one) => ({
      one,
      shared: [...usable(stemsOf(`${one.title} ${one.suggestedAction} ${one.message}`))].filter((stem) =>
        own.has(stem),
      ).length,
    }))
    .sort((one, other) => other.shared - one.shared)
  return best && best.shared >= least ? best.one : undefined
}

/** Advice on what the record says that was quoted; undefined for another turn, or where nothing open is on the matter. */
export const citedStep = (message: string, before: Plan | undefined, context: Context): Plan | undefined => {
  if (before?.operator !== 'find' || !asksForAdvice(withoutCourtesy(message))) return undefined
  const answer = evaluate(before, context)
  const source = 'facts' in answer ? answer.facts[0]?.source : undefined
  if (!source) return undefined
  const quoted = context.records.advisories.find(({ id }) => id === source.id)
  if (quoted && quoted.status !== 'new') return undefined
  const text = textsOf(context.records).find(({ id }) => id === source.id)
  const advisory = quoted ?? (text && openOn(context, `${text.title} ${text.text}`))
  return advisory && { operator: 'advise', matter: advisory.title }
}
