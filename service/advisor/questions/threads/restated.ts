/** Turns that say how they stand to the conversation: they leave it, return to an earlier subject of it, or put a part right. */
import type { Plan } from '#schema/advisor/plan'
import { measuresIn, type Question } from '../question.ts'
import { asValue, figureOf } from './subject.ts'

/** A turn in its own words, and the plan that it goes on from. */
export type Restated = {
  readonly message: string
  readonly before: Plan | undefined
  /** What it returns to, in its words. */
  readonly topic?: string
}

const leaving =
  '(?:forget|scrap|leave|drop|ignore|skip|park) (?:about )?(?:that|it|this|all that)|never ?mind(?: that| it)?|anyway|moving on|(?:a )?(?:different|another|new|separate|unrelated) (?:question|topic|thing|subject)|on another (?:note|matter|topic)|(?:changing|change of) (?:the )?(?:subject|topic)'
/** What is left is asked anew; "ignore that week" and "drop it to 3%" go on. */
const leaves = new RegExp(
  `^\\W*(?:(?:ok|okay|right|so|well|actually|no|nah)\\b\\W*)*(?:${leaving})(?: for now| then)?(?:\\s*[,.;:!–-]+\\s*(?=\\w)|\\s+(?=(?:what|what's|whats|how|how's|hows|who|when|which|why|where|show|is|are|do|does|did|can|should|tell|give|let's|lets)\\b))`,
  'i',
)

const returns =
  /^\W*(?:(?:ok|okay|right|so|and|now|well)\b\W*)*(?:(?:let['’]?s |can we |could we |i want to )?(?:go|going|get|getting|come|coming|turn|turning|circle|circling|switch) )?(?:back|return|returning) to (?:(?:what you said about|the question of|the question about|talking about|the|our|my|that|those|these) )*(?<what>[^,.;:?!–]{2,40})(?<rest>[,.;:?!–].*)?$/i

const corrects =
  /^\W*(?:(?:no|nah|nope|sorry|oops|not that|wait|hang on|my bad|i think|ah|oh|well)\b\W*)*(?:i (?:actually )?(?:mean|meant|wanted|want|asked (?:for|about)|was asking (?:for|about)|was after)|meant)(?: to (?:say|ask)(?: about)?)? (?=\w)/i

/** Says what a plan says, so that returning to it repeats its answer. */
export const again = 'and that again'

const ofMeasure = (what: string, earlier: readonly Plan[], ask: (text: string) => Question) => {
  const [named] = measuresIn(ask(what))
  return named && earlier.findLast((plan) => figureOf(plan)?.measure === named.measure)
}

/** The turn without the words that say where in the conversation it belongs. */
export const restated = (
  message: string,
  before: Plan | undefined,
  earlier: readonly Plan[],
  ask: (text: string) => Question,
): Restated => {
  if (before === undefined || message.length > longest) return { message, before }
  const own = message.replace(leaves, '')
  if (own !== message) return { message: own, before: undefined }
  const { what, rest = '' } = returns.exec(message)?.groups ?? {}
  const plan = what === undefined ? undefined : ofMeasure(what, earlier, ask)
  const further = rest.replace(/^\W+/, '')
  // "Back to the landlords: how many are left?"
  if (!plan && what !== undefined && asks.test(further))
    return { message: further, before: undefined, topic: what }
  if (!plan || what === undefined) {
    const meant = message.replace(corrects, '')
    // What is put right is the figure itself, and not what it was set beside.
    const isSide = meant !== message && before.operator === 'compare'
    return { message: meant, before: isSide ? (asValue(before) ?? before) : before }
  }
  return { message: further === '' ? again : further, before: plan, topic: what }
}

const asks =
  /^(?:(?:and|so|but) )?(?:what|how|when|where|who|which|why|is|are|was|were|do|does|did|has|have|should|can|could|will|would)\b/i

const longest = 200
