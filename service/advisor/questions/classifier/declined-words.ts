/** Words that ask for a rule of law or of a tax, whatever else a question looks like. */

/** "Can I use the trust money?" */
export const ofTrustMoney =
  /\b(?:use|using|dip into|borrow|take|draw on|spend)\b.{0,30}\b(?:trust|client|clients['’]?) (?:money|funds|account)\b/i

/** "Can I sack the dishwasher on the spot?", "am I allowed to dock her pay?" */
export const ofDismissal =
  /\b(?:can|may|could|allowed to|legal to|lawful to|do (?:i|we) have to)\b.{0,24}\b(?:sack|fire|dismiss|terminate|evict|dock|make \w+ (?:\w+ )?redundant|withhold|kick out)\b|\b(?:is it|would it be|that) (?:legal|lawful|illegal|against the law)\b/i

const worker =
  '(?:staff|employee|worker|casual|apprentice|trainee|junior|barista|chef|cook|waiter|waitress|dishwasher|hand|receptionist|consultant|manager|assistant|agent|bookkeeper|cleaner|girl|guy|bloke|kid|boy)'
const somebody = String.raw`(?:her|him|(?:my|our|the|that|this) (?:\w+ ){0,2}?${worker})`

/** "Should I let the new cook go?": about one person, and not about how many there are or what they cost. */
export const ofOnePerson = new RegExp(
  String.raw`^(?!.*(?:\d|\bsav\w+|\bcost|\bafford)).*\bshould\b.{0,30}\b(?:let(?:ting)? ${somebody} go|(?:get(?:ting)? rid of|sack(?:ing)?|fir(?:e|ing)|dismiss(?:ing)?) ${somebody})\b`,
  'is',
)

/** "He says he should be treated as an employee", "they're taking us to the tribunal" */
export const ofStatusOrClaim =
  /\b(?:treated|classed|classified|counted|paid) as (?:an? |our )?(?:employees?|contractors?|casuals?|permanents?)\b|\bsham contract\w*|\b(?:tak\w+|threaten\w*|drag\w*|see\w*|lodg\w+)\b.{0,40}\b(?:qcat|ncat|vcat|sacat|tribunal|court|fair work|ombudsman|small claims)\b/i

/** "Is the GST on cakes and on coffee different?" */
export const ofTaxOn =
  /\b(?:gst|fbt|stamp duty|payroll tax|land tax|capital gains(?: tax)?)\b.{0,12}\b(?:on|for|apply|applies|payable|due|free|charged?|included?)\b/i
