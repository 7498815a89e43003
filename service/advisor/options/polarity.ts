/**
 * Which way a question of yes or no is put. "Should we cap the rates", "should we let the rates ride" and "is it wrong to cap
 * the rates" are about one step, and the answer's first word must fit the question, not the step.
 */

/** Verbs of letting things be, with what makes them so: "leave … alone", "hold off on …", "get away without …". */
const abstains =
  /\b(?:(?:leav(?:e|ing)|let(?:ting)?)\b(?=.{1,80}\b(?:alone|be|ride|slide|lapse|sit|stand|unchanged|untouched|as (?:it|they|is|are)\b|where (?:it|they)\b|on the bench))|skip(?:ping)?|hold(?:ing)? (?:off|back)(?: on)?|put(?:ting)? off|wait(?:ing)?(?: (?:with|on|to|before))?|delay(?:ing)?|postpon(?:e|ing)|forgo(?:ing)?|(?:do|doing|go|going|get by|getting by|get away|getting away|manage) without)\b/i

/** "… or leave it alone": the other side of the question, which is put to the step. */
const alternative = new RegExp(`,?\\s+or\\s+(?:[\\w’']+\\s+){0,4}?${abstains.source}.*$`, 'i')

/** True for a question that lets a step be. */
const letsBe = (text: string): boolean => abstains.test(text.replace(alternative, ''))

/** What makes leaving into letting be, at the end of its clause. */
const asItIs =
  /\b(?:alone|ride|slide|lapse|unchanged|untouched|as (?:it is|they are|is)|where (?:it is|they are))\b/i

/** Words that judge a step to be a bad one. */
const disapproves =
  /\b(?:is|was|are|be|am i|being|it['’]?s)\b.{0,20}\b(?:mistaken?|wrong|mad|crazy|silly|stupid|daft|foolish|nuts|reckless|premature|too (?:soon|early)|overkill|a waste|pointless)\b/i

/** "Would it be wrong to …", before the step. */
const judging = new RegExp(
  `^.*?${disapproves.source}\\s+(?:if|to|that|for)\\s+(?:(?:we|i|us)\\s+)?(?:to\\s+)?`,
  'i',
)

/** The proposal alone: "should we let contractor rates ride" is about contractor rates. */
export const stepAsked = (text: string): string =>
  letsBe(text) ? text.replace(abstains, ' ').replace(asItIs, ' ').replace(/\s+/g, ' ').trim() : text

/** The step without the judgement before it: "would it be wrong to bill by stage" is to bill by stage. */
export const unjudged = (text: string): string => text.replace(judging, '')

/** True if a yes to the question is a no to the step; `title` is that of a step which may itself be to leave things. */
export const asksTheReverse = (text: string, title: string): boolean =>
  (letsBe(text) && !/^(?:leave|keep|let|wait|hold)\b/i.test(title)) !== disapproves.test(text)

/** True for a question that lets a step be, or doubts it. */
export const isPutInReverse = (text: string): boolean => letsBe(text) || disapproves.test(text)

/** "Keep", "carry on", "stick with": as things are now, which a step may change only in part. */
export const continues =
  /^\W*(?:(?:so|and|but) )?(?:is|are) (?!(?:it|this|that|there)\b)(?:(?:the|our|all|these|those) )?(?!\w+ing\b)(?:[\w’'-]+ ){1,4}?(?:really |still |actually )?worth (?:it|having|keeping|the (?:money|cost|price|spend|fee|trouble)|what (?:we|i) (?:pay|spend))\b|\b(?:keep(?:ing)?|carry(?:ing)? on|continu(?:e|ing)|stick(?:ing)? with|stay(?:ing)?)\b/i

const proposes =
  /\b(?:should|shall|ought|shld|shud)\s+(?:i|we|us|the|[\p{L}]+ )\b|\bis\b.{1,60}\b(?:good|bad|smart|sensible|wise|silly|stupid|mad|nuts|right|worthwhile|a thing)\b|\bworth\b|\bgood idea\b|\bdo (?:i|we) (?:need|give|bother|have to|keep|go|hire|take|sign|renew|pay|put|say|let|swallow|wear|cop|accept|agree|stomach|eat)\b|\bcan (?:i|we) afford\b|\bthinkin[g’']? (?:of|about)\b|\blean\w* towards?\b|\btempted\b|\btalk me (?:out|into)\b|\bwould you\b|\bmakes? sense\b|\bhow about\b|\bwhat (?:about|if) (?:we|i)\b|\bdo you (?:think|reckon) (?:we|i)\b|\bpay (?:off|for itself)\b|\bwould (?:it|that) (?:pay|help|make sense|work)\b|\bis it time (?:to|for|we)\b/iu
const isOpen =
  /\b(?:what|wat|wot) (?:should|shld|shud|shuld|could|can|would|do|else)\b|\bhow (?:do|can|could|should|would|to)\b|\bwhich\b|\bwhere (?:should|do)\b|\b(?:options|ideas|suggestions|ways|things) \b|\bwhat[’']?s (?:the )?(?:best|smartest)\b/i

/** "Can we leave it alone?", "would it be wrong to …?" */
const mayBe = /\b(?:can|could|may|might|would|is|are|do|must) (?:we|i|it|that|this)\b/i

/** True for a question with a proposal, whose answer starts with yes or no. */
export const asksWhether = (text: string): boolean => {
  const open = isOpen.exec(text)
  const proposed = proposes.exec(text) ?? (isPutInReverse(text) ? mayBe.exec(text) : null)
  return (
    proposed !== null &&
    (open === null || /\bwhat (?:if|about)\b/i.test(text) || proposed.index < open.index - 4)
  )
}
