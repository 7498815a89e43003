/**
 * Questions about the product itself, recognised by their subject: the advisor, its figures, or the handling
 * of what is typed here; also orders for what a chat cannot do, which are answered with the right place.
 */

import type { TalkPlan } from '#schema/advisor/fact-plans'
import type { ProductTopic } from '#schema/advisor/product-topic'
import { orderIn } from './orders.ts'
import { productTopicIn } from './product-topics.ts'

const longest = 250

/** Things stored here, by any name. */
const held = String.raw`(?:(?:my|our|the|these|those|this|your|all (?:my|our|this|the|of (?:my|our|this|these|it))) (?:\w+ )?(?:data|figures|numbers|books|records|info|information|stats|details|answers?|results?|chats?|conversations?|questions?|messages?|stuff|business|company)|what (?:i|we) (?:type|write|say|ask|tell|put|enter|share|upload)|(?:anything|everything|stuff) (?:i|we) (?:type|write|say|ask|tell|put|enter|upload)|data)`
const here = `(?:you|jarvin|this (?:app|site|chat|thing|tool|system|program|software|advisor|bot)|it|they|these|those)`
const outsiders = String.raw`(?:open ?ai|google|microsoft|amazon|meta|anthropic|chat ?gpt|ai|a\.i\.|overseas|offshore|america|the (?:us|states|cloud|internet|ato|bank|government)|third part(?:y|ies)|other (?:compan\w+|businesses|people|users|customers)|somebody|someone|anybody|anyone|outside|elsewhere|competitors?|advertisers?|some (?:\w+ )?(?:company|server|firm))`

