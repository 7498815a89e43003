/** What plans that are no plain figure lose: the direction of a change, the stretch of an overview, the number in a search. */
import { grains, isMeasured } from '#schema/advisor/measure'
import type { AnswerablePlan } from '#schema/advisor/plan'
import { measureNamed } from '../../measures/measures.ts'
import { isDuration } from '../amounts/change-sizes.ts'
import { directionsIn, isAddition } from '../amounts/directions.ts'
import { clauseOf, leversIn, within } from '../levers.ts'
import { isLineOfExpense, matchWords, measuresIn, type Question, textOf } from '../question.ts'

const rises =
  /^(?:up|rises?|rose|increas\w*|rais\w*|higher|dearer|add\w*|goes? up|puts? up|lift\w*|hik\w*|climb\w*|jump\w*|bump\w*)\b/
const falls =
  /^(?:down|drop\w*|falls?|fell|cut\w*|lower\w*|less|fewer|reduc\w*|los[et]\w*|cheaper|trim\w*|halv\w*|slash\w*|sav\w*|without|off|minus|discount\w*|stop\w*|leav\w*|quit\w*|slow\w*|weaker|smaller)\b/
const reach = 4
/** A supposition has few levers, and a long message many words for them. */
const most = 12

/** The ways that the words of a stretch say; "more" and "another" say one only where no verb does. */
const waysIn = (question: Question, place: number): readonly number[] => {
  const clause = clauseOf(question, place)
  const [from, until] = [Math.max(clause[0], place - reach), Math.min(clause[1], place + reach + 1)]
  const near = question.terms.slice(from, until).flatMap((term) => textOf(term).split(' '))
  const said = near.flatMap((word) => (rises.test(word) ? [1] : falls.test(word) ? [-1] : []))
  const all = within(directionsIn(question), clause)
  const verbs = all.filter(({ at }) => !isAddition(question, at))
  const isAdded = all.some(({ at }) => at >= from && at < until && isAddition(question, at))
  if (said.length > 0) return [...said, ...within(verbs, [from, until]).map(({ sign }) => sign)]
  return !isAdded ? [] : verbs.length > 0 ? verbs.map(({ sign }) => sign) : [1]
}

/** "Rent up 8%" with a plan that lowers it: the words beside the lever all say the other way. */
const turnedChanges = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (plan.operator !== 'scenario' && plan.operator !== 'solve') return []
  if (plan.operator === 'scenario' && plan.gone) return []
  const signs = leversIn(question)
    .slice(0, most)
    .flatMap(({ at, lever }) => {
      const change = plan.changes.find(
        (one) => one.lever === lever && (one.by === 'percent' || one.by === 'amount'),
      )
      if (!change || change.size === 0) return []
      const ways = waysIn(question, at)
      const [isUp, isDown] = [ways.includes(1), ways.includes(-1)]
      return isUp === isDown ? [] : [{ at, lever, isSo: isUp === change.size > 0 }]
    })
  // A word for two levers, such as coffee, says less than the other word for one of them.
  return signs
    .filter(({ lever }) => signs.every((one) => one.lever !== lever || !one.isSo))
    .map(({ at }) => at)
}

/** "Keep costs 5% higher" after a question of a price: a cost that no change moves. */
const unmovedCosts = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (plan.operator !== 'scenario' || plan.closed || plan.gone) return []
  if (question.amounts.every((amount) => isDuration(question, amount))) return []
  // "10 managements at $480 rent and 7% fee": the rent is a factor.
  if (plan.changes.some(({ product }) => product)) return []
  const moved = plan.changes.map(({ lever }) => lever)
  if (plan.once !== undefined || moved.some((lever) => lever !== 'price' && lever !== 'volume')) return []
  const named = measuresIn(question).filter(({ measure }) => isLineOfExpense(measure) || measure === 'costs')
  const isNamed = leversIn(question).some(({ lever }) => moved.includes(lever))
  return isNamed ? [] : named.map(({ at }) => at)
}

const byGrain =
  /\bby (?:the )?(?<grain>day|week|fortnight|month|quarter)\b(?! (?:before|after|of|the|\d|end))/

/** "Weekly profit by quarter" is a figure for each quarter. */
const lostGroups = (question: Question, plan: AnswerablePlan): readonly number[] => {
  if (plan.operator !== 'value') return []
  const found = matchWords(question, byGrain)
  const grain = grains.find((one) => one === found?.groups.grain)
  return found && grain && plan.group !== grain && plan.each !== grain ? found.places : []
}

const ofLongTime = /\b(?:quarter|half|year|month)\b/

/** An overview is of the last week. */
const lostStretch = (question: Question, plan: AnswerablePlan): readonly number[] =>
  plan.operator === 'overview' && plan.of === 'standing'
    ? (matchWords(question, ofLongTime)?.places ?? [])
    : []

/** "How much do 3 idle days cost us?": a sentence on record is of its own number. */
const lostNumbers = ({ amounts }: Question, plan: AnswerablePlan): readonly number[] =>
  plan.operator === 'find' && plan.asked === 'how-much'
    ? amounts.filter(({ unit, value }) => unit !== 'plain' || value !== 1).map(({ first }) => first)
    : []

const asksFact =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:are|is|was|were|does|did|has|have) (?:we|our|the|my|they|it)\b/i
const proposes =
  /\b(?:worth|should|could|can|would|need|too|enough|afford|better|best|time to|good|bad|idea|sense|risk\w*|wise|right|wrong|crazy|mad|sustainable|healthy|pay (?:off|for)|over\w+|under\w+|what|how|or|to|than|cheaper|dearer|normal|usual|typical|average|high|low)\b/i

/** "Are our proposals winning?" asks for a fact, and no step answers it. */
const stepForFact = ({ text, terms }: Question, plan: AnswerablePlan): readonly number[] =>
  plan.operator === 'advise' &&
  plan.matter === text.trim() &&
  plan.asked === undefined &&
  asksFact.test(text) &&
  !proposes.test(text)
    ? [...terms.keys()]
    : []

const asksOpen =
  /^\W*(?:are|is|was|were|will|do|did) (?:we|you|the (?:shop|caf[eé]|office|business)) (?:be |still )?(?:open|closed|shut|trading|working)\b/i

/** "Are we open on Boxing Day?" is no question of sales. */
const salesForHours = ({ text, terms }: Question, plan: AnswerablePlan): readonly number[] =>
  'measure' in plan && asksOpen.test(text) ? [...terms.keys()] : []

const asksLength =
  /^\W*(?:(?:and|so|but|ok|about|roughly|on average,?)\W+)*how long (?:do|does|did|is|are|was|were|will|would|can|have|has)\b/i

/** "How long does a tenant stay with us?" is no question of money or of a number sold. */
const amountForLength = ({ text, terms }: Question, plan: AnswerablePlan): readonly number[] =>
  (plan.operator === 'value' || plan.operator === 'compare') &&
  asksLength.test(text) &&
  isMeasured(plan.measure) &&
  measureNamed(plan.measure).unit !== 'weeks' &&
  measureNamed(plan.measure).unit !== 'hours'
    ? [...terms.keys()]
    : []

/** Places of the words that such a plan lost. */
export const otherLosses = (question: Question, plan: AnswerablePlan): readonly number[] => [
  ...turnedChanges(question, plan),
  ...unmovedCosts(question, plan),
  ...lostGroups(question, plan),
  ...lostStretch(question, plan),
  ...lostNumbers(question, plan),
  ...stepForFact(question, plan),
  ...salesForHours(question, plan),
  ...amountForLength(question, plan),
]
