/** "We lost a client last week." "They brought in $4,000 a week.": what a payer brings, told after the payer itself. */
import type { ReplyRequest } from '../../engine.ts'
import { topicsOf } from './topics.ts'

const helpers =
  "(?:['’](?:ve|re|ll))?(?: (?:have|had|has|are|is|may|might|will|would|could|can|do|did|just|recently|also|only|about to|going to|gonna|to))*"
const payer =
  '(?:client|customer|account|contract|landlord|management|programme|program|project|job|patient|member|student|tenant|order|deal|retainer|tender|listing)s?'
/** To lose or win whoever pays. */
const comesOrGoes = new RegExp(
  String.raw`\b(?:we|i)${helpers} (?:(?<goes>los(?:e|es|ing|t))|win|winning|won|sign(?:ed|ing)?(?: up)?|land(?:ed|ing)?|gain(?:ed|ing)?|g[eo]t(?:ting)?|pick(?:ed|ing)?(?: up)?) (?<who>[^,.;:?!]{3,60})`,
  'i',
)
const isPayer = new RegExp(String.raw`\b${payer}\b`, 'i')
const ofTime =
  /\b(?:(?:last|this|next) (?:week|month|quarter|year)|today|yesterday|recently|in \w+|on \w+day)\b.*$/i
/** "We lost customers in October" is a claim about sales. */
const isCounted = /^(?:an?|the|our|my|one|two|three|four|five|\d+|another|that|this)\b/i
const isStaff =
  /\b(?:barista|cook|chef|waiter|waitress|consultant|agent|contractor|assistant|manager|bookkeeper|staff|employee|partner|person|people|one of the team)s?\b/i
const brings =
  /^\W*(?:(?:and|well|so|yes|yeah)\b\W*)*(?:they|it|he|she|that(?: one| client)?|the client|each of them|both of them)(?:['’](?:s|re|d))?(?: (?:would|will|is|are|was|were|used to|each|both|currently|only|usually))* (?:br(?:ing|ings|inging|ought)|worth|pay(?:s|ing)?|paid|bill(?:s|ed|ing)?|spen[dt](?:s|ing)?|g[ai]ve?(?:s|ing)?)(?: (?:us|in|out|about|around|roughly|some|maybe|up to))* (?=\$|\d)(?<sum>[^?]{2,60}?)[.?!\s]*$/i

type Turn = Pick<ReplyRequest, 'message' | 'earlier' | 'before'>
type Told = { readonly goes?: string; readonly who?: string }

const supposed = ({ goes, who: said = '' }: Told, bringing?: string): string | undefined => {
  const who = said.replace(ofTime, '').trim()
  // What a person on the team brings is another question. Only a payer that is called one is won, or lost for an unnamed sum.
  if (isStaff.test(who) || !isCounted.test(who) || !(isPayer.test(who) || (goes && bringing)))
    return undefined
  const named = isPayer.test(who) ? who.replace(/\bcustomer/gi, 'client') : 'a client'
  return `What if we ${goes ? 'lose' : 'win'} ${named}${bringing ?? ''}?`
}

/** A payer that is told and not asked about, up to the end of the message. */
const toldAlone = new RegExp(
  String.raw`^\W*(?:(?:so|well|hey|good news|bad news|ok)\b\W*)*${comesOrGoes.source}[.!\s]*$`,
  'i',
)

/**
 * The supposition that a told payer makes, with what it brings where the turn after it says so: "What if we lose a client who
 * brings in $4,000 a week?". Undefined for another turn.
 */
export const payerTold = ({ message, earlier, before }: Turn): string | undefined => {
  const alone = toldAlone.exec(message)?.groups
  if (alone) return supposed(alone)
  // What was supposed with its payers goes on as it stands.
  const sum = before?.operator === 'scenario' ? undefined : brings.exec(message)?.groups?.sum
  const told = sum && comesOrGoes.exec(earlier.at(-1)?.message ?? '')?.groups
  return told ? supposed(told, ` who brings in ${sum}`) : undefined
}

const allGo =
  /(?<=^\W*(?:(?:and|so|but|ok)\W+)*(?:what (?:if|happens if|happens when)|if) )(?:both(?: of them)?|they(?: both| all)?|all of them)(?= (?:leave|left|go|went|quit|walk|walked|pull(?:ed)? out|move(?:d)? on|drop(?:ped)? us)\b)/i

/** "What if both leave?": those that the questions before were about. */
export const withThoseWhoGo = ({
  message,
  earlier,
  records,
}: Pick<ReplyRequest, 'message' | 'earlier' | 'records'>): string => {
  if (!allGo.test(message)) return message
  const those = topicsOf(records, earlier).find((topic) => /s$/.test(topic))
  return those ? message.replace(allGo, those) : message
}
