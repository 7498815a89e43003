/** The courtesy and the request that a question is wrapped in: "hi, can you pull up …", "quick one before the meeting: …". */

const greeting =
  /^\W*(?:(?:hi|hey|hello|sorry|excuse me|quick (?:one|question|q)|one quick (?:one|question)|morning|g['’]?day|look|listen|jarvin|mate)\b(?: there| jarvin| mate)?\W+)+/i
const request =
  /^(?:(?:can|could|would|will) (?:you|u)(?: please| just| quickly| possibly)* |please |pls |(?:do you )?(?:mind )?)(?:pull(?:ing)? up|bring(?:ing)? up|look(?:ing)? up|dig(?:ging)? (?:out|up)|get(?:ting)? me|fetch(?:ing)?(?: me)?|find(?:ing)? (?:me|out(?: for me)?)|run me|read(?: me)?(?: out)?|tell(?:ing)? me(?: again)?|remind(?:ing)? me(?: again)?(?= (?:what|why|how|when|who|which|where|whether|of)\b)(?: of)?|show(?:ing)? me|giv(?:e|ing) me) /i
/** "Kindly advise the margin", "work out how many days …": what is wanted is all that follows. */
const order =
  /^(?:kindly |please |pls |(?:can|could|would|will) (?:you|u) )*(?:(?:advise|provide|supply|state|calculate|compute|determine|work out|figure out|tally(?: up)?|total(?: up)?|add up)(?: (?:me|us|for me|for us))?(?: (?:with|of))? )(?=(?:the|our|my|how|what|which|when|total|average|all|a|an)\b)/i
const wish =
  /^(?:i(?:['’]d| would)? (?:just |really )?(?:need|want|like) to (?:know|see|find out|understand)|i(?:['’]m| am) (?:just )?(?:curious|wondering|interested)(?: about| to know| in)?|(?:just )?wondering|any idea|do you know|do we know|can you say|remind me(?: of)?(?= (?:what|how|when|which|who|the)\b)) /i
const manner =
  /,? (?:in (?:plain|simple) (?:english|terms|words)|in (?:a nutshell|short|(?:a|one|two|three|a few|a couple of|\d) (?:sentences?|lines?|words|bullet points|dot points|points|bullets?)|under \d+ words|brief|layman['’]?s terms)|real quick|if you (?:can|could|would|don['’]?t mind)|when you get a (?:sec|second|minute|chance)|asap|lol|haha)(?=[,.?! ]|$)/gi

/** "What does margin mean in plain English?" asks for words, and not for a figure. */
const asksForWords =
  /\b(?:mean|means|meaning|define|definition|term|explain (?:what|the (?:term|word|difference)|margin|ebitda|gst|break))\b/i

const ignores =
  /\bif (?:you|we|i) (?:ignore|leave out|exclude|take out|forget|skip|strip out|discount|set aside)\b/gi
const apartFrom =
  /\b(?:that|which|who) (?:isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|is not|are not|was not|were not)(?= \w)/gi

/** "…, give me the numbers": an answer has them anyway. */
const numbersToo =
  /(?<=\p{L}{2})[,;.] ?(?:and |please )?(?:give|show|tell) (?:me|us) (?:the |all the )?(?:numbers|figures|details|data|stats)\W*$/iu

/** The question without what only wraps it; the whole where nothing would be left. */
export const withoutPreamble = (message: string): string => {
  const plain = (asksForWords.test(message) ? message : message.replace(manner, ''))
    .replace(numbersToo, '')
    .replace(apartFrom, 'other than')
    .replace(ignores, 'excluding')
  const core = plain.replace(greeting, '').replace(request, '').replace(order, '').replace(wish, '')
  return /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(core) ? core : message
}
