/** Turns that ask for the effect of the step in the turn before: "what would that do to profit?", "what if we closed it?" */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { weekdayNames } from '../../calendar.ts'
import { horizonOf } from '../horizons.ts'
import { readScenario } from '../readers/change-readers.ts'
import type { Turn, TurnReader } from './turn.ts'

const outcome = '(?:(?:our|the) )?(?:profit(?:s|ability)?|margins?|bottom line|numbers|figures|results?)'
const asksEffect = new RegExp(
  `^(?:(?:and )?(?:what|how) (?:would|will|does|might) (?:that|it|this|doing (?:that|it|so)) (?:do|mean|change|affect|hit)(?: (?:to|for))?(?: (?:${outcome}|us))?|(?:and )?what (?:would|will|does|might) (?:happen|happens?) to ${outcome}(?: (?:then|if we (?:do|did)(?: (?:that|it|so))?))?|what if we (?:do|did)(?: (?:that|it|so|just that))?|(?:and )?(?:if (?:we|i) (?:do|did)(?: (?:that|it|so))?,? )what (?:happens?|would happen)(?: to ${outcome})?)(?: (?:then|over (?:a|the|one) (?:year|quarter|month)|(?:a|per|each) (?:year|quarter|month|week)))?$`,
)

/** What advice was asked about, without the words that ask for it. */
const asking =
  /^\W*(?:(?:should|can|could|shall|may|would|do|must) (?:we|i|you)|(?:is it|would it be|is it a good idea|does it make sense|would it (?:pay|make sense|help)|does it pay)(?: worth)?(?: to)?|what (?:if|about) (?:we|i)?|how about(?: we)?|would) /i

const ofStretch = (text: string) => {
  const over = horizonOf(text)
  return over ? { over } : {}
}

const ofStep = (text: string, ask: Turn['ask']): AnswerablePlan | undefined => {
  const plan = readScenario(ask(text))?.plan
  const isPriced = plan?.operator === 'scenario' && (plan.changes.length > 0 || plan.closed !== undefined)
  return isPriced ? plan : undefined
}

/** "What would that do to profit?" after advice on a step that the records can price. */
const effectOfStep: TurnReader = ({ text, before, ask }) => {
  if (!asksEffect.test(text)) return undefined
  if (before.operator === 'scenario') return { ...before, ...ofStretch(text) }
  if (before.operator !== 'advise') return undefined
  const step = before.matter.replace(asking, '').replace(/[\s?!.]+$/, '')
  return ofStep(`what would profit be if we ${step}`, ask) ?? ofStep(`what would ${step} do to profit`, ask)
}

const closes =
  /\b(?<verb>clos(?:e|ed|ing)|shut(?:ting)?|drop(?:ped|ping)?|skip(?:ped|ping)?)(?: up)? (?:on )?(?:it|that(?: one| day)?|then)\b/

/** "What if we closed it?" after the quietest day of the week. */
const closingThatDay: TurnReader = ({ text, before, ask }) => {
  const days = before.operator === 'value' ? before.period.weekdays : undefined
  const [day] = days?.length === 1 ? days : []
  if (day === undefined || !closes.test(text)) return undefined
  const named = text.replace(closes, `$<verb> on ${weekdayNames[day]}s`)
  return ofStep(named, ask) ?? { operator: 'advise', matter: named }
}

const asksCash =
  /^(?:so |and )?how (?:long|many (?:weeks|months))\b.*\b(?:cash|money|last|runway|cover)\b|^(?:and |what about )?(?:the |our )?(?:cash )?runway then$/

/** "How many weeks of cash would we have?", after what was supposed. */
const cashAfter: TurnReader = ({ text, before }) =>
  before.operator === 'scenario' && asksCash.test(text) && !/\b(?:now|today|currently)\b/.test(text)
    ? { ...before, asked: 'cash' }
    : undefined

const asksNumber =
  /^(?:and |so )?how many (?:extra |more |additional )?(?:\w+ ){1,3}(?:is|are|would|does|will) (?:that|it|those)(?: (?:be|mean|come to|make))?(?: (?:a|per) (?:week|day))?$/

/** "How many more sales is that?", after the revenue that a goal needs. */
const inNumber: TurnReader = ({ text, before }) => {
  if (before.operator !== 'solve' || !asksNumber.test(text)) return undefined
  const { inRevenue: _, ...plan } = before
  return { ...plan, lever: 'volume' }
}

const asksForPay =
  /^(?:so |and )?what (?:would|does|will|must) (?:she|he|they|it|that|we) (?:have|need) to (?:bring in|sell|bill|make|earn|take)(?: (?:a|per) week)?$|^(?:so |and )?how (?:many|much) (?:more |extra |additional |new )*(?:\w+ ){1,2}(?:would|will|does|do|must|should) (?:she|he|they|it|that|we) (?:need|have|bring|make|take)(?: to (?:bring in|sell|bill|make|win|pay for (?:it|her|him|them)(?:self|selves)?|cover (?:it|that|her|him|them)(?:self)?))?(?: (?:a|per) week)?$/

/** "How many more transactions would she need?", after a hire or a cost that was weighed. */
const paidFor: TurnReader = ({ text, before, ask }) => {
  if (!asksForPay.test(text)) return undefined
  const step = before.operator === 'advise' ? before.matter.replace(asking, '').replace(/[\s?!.]+$/, '') : ''
  const plan =
    before.operator === 'scenario'
      ? before
      : step
        ? ofStep(`what would profit be if we ${step}`, ask)
        : undefined
  if (plan?.operator !== 'scenario' || plan.changes.length === 0) return undefined
  const { changes, period } = plan
  const inRevenue = /^(?:so |and )?what\b|\b(?:revenue|sales worth|fees|dollars|money|how much)\b/.test(text)
  return {
    operator: 'solve',
    lever: 'volume',
    outcome: 'profit',
    changes,
    period,
    ...(inRevenue ? { inRevenue } : {}),
  }
}

export const stepTurns: readonly TurnReader[] = [effectOfStep, closingThatDay, cashAfter, inNumber, paidFor]
