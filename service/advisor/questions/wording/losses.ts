/** Losses and shortages in many words, put as what is supposed: "if Saturday disappeared", "could we live with two shifts less". */

const day = '(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?'
const trading = '(?:(?:trade|trading|sales|takings) )?'

/** "If Saturdays disappeared", "if we lost our Saturdays", "without Saturdays". */
const dayGone = new RegExp(
  String.raw`\b(?:if (?:our |the )?${day.replace('<day>', '<first>')} ${trading}(?:disappeared|vanished|went(?! (?:up|down|to|from|by|well|badly|better|worse|quiet)\b)|dried up|died|were gone|was gone|stopped|fell away)|if we (?:lost|gave up|had no|didn[’']?t have) (?:our |the )?${day.replace('<day>', '<second>')}(?: ${trading.trim()})?|without (?:our |the )?${day.replace('<day>', '<third>')}(?: ${trading.trim()})?)(?=\W|$)`,
  'i',
)
/** "Could we live with two shifts less?" */
const copes =
  /^(?<lead>\W*(?:(?:and|so|but|ok)\W+)*)(?:could|can|would|will) (?:we|i|the business) (?:live|get by|cope|manage|survive|make do|do) with (?=.*(?:\d|\b(?:one|two|three|four|five|half|fewer|less|no)\b))/i
/** "What should I tell the board about this quarter?" */
const tellsOthers =
  /^\W*(?:(?:and|so|but|ok)\W+)*what (?:should|do|can|could|will|would) (?:i|we) (?:tell|say to|report to|give|show) (?:the |our |my )?(?:board|bank|partners?|team|staff|accountant|investors?|directors?|owners?|family|wife|husband) (?:about|on|for) (?<what>(?:last|this|the) .*?(?:week|month|quarter|year|season|summer|autumn|winter|spring)\b[^?]*)\?*\s*$/i
/** "How sure are you about December?" */
const isSure =
  /^\W*(?:(?:and|so|but|ok)\W+)*how (?:sure|confident|certain) (?:are you|are we|am i|can (?:we|i) be) (?:about|of|on) (?<what>(?:next |the (?:next|coming) |christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|summer|autumn|winter|spring)[^?]*)\?*\s*$/i

/** "Can we trim $2,000 a week?": where from is what is asked. */
const trims =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:how |where |what )?(?:can|could|do|would|should) (?:we|i)|how to) (?:trim|save|shave|find|take out|free up|cut|strip out) (?<sum>\$? ?\d[\d,.]* ?k?)(?: dollars| bucks)? (?:a|per|each) week(?: (?:without|off|from|out of) (?!wages|staff|rent|marketing|supplies|the (?:rent|wages|roster))[^?]*)?\?*\s*$/i
/** "What could we cut to bring costs down by $2,000 a week?" */
const cutsBy =
  /\b(?:what|where|which) (?:\w+ )?(?:can|could|should|would) (?:we|i) (?:cut|trim|save|reduce)\b.*\bby (?<sum>\$ ?\d[\d,.]* ?k?) (?:a|per|each) week\b/i

/** What is weighed: "I was thinking of shutting at 3 on Tuesdays". */
const weighed = String.raw`^\W*(?:(?:so|hey|ok|look)\W+)*(?:(?:i|we)(?:['’]m| am| was| were|['’]re| are|['’]ve been| have been)? )?(?:just |also )?(?:thinking|considering|toying|tempted)(?: of| about| with)? (?:the idea of )?(?<act>(?:clos|shut|drop|skip|open|trad)\w*ing\b[^,.;?!]{3,60})`
const costOfIt = new RegExp(
  String.raw`${weighed}[,.;?!–-]+ *(?:and |so )?what (?:would|will|do|does|might|could) (?:we|it|that|i)(?: really| all)? (?:lose|cost|give up|mean|do)\b[^?]*\?*\s*$`,
  'i',
)
const onlyWeighed = new RegExp(`${weighed}[.!?]*\\s*$`, 'i')

/** "We need a new dishwasher, about 9 grand, can we swing it?" */
const needed =
  /^\W*(?:(?:so|hey|ok)\W+)*(?:(?:we|i)(?:['’]re|['’]ll)? )?(?:(?:gonna|going to|will|might) )?need (?:an?|another) (?:new )?(?<what>[\p{L} -]{3,30}?),? (?:(?:about|around|roughly|maybe|say|for|at|costs?|which is) ){0,2}(?<price>\$? ?\d[\d.,]* ?(?:k|grand|thousand)?)(?: bucks| dollars)?\s*[,.;–-]+ *(?:can|could) (?:we|i) (?:swing|afford|manage|handle|stretch to|cover|do) (?:it|that)\b[^?]*\?*\s*$/iu

const inDollars = (price: string): string => {
  const sum = Number(price.replace(/[^\d.]/g, '')) * (/k|grand|thousand/i.test(price) ? 1000 : 1)
  return `$${sum.toLocaleString('en-AU')}`
}

const longest = 500

const asSum = (text: string): string => {
  const plain = text.replace(/[$,\s]/g, '')
  const sum = Number(plain.replace(/k$/i, '')) * (/k$/i.test(plain) ? 1000 : 1)
  return `$${sum.toLocaleString('en-AU')}`
}

/** The message with a loss, a shortage or what others are told put as a question of the figures. */
export const plainLosses = (message: string): string => {
  if (message.length > longest) return message
  const gone = dayGone.exec(message)
  const name = gone?.groups?.first ?? gone?.groups?.second ?? gone?.groups?.third
  if (gone && name) return `what if we closed on ${name}s?`
  const act = costOfIt.exec(message)?.groups?.act ?? onlyWeighed.exec(message)?.groups?.act
  if (act) return `what would ${act.replace(/^shutting/i, 'closing')} do to profit?`
  const { what, price } = needed.exec(message)?.groups ?? {}
  if (what && price) return `can we afford a ${inDollars(price)} ${what}?`
  const told = tellsOthers.exec(message)?.groups?.what
  if (told) return `how did ${told} go?`
  const ahead = isSure.exec(message)?.groups?.what
  if (ahead) return `what is the forecast for ${ahead}?`
  const less = trims.exec(message)?.groups?.sum ?? cutsBy.exec(message)?.groups?.sum
  if (less) return `which costs could we cut by ${asSum(less)} a week?`
  return message.replace(copes, '$<lead>what if we had ')
}
