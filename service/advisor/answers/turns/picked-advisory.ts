/** A turn that points at the decisions before it: ranks those of a list, takes one by its title, or asks whether one was right. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Plan } from '#schema/advisor/plan'
import type { Advisory } from '#schema/advisory/advisory'
import { plusDays, today } from '../../calendar.ts'
import { advisoryAbout } from '../../options/advisory-about.ts'
import type { Context } from '../../plans/context.ts'
import { evaluateDecided } from '../../plans/decided.ts'
import { evaluateDue } from '../../plans/due.ts'
import { passes } from '../../questions/threads/subject.ts'
import { withoutCourtesy } from '../../questions/threads/turn.ts'
import { isStopWord } from '../../search/common-words.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { weeklyWorth } from '../../weekly-worth.ts'
import { untilAsked } from './weeks-asked.ts'

const ranks =
  /^(?:(?:and )?(?:which|what)(?:'s| is| was| has been)?(?: one| idea| decision| call| of (?:those|them|these|the (?:lot|two|three)))?(?: one)?|of (?:those|them|these|the lot),? which(?: one)?|the)\b(?<asked>[^?,.]*)$/
const ofWorst = /\b(?:worst|least|flopped|dud|poorest|biggest (?:mistake|flop|waste)|hurt|did badly)\b/
const ofBest = /\b(?:best|most|better|biggest (?:win|success|earner)|paid off|dearest|highest|greatest|top)\b/
const ofRank =
  /\b(?:worst|least|flopped|dud|poorest|biggest|mistake|flop|waste|hurt|badly|best|most|better|win|success|earner|paid|off|dearest|highest|greatest|top|worth|would|have|has|had|been|be|was|were|is|are|did|done|do|does|turned|turn|out|work|worked|brought|bring|in|made|make|cost|costs|us|me|money|earned|saved|the|it|idea|one|decision|call|so|far|to|of|them|those|all|(?:a|per|each) week|a|by|dollars?)\b/g

/** Whether a turn asks for the best or the worst of what was listed, and names nothing else. */
const rankAsked = (text: string): DecidedPlan['best'] => {
  const asked = ranks.exec(text)?.groups?.asked
  if (asked === undefined || asked.replace(ofRank, '').trim() !== '') return undefined
  if (ofWorst.test(asked)) return 'worst'
  return ofBest.test(asked) ? 'best' : undefined
}

const one =
  /^(?:(?:what|how) (?:about|of) |tell me about |what's with |what came of |how did |did )?the (?<name>[\p{L}\d' -]{3,40}?) (?:one|idea|thing)(?: (?:go|work|do|out|then|though|work out))*$/u

/** The title's words that a turn names: "and the day rate one?" */
const nameAsked = (text: string): readonly string[] =>
  wordsIn(one.exec(text)?.groups?.name ?? '').filter((word) => !isStopWord(word, formOf(word)))

const judges =
  /^(?:(?:should|shall|would|do|could|can) (?:we|you|i) (?:still |really |just |now )?(?:keep|dump|drop|ditch|scrap|stop|undo|reverse|kill|bin|continue|carry on with|stick with|persist with|do)(?: (?:with|doing))? (?:it|that|this|them)(?: going| up| on| again| then| or not| now)*|(?:keep|dump|drop|ditch|scrap|bin) (?:it|that|this)(?: or (?:keep|dump|drop|ditch|scrap|bin|not)(?: (?:it|that))?)?|(?:was|were|am|are) (?:i|we) (?:right|wrong|mistaken|too hasty|silly|mad)(?: (?:about|on|there|to(?: (?:do|say|turn|knock|accept))?)\b[^?]{0,30})?|(?:was|is|were) (?:it|that|this) (?:worth it|(?:a |the )?(?:good|bad|right|wrong) (?:idea|call|move|decision)|a mistake)(?: or not| after all)?|(?:was it )?worth it(?: or not| then| after all)?|keep or (?:drop|dump))$/

/** True for a turn that asks whether to keep what was decided, or whether it was right. */
export const asksToKeep = (text: string): boolean => judges.test(text)

/** The title's words in "was I wrong about the Monday one?" */
const ofJudged = (text: string): readonly string[] =>
  nameAsked(/ (?:about|on|to (?:do|say|turn|knock|accept)) (?<rest>the .+)$/.exec(text)?.groups?.rest ?? '')

const known = (plan: DecidedPlan, { records }: Context, facts: readonly { source: { id?: string } }[]) =>
  facts
    .flatMap(({ source }) => records.advisories.find(({ id }) => id === source.id) ?? [])
    .filter(({ outcome }) => !plan.isScore || outcome !== undefined)

