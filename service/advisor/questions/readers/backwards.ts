/** Which questions are asked backwards, from what is to be reached to what it takes. */
import { leversIn } from '../levers.ts'
import type { Question } from '../question.ts'

/** Words of breaking even. */
export const breaksEven =
  /\b(?:break(?:ing|s)?[ -]?even|cover (?:(?:our|the|all|my|its|every)\W+)*(?:costs?|expenses|bills|overheads)|(?:doors|lights|place|business) (?:open|on|afloat|going)|backwards|stay afloat|keep afloat|not lose|without losing|stop losing|start losing|lose money|losing money|make (?:nothing|zero)|scrape by|survive|keep our heads?|wash (?:our|its) face|in the (?:red|black)|zero profit|no profit|just (?:cover|pay) (?:the|our) (?:bills|costs))\b/i

const towards =
  /\b(?:to|would|must|need(?:ed|s)?|have to|has to|got to|gotta)\b.*\b(?:reach|hit|make|take|earn|clear|bring in|bill|get|pay for|pays? for|cover|afford|fund|offset|net|pocket|end up with)\b/i
const asksHow = /\b(?:how (?:few|many|much|little|far|dear)|min(?:imum)?|least|lowest|what)\b/i

/** True for a backwards question, whatever else it looks like: about breaking even, or about an amount to reach. */
export const asksBackwards = (question: Question): boolean => {
  const { text, periods, amounts } = question
  const isLevered = leversIn(question).some(({ lever }) => lever === 'volume' || lever === 'price')
  if (!isLevered || !asksHow.test(text) || periods.some(({ relation }) => relation === undefined))
    return false
  const isSized = amounts.some(({ unit }) => unit === 'dollars' || unit === 'percent')
  return breaksEven.test(text) || (isSized && towards.test(text))
}
