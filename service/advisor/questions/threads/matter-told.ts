/** Orders for a message about what was just spoken of: "write to them", "ok write that to her", "tell the team about it". */
import { MeasureName } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import type { BusinessType } from '#schema/session/session'
import { measureLabel } from '../../measures/measure-names.ts'
import { asksForMessage } from '../classifier/messages-asked.ts'

const aboutThat = /\babout (?:it|this|that)\b/i

/** The order for a message with what was just spoken of in the place of "it". */
export const withMatterTold = (message: string, before: Plan | undefined, trade: BusinessType): string => {
  const measure = before && 'measure' in before ? before.measure : undefined
  if (!MeasureName.is(measure) || !aboutThat.test(message) || !asksForMessage(message)) return message
  return message.replace(aboutThat, `about the ${measureLabel(measure, trade)}`)
}

const courtesy = String.raw`^\W*(?:(?:ok|okay|right|great|good|please|pls|and|now|then|can you|could you|so)\b\W*)*`
const ordersThat = new RegExp(
  String.raw`${courtesy}(?:write|draft|send|put|email|text|word|type|turn)\b(?: up)? (?:that|it|this|one)\b(?: up)?(?: (?:in|into|as) an? (?:email|e-mail|note|letter|message|text))?(?: (?:to|for) (?<whom>[^,.;:?!]{2,40}))?\W*$`,
  'i',
)
const ordersToThem = new RegExp(
  String.raw`${courtesy}(?:write|draft|send|email|text|message)(?: (?:an? )?(?:email|e-mail|note|letter|message|something|line))?(?: to)? (?<them>them|him|her|those|these)(?<rest>(?: an? (?:email|e-mail|note|letter|message|reminder))?)\W*$`,
  'i',
)
/** What people did, after whom they are: "landlords", "left". */
const isDone = /(?:ed|left|went|came|quit|owe|owes|paid|late)$/

/** The people that the conversation was last about. */
const whomOf = (plans: readonly Plan[]): string | undefined => {
  const found = plans.findLast((plan) => plan.operator === 'find' && plan.things !== undefined)
  const [who] = found?.operator === 'find' ? (found.things ?? []) : []
  if (found?.operator !== 'find' || !who) return undefined
  const did = found.words.filter((word) => !who.includes(word)).find((word) => isDone.test(word))
  return did ? `the ${who} who ${did}` : `the ${who}`
}

/** The order with the people and the step that were spoken of in the place of "them" and "that". */
export const withOrderTold = (
  message: string,
  before: Plan | undefined,
  plans: readonly Plan[],
  stepOf: (before: Plan) => string | undefined,
): string => {
  const them = before?.operator === 'find' ? ordersToThem.exec(message)?.groups : undefined
  const whom = them && whomOf(plans)
  if (whom) return `write${them.rest ?? ''} to ${whom}`
  const that = ordersThat.exec(message)
  const step = that && before?.operator === 'advise' ? stepOf(before) : undefined
  if (!that || !step) return message
  const to = that.groups?.whom ? ` to ${that.groups.whom}` : ' an email'
  return `write${to} about ${step.charAt(0).toLowerCase()}${step.slice(1)}`
}
