/** Whether a message states something instead of asking for it: "profit has doubled since March", "didn't wages go up in May?" */

const lead =
  /^\W*(?:(?:and|so|but|well|look|ok|okay|now|anyway|honestly|actually|mate|right|yeah|hey|hi)\b\W*)*/i

/** A message that begins like this asks or orders. */
const asks =
  /^(?:what|which|who|whom|whose|how|why|when|where|is|are|was|were|am|do|does|did|has|have|had|can|could|should|shall|would|will|may|if|not|no|compare|show|give|tell|list|draft|write|email|explain|rank|name|break|make|prepare|plan|send|find|get|add|put|set|remind|please|let|suppose|supposing|say|imagine|assume|check|run|pull|forget|ignore|try|help|hello|thanks|thank|i|same|only|just|and|apart|aside|except|excluding|ignoring|leaving|setting|without|besides|since|after|before|with|while|assuming|compared|versus)\b/i

/** Words of a question or of a supposition inside a statement. */
const supposes =
  /, (?:is|are|was|were|do|does|did|have|has|can) (?:we|i|you|they|it|our|my|the)\b|\b(?:what|which|who|how|why|when|where|whether|if|should|would|could|want|wants|need|needs|wonder\w*|going to|will|won['’]t|worried|plan(?:ning)?|thinking|instead|tomorrow|next)\b/i

const finite =
  /\b(?:is|are|was|were|has|have|had|do|does|did|[a-z]+['’](?:s|ve|re|d)|\w+n['’]t|never|always|usually|normally|typically|generally|make|makes|made|take|takes|took|bring|brings|brought|bill|bills|billed|earn|earns|earned|cost|costs|spend|spends|spent|pay|pays|paid|lose|loses|lost|run|runs|ran|eat|eats|ate|account|accounts|go|goes|went|rose|fell|drop\w*|doubled|tripled|trebled|halved|grew|shrank|collapsed|beat|beats|average|averages|averaged|hit|hits|exceed\w*|come|comes|came|sit|sits|sat|represent|represents|amount|amounts|equals?|keeps?|kept|seems?|gets?)\b/i

const subject = /^(?:we|i|they|he|she|it|everyone|our|my|the|all|both|\p{L}+s?)(?:['’](?:ve|re|d|s|m))? \S/iu

/** True for words with a subject and a verb of their own. */
export const hasVerb = (text: string): boolean =>
  subject.test(text.trim()) && (finite.test(text) || tensed.test(text))

/** "We put …", "sales fell …": a past form that is spelled like its present, or regular. */
const tensed =
  /\b(?:put|cut|let|shut|set|quit|sold|sublet|hired|began|left|walked|opened|went|kept|gave|bought|fell|rose|sank|slid|\p{L}{3,}(?:ed|pt))\b/iu

/** "Didn't wages go up?", "haven't sales doubled?": a question that expects a yes. */
const expectsYes =
  /^(?<verb>is|are|was|were|do|does|did|has|have|had)(?:n['’]?t|nt)\b(?: (?<own>we|i|they|it|he|she|there|that|this))?/i

/** "Rent goes up to $2,500 a week" is supposed, and "wages never go up" is not. */
const present =
  /\b(?:goes|rises|falls|drops|increases|decreases|doubles|halves|climbs|leaves|quits|stays|(?:go|gets?) (?:up|down))\b/i
const regular = /\b(?:always|never|every|each|usually|mostly|rarely|hardly|most)\b/i

const longest = 200
const fewest = 4

const barred = /\b(?:agree|agreed|decide|decided|sign|signed|accept|accepted|approve|approved)\b/i

/** The statement of a message; undefined for a message that asks or orders, or that is more than one sentence. */
export const statementIn = (text: string): string | undefined => {
  const own = text
    .replace(lead, '')
    .replace(/[?!.\s]+$/, '')
    .trim()
  if (own.length > longest || own.split(/\s+/).length < fewest) return undefined
  if (/[.?!;]\s|\n/.test(own) || barred.test(own)) return undefined
  const expected = expectsYes.exec(own)?.groups
  if (expected) {
    const rest = own.replace(expectsYes, '').trim()
    return supposes.test(rest) ? undefined : `${expected.own ?? ''} ${rest}`.trim()
  }
  if (present.test(own) && !regular.test(own)) return undefined
  return asks.test(own) || supposes.test(own) || !finite.test(own) ? undefined : own
}