/** The advisories that an answer gave, in its order; `isOne` if it was about one alone. */
export const given = (plan: Plan, context: Context): { all: readonly Advisory[]; isOne: boolean } => {
  if (plan.operator === 'decided') {
    const answer = evaluateDecided(context, plan)
    if (answer.operator === 'nothing' || answer.isNearest) return { all: [], isOne: false }
    const all = known(plan, context, answer.facts)
    const isOne = (plan.words?.length ?? 0) > 0 || plan.best !== undefined
    return isOne ? { all: all.slice(0, 1), isOne } : { all, isOne: all.length === 1 }
  }
  if (plan.operator === 'due' && plan.isWaiting) {
    const answer = evaluateDue(context, plan)
    const facts = answer.operator === 'nothing' ? [] : answer.facts.filter(({ kind }) => kind === 'waiting')
    const ids = new Set<string | undefined>(facts.map(({ source }) => source.id))
    return { all: context.records.advisories.filter(({ id }) => ids.has(id)), isOne: false }
  }
  const titled = plan.operator === 'advise' ? advisoryAbout(context.records, plan.matter) : undefined
  return { all: titled ? [titled] : [], isOne: true }
}

/** A settled decision by the words of its title. */
const settledPlan = ({ title }: Advisory, period: DecidedPlan['period']): DecidedPlan => ({
  operator: 'decided',
  period,
  words: [...wordsIn(title.toLowerCase())],
})

/** One of a list: a decision, or advice on what waits for one. */
const planOf = (advisory: Advisory, period: DecidedPlan['period']): Plan => {
  const { status, title } = advisory
  if (status === 'new') return { operator: 'advise', matter: title }
  return { ...settledPlan(advisory, period), status }
}

const farBack = 1100
const mostBack = 4

const soFar = (now: Date): DecidedPlan['period'] => ({
  of: { kind: 'dates', from: plusDays(today(now), -farBack), to: today(now) },
})

const named = (all: readonly Advisory[], words: readonly string[]): Advisory | undefined => {
  const forms = words.map(formOf)
  const within = (textOf: (advisory: Advisory) => string) =>
    all.filter((advisory) => {
      const own = new Set(wordsIn(textOf(advisory).toLowerCase()).map(formOf))
      return forms.every((form) => own.has(form))
    })
  const titled = within(({ title }) => title)
  const found = titled.length > 0 ? titled : within(({ title, message }) => `${title} ${message}`)
  return found.length === 1 ? found[0] : undefined
}

/** Of what waits for a decision, the one that is named: a memo or advice may have spoken of it by another name. */
const openByName = (words: readonly string[], { records }: Context): Plan | undefined => {
  const open = records.advisories.filter(({ status }) => status === 'new')
  const found = words.length > 0 ? named(open, words) : undefined
  return found && planOf(found, soFar(records.now))
}

/** The plan of a turn that points at the decisions of the answers before; undefined if it points at none. */
export const pickedAdvisory = (
  message: string,
  plans: readonly Plan[],
  context: Context,
): Plan | undefined => {
  const text = withoutCourtesy(message)
    .replace(/^(?:do|would|don't) you (?:think|reckon|say) /, '')
    .replace(/^(i|we) (was|were|am|are) /, '$2 $1 ')
  const best = rankAsked(text)
  const words = nameAsked(text)
  const isJudged = asksToKeep(text)
  const until = untilAsked(text, today(context.records.now))
  if (!best && words.length === 0 && !isJudged && !until) return undefined
  for (const plan of plans.slice(-mostBack).toReversed()) {
    if (passes(plan)) continue
    const { all, isOne } = given(plan, context)
    if (all.length === 0) return openByName(words, context)
    const period = plan.operator === 'decided' ? plan.period : soFar(context.records.now)
    const [only] = all
    if (until) {
      const from = plusDays(today(context.records.now), -farBack)
      const isWeekly = isOne && only && weeklyWorth(only.worth ?? '') !== undefined
      return isWeekly
        ? { ...settledPlan(only, { of: { kind: 'dates', from, to: until } }), asked: 'gain' }
        : undefined
    }
    const judged = ofJudged(text)
    const own = isOne ? only : named(all, judged)
    if (isJudged && judged.length > 0 && own && own.status !== 'new')
      return { ...settledPlan(own, period), status: own.status, asked: 'right' }
    if (isJudged)
      return isOne && only && only.status !== 'new'
        ? { ...settledPlan(only, period), status: only.status, asked: 'right' }
        : undefined
    if (!isOne || (plan.operator === 'decided' && plan.best && words.length === 0)) {
      if (best && plan.operator === 'decided' && !plan.words) {
        const { isScore: _, asked: _asked, ...rest } = plan
        return { ...rest, best }
      }
      const found = named(all, words)
      return found && planOf(found, period)
    }
    // An answer about one of a list leaves the list open.
  }
  return openByName(words, context)
}
