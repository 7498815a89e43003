/** Turns that go on supposing: a change beside those before, what somebody is paid, and whether to do it. */
import type { LeverChange, ScenarioPlan } from '#schema/advisor/change-plans'
import type { AnswerablePlan, Plan } from '#schema/advisor/plan'
import { weekdayNames } from '../../calendar.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { leversIn } from '../levers.ts'
import { isOfFigures } from '../plan-tests.ts'
import type { Question } from '../question.ts'
import { readScenario } from '../readers/change-readers.ts'
import { editScenario } from './scenario-edits.ts'
import { stepAsked } from './step-asked.ts'
import type { TurnReader } from './turn.ts'

const adds =
  /^\W*(?:and|plus|also|but|with|while|(?:and |but |so |ok )*(?:what )?if)\b|\b(?:too|as well|also|on top(?: of that)?)\W*$/i
const asks =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:what(?! if| about)|how|why|which|who|when|where|is|are|was|did|does|do|should)\b/i

/** "And lose 3% of the customers as well" */
const supposedToo: TurnReader = ({ before, question }) => {
  if (before.operator !== 'scenario' || !adds.test(question.text) || asks.test(question.text))
    return undefined
  const plan = editScenario(before, question, new Set())?.plan
  return plan?.operator === 'scenario' && plan.changes.length > before.changes.length ? plan : undefined
}

const supposes = /^\W*(?:(?:and|but|so|ok)\W+)*(?:what )?if\b/i

/** "What if they only bill 60%?" after a figure or another change: of the business, whatever the words are used for elsewhere. */
export const supposesOn = (message: string, before: Plan | undefined): boolean =>
  before !== undefined && before.operator !== 'clarify' && isOfFigures(before) && supposes.test(message)

const leastPay = 20_000
const week = 38
const ofPay =
  /^(?:(?:if|say|what if|what about|how about|and|for|at|on|we paid?|pay(?:ing)?|(?:she|he|they)(?:'s|'re| is| are| was| were)?(?: on| paid)?|it(?:'s| is| was)?) ?){0,4}\$?\d[\d,.]*k?(?: (?:a|per) year| each| plus super)?$/

/** "At 90k" after a hire. */
const paidAt: TurnReader = ({ text, before, question, ask }) => {
  const [amount, other] = question.amounts
  if (before.operator !== 'scenario' || !amount || other || amount.value < leastPay || !ofPay.test(text))
    return undefined
  const hired = before.changes.find(({ lever, by }) => lever === 'staff' && by === 'hours')
  if (!hired || hired.size < week) return undefined
  const people = Math.round(hired.size / week)
  const plan = readScenario(
    ask(
      `what if we hire ${people === 1 ? 'someone' : `${people} people`} at $${amount.value}${people === 1 ? '' : ' each'}`,
    ),
  )?.plan
  if (plan?.operator !== 'scenario') return undefined
  return { ...before, changes: [...before.changes.filter((one) => one !== hired), ...plan.changes] }
}

/** A change that is ours to make, as the step that makes it; what happens to us is none. */
const stepOf = ({ lever, by, size }: LeverChange, { trade }: Question): string | undefined => {
  if (lever === 'volume') return undefined
  const name = lever === 'price' ? 'prices' : measureLabel(lever, trade)
  const much = Math.abs(size)
  if (by === 'percent') return `${size < 0 ? 'cut' : 'raise'} ${name} by ${much}%`
  if (by === 'amount' && lever === 'price') return `${size < 0 ? 'cut' : 'raise'} ${name} by $${much}`
  if (by === 'hours') return size < 0 ? `cut ${much} paid hours a week` : `add ${much} paid hours a week`
  return by === 'amount' ? `spend $${much} a week ${size < 0 ? 'less' : 'more'} on ${name}` : undefined
}

const matterOf = (before: ScenarioPlan, question: Question): string | undefined => {
  const days = before.closed?.weekdays?.map((day) => `${weekdayNames[day] ?? ''}s`) ?? []
  if (days.length > 0) return `should we close on ${days.join(' and ')}`
  const steps = before.changes.flatMap((change) => stepOf(change, question) ?? [])
  return steps.length > 0 ? `should we ${steps.join(' and ')}` : undefined
}

/** "So should we do it?" after what was supposed. */
const whetherTo: TurnReader = ({ text, before, question }) => {
  if (before.operator !== 'scenario' || !stepAsked.test(text)) return undefined
  const matter = matterOf(before, question)
  return matter ? { operator: 'advise', matter } : undefined
}

const sizes = [5, 10, 20]

/** "And if we lost a few customers too": the change in several sizes to choose from. */
export const sizesOf = (question: Question, before: Plan | undefined): readonly AnswerablePlan[] => {
  if (before?.operator !== 'scenario' || !adds.test(question.text) || asks.test(question.text)) return []
  if (question.amounts.length > 0) return []
  const [named] = leversIn(question)
  const isLess =
    /\b(?:los[et]\w*|drop\w*|fall\w*|fell|fewer|less|down|cut\w*|lower\w*|trim\w*|slow\w*|leave|left)\b/i.test(
      question.text,
    )
  const isMore = /\b(?:gain\w*|ris\w*|rose|more|up|raise\w*|add\w*|extra|higher|busier|win|won)\b/i.test(
    question.text,
  )
  if (!named || isLess === isMore) return []
  const kept = before.changes.filter(({ lever }) => lever !== named.lever)
  return sizes.map((size) => ({
    ...before,
    changes: [...kept, { lever: named.lever, by: 'percent', size: isLess ? -size : size }],
  }))
}

export const supposedTurns: readonly TurnReader[] = [supposedToo, paidAt, whetherTo]