const topics: readonly (readonly [topic: ProductTopic, words: RegExp])[] = [
  [
    'model',
    new RegExp(
      String.raw`\b${held}\b.{0,30}\b(?:go(?:es|ing)?|sent?|sends?|ship\w*|shar\w+|s[oe]ld?|leak\w*|pass\w*|hand\w*|forward\w*|transmit\w*|upload\w*|fed|feed|leav\w+|end up|used?)\b.{0,25}\b(?:${outsiders}|train\w*)\b|\b(?:do|does|are|is|will|would|can|could) (?:you|jarvin|it|this)\b.{0,20}\b(?:send\w*|ship\w*|shar(?:e|ing)|sell\w*|leak\w*|pass\w*|hand\w*|forward\w*|transmit\w*|upload\w*|feed\w*|learn\w*|train\w*|report\w*)\b.{0,20}\b(?:${held}|anything|to ${outsiders})\b|\bwhat (?:do|does|will|can) (?:you|jarvin|it) do with\b.{0,10}\b${held}`,
      'i',
    ),
  ],
  [
    'sources',
    new RegExp(
      String.raw`\bwhere\b.{0,20}\b(?:${held}|${here})\b.{0,12}\b(?:com(?:e|es|ing)|got|get|getting|taken|derived|sourced)\b|\bwhere (?:do|did|does|are|is) (?:you|jarvin|it)\b.{0,20}\b(?:get|getting|pull\w*|find|tak\w+)\b.{0,25}\b(?:figures?|numbers?|data|info\w*|answers?|from)\b|\b(?:${held}|${here})\b.{0,25}\b(?:(?:mak\w+|made) (?:(?:all )?(?:that|this|these|those|it|them|things|stuff|(?:the |these |those |your )?(?:figures|numbers)) )?up|invent\w*|fabricat\w*|hallucinat\w*|guessing|guesses|guesswork|dreamt)\b|\b(?:made.up|invented|fabricated|fake) (?:figures|numbers|data|answers)\b|\b(?:is|are|was|were) (?:${held}|${here}|this|all this)\b.{0,15}\b(?:real|fake|made.?up|invented|fabricated|genuine|actual|true figures|accurate|samples?|a demo|only a demo|just a demo|demo data|dummy|fictional)\b|\b(?:how (?:do|can|would) (?:i|we)|can (?:i|we)|should (?:i|we)|can you)\b.{0,10}\b(?:know|trust|believe|rely on|verify|prove)\b.{0,20}\b(?:${held}|your (?:figures|numbers|maths|answers?|sums)|these (?:figures|numbers)|you|what you say)\b|\bwhat(?:[’']?s| is| are| do) (?:you|this|these|your (?:answers|figures)|that)\b.{0,10}\bbased? on\b|\bhow (?:do|did|would) you (?:know|work (?:that|this|it) out|calculate|arrive)\b`,
      'i',
    ),
  ],
  [
    'memory',
    new RegExp(
      String.raw`\b(?:do|does|will|can|could|would) (?:you|jarvin|it|this)\b.{0,15}\b(?:remember|recall|forget|keep|store|save|retain|record|log)\b.{0,25}\b(?:${held}|this|that|it|me|us|yesterday|last time|before|tomorrow|earlier|we (?:talked|spoke|discussed)|i (?:asked|said|told))|\b(?:are|is) (?:${held}|this)\b.{0,10}\b(?:saved|kept|stored|remembered|logged|recorded|deleted)\b|\b(?:your|a) memory\b|\bwill (?:this|it|the (?:chat|conversation))\b.{0,10}\b(?:still )?be (?:here|saved|there|kept)\b`,
      'i',
    ),
  ],
  [
    'people',
    new RegExp(
      String.raw`\b(?:can|could|how (?:do|can|would)|may|let|allow|want|like)\b.{0,25}\b(?:my|our|the|a|an|another|somebody|someone)\b.{0,20}\b(?:have a (?:look|squiz|peek|play|go|read)|get (?:in|access|a login|onto|into)|log ?in|sign in|see (?:this|it|these|all|everything|the (?:figures|numbers|screens))|access|use (?:this|it|jarvin)|look at (?:this|it|these))\b|\b(?:share|show) (?:this|it|these|${held}) (?:with|to) (?:my|our|the|a)\b|\bgive\b.{0,25}\b(?:access|a login)\b`,
      'i',
    ),
  ],
  [
    'privacy',
    new RegExp(
      String.raw`\b(?:who|can anyone|can anybody|can (?:my|our|other|the) (?:\w+ )?(?:staff|team|employees|competitors?|people|users|businesses))\b.{0,15}\b(?:else )?(?:sees?|reads?|looks? at|view\w*|access\w*|has|have|snoop\w*|peek\w*|spy\w*|get at|get (?:to )?(?:see|read))\b.{0,20}\b(?:this|it|here|${held})\b|\b(?:will|would|do|does) (?:my|our|the|any) (?:competitors?|staff|rivals?|team|employees|landlord|bank)\b.{0,10}\b(?:see|read|get|find|know)\b.{0,15}\b(?:this|it|here|these|what i|${held})\b|\b(?:is|are) (?:${held}|this|it)\b.{0,8}\b(?:safe|secure|private|confidential|encrypted|protected)\b`,
      'i',
    ),
  ],
  [
    'import',
    /\b(?:which|what|how)\b.{0,25}\b(?:files?|reports?|exports?|csv|spreadsheets?|format|data)\b.{0,40}\b(?:square|xero|myob|quickbooks|shopify|stripe|lightspeed|kounta|deputy|propertyme|propertytree|console|rex|harvest|till|pos|register|bank|accounting|bookkeep\w+|you (?:need|want|take)|jarvin)\b|\b(?:get|bring|load|put|move|pull|copy|feed)\b.{0,20}\b(?:square|xero|myob|quickbooks|shopify|stripe|lightspeed|kounta|deputy|propertyme|propertytree|rex|harvest|till|bank|pos|my old system)\b.{0,20}\b(?:data|figures|numbers|sales|history|in\b|into|in here|across|over)/i,
  ],
]

// The same words about the business: "did the tenant see our ad".
const ofBusiness =
  /\b(?:should we|should i (?!trust|believe|rely)|what if|worth|last (?:week|month|quarter|year)|since|per cent|percent|profit|revenue|margin|sales (?:go|went|fall|rise))\b/i

/** What a message asks or orders of the product; undefined for a question about the business. */
export const productAsked = (text: string): TalkPlan | undefined => {
  if (text.length > longest) return undefined
  const order = orderIn(text)
  if (order) return order
  const topic = ofBusiness.test(text)
    ? productTopicIn(text)
    : (topics.find(([, words]) => words.test(text))?.[0] ?? productTopicIn(text))
  return topic && { operator: 'talk', about: 'product', topic }
}
