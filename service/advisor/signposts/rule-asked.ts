/**
 * Whether a question is about a rule, and which one: laws and authorities decide what one must, may or owes,
 * whatever figures or holidays are named. What something cost, and whether it pays, is a question for the
 * records.
 */
import type { Signpost } from '#schema/advisor/signpost'
import { ruleTopics } from './rule-topics.ts'

const own = '(?:we|i|you|one|it)'
const others = String.raw`(?:they|he|she|(?:our|my|the|an?|their|his|her|that|this|two|some) (?:\w+ ){0,3}?(?:staff|casuals?|employees?|workers?|contractors?|consultants?|tenants?|landlords?|renters?|employers?|agents?|clients?|customers?|owners?|vendors?|buyers?|auditors?|inspectors?|council|banks?|apprentices?|managers?|chefs?|cooks?|baristas?|suppliers?|competitors?|kids?|children)|(?:staff|casuals|employees|contractors|consultants|tenants|landlords|clients|customers|vendors))`
const any = `(?:${own}|${others})`

/** Words of duty, permission and debt always mean a rule. */
const ofDuty = new RegExp(
  [
    String.raw`\b(?:do|does|did|will|would) ${any} (?:legally |really |actually |still |even |also )*(?:have|need) to\b|\b${any} (?:have|has|need|needs) (?:got )?to (?:be paid|pay|give|report|provide|refund|notify|register|lodge)\b`,
    String.raw`\b(?:do|does) (?:i|we) owe\b|\bowe(?:d)? (?:him|her|them|an?|the|my|our|casual)\b|\bdo i (?:have|need) to report\b|\bhave to report\b`,
    String.raw`\b(?:must|may) ${any}\b|\blegally\b`,
    String.raw`\b(?:can|could|will|may) ${others}\b`,
    String.raw`\b(?:can|could|may) ${own} (?:\w+ )?(?:make|force|require|refuse|ban|keep|withhold|deduct|dock|fine|lock|evict|sue|record|search|change (?:the|their|his|her) (?:locks|contract)|take (?:it )?out of|not pay|charge (?:them|him|her|the tenant|a tenant|interest)|increase (?:the |their |his |her )?rent|raise (?:the |their |his |her )?rent|put (?:the |their |his |her )?rent up)\b`,
    String.raw`\b(?:am|are|is|was|were) ${any} (?:\w+ )?(?:allowed|permitted|obliged|required|entitled|liable|owed|eligible|exempt|breaking)\b`,
    String.raw`\b(?:is|was|would) (?:it|that|this) (?:\w+ )?(?:legal|illegal|lawful|against the law|a crime|an offence|allowed|permitted|compulsory|mandatory|taxable)\b|\bis (?:it|that) (?:ok|okay|fine|alright) (?:to|if)\b`,
    String.raw`\b(?:legal|lawful|illegal|obligations?|compulsory|mandatory|entitle\w+|rights|liability|the law|fined)\b|\b(?:get|be|getting) sued\b`,
  ].join('|'),
  'i',
)

/** Words that mean a rule only if the subject exists by rules alone. */
const opens = new RegExp(
  [
    String.raw`\b(?:can|could|should|do|does|am|is|are|will) ${any}\b`,
    String.raw`\bhow (?:much|many|long|little)\b|\bwhat(?:[’']?s| is| are|) (?:the )?`,
    String.raw`\bwhat (?:do|should|must|can|happens|super|tax|leave|notice|award)\b|\bwhat now\b|\bwho (?:do|should|must|pays?)\b|\bhow (?:do|can|should)\b|\bwhat about\b|\b(?:is|are) \w+(?: \w+){0,4}\b`,
  ].join('|'),
  'i',
)

/** What happened, its cost and whether it pays is a question for the records. */
const ofRecords =
  /\b(?:what|how much|how many|which|when|why|who) (?:did|was|were|had|has|have)\b|\bcost(?:s|ing|ed)? us\b|\b(?:last|past|previous) (?:week|month|quarter|year|summer|winter|autumn|spring)\b|\b(?:afford|profit\w*|margins?|revenue|sales|takings|runway|worth|break.?even|what if|suppose|set aside|put aside|hold)\b|\bon record\b|\b(?:memos?|advisor(?:y|ies)|briefs?)\b|\b(?:went|go|goes|gone|going) (?:up|down)\b|\b(?:rose|fell|rise|fall)\b|\bby \d+(?:\.\d+)? ?(?:%|per ?cent)|\b(?:when|what date|what day) (?:is|are) (?:the|our|my|next)\b|\bdue\b/i

/** What is needed for a goal, or by when, is work, not a duty. */
const ofGoals =
  /\b(?:to (?:break|clear|make|see|hit|reach|earn|net|get|cover|pay for)\b|break.?even|break square|per ?cent|%|sell|trim|cut\b|on top|a reason|by when|what date|which day|decide)/i

/** "How many dishes does the cook have to learn?" is work that was set, and no duty by law. */
const ofWork =
  /\b(?:have|has|need|needs) to (?:learn|decide|ring|call|phone|finish|write|meet|visit|train|read|cook|bake|practi[sc]e|quote|answer|bring|sell|earn|hit|bill|make|know|reprint|book)\b/i

const longest = 400

/** Rule of law, tax or safety in a question; undefined if it asks for something else. */
export const ruleAsked = (text: string): Signpost | undefined => {
  if (text.length > longest) return undefined
  const isDuty = ofDuty.test(text)
  if (!isDuty && ofRecords.test(text)) return undefined
  if (!isDuty && /\bshould (?:we|i)\b/i.test(text)) return undefined
  const named = ruleTopics.find(({ rules }) => rules.test(text))
  if (named && (isDuty || opens.test(text))) return named.about
  if (ofWork.test(text) || ofRecords.test(text) || ofGoals.test(text)) return undefined
  return isDuty ? ruleTopics.find(({ matters }) => matters?.test(text))?.about : undefined
}

/** The rule that a question which is declined is nearest to, among all or with one first. */
export const ruleNearest = (text: string, first?: Signpost): Signpost | undefined => {
  if (text.length > longest) return undefined
  const topics = [...ruleTopics].sort(
    (one, other) => Number(other.about === first) - Number(one.about === first),
  )
  return (topics.find(({ rules }) => rules.test(text)) ?? topics.find(({ matters }) => matters?.test(text)))
    ?.about
}
