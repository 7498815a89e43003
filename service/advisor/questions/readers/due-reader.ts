/** Reads a question about dates to keep and decisions that wait. */
import { hasCue, type Reader, type Used } from '../question.ts'
import { takeDueWindow } from './due-window.ts'
import { searchWords, useWords } from './search-words.ts'

/** Words that ask for a date or for what is to be done, and name no matter. */
const ofDue = new Set(
  `due deadline deadlines date dates expire expires expired expiring expiry renew renews renewed renewal renewals run runs running out lapse lapses
  lodge lodged lodging pay pays paid paying payment payments file filed filing sign signed signing owe owed overdue late pending outstanding urgent critical important plate calendar diary schedule agenda
  long todo task tasks action actions done finish finished complete completed submit submitted remember forget forgot forgotten forgetting miss missed missing behind slipped end ends ended
  ending close closes closing cutoff start starts reminder reminders upcoming coming next following week weeks month months day days fortnight weekend year today tomorrow tonight morning
  afternoon early mid late soon deliver time times appointment appointments item items event events waiting wait waits await awaiting decision decisions decide approve approval
  attention signature signatures side needing list board notice monday tuesday wednesday thursday friday saturday sunday st nd rd th first second third fourth happening on by work works bills bill
  commitments commitment obligations obligation anything else left over still now last final latest earliest possible need needed keep must closed cut off by hold coming got between within ahead before after until christmas xmas year end january february march april may june july august september october november december`
    .split(/\s+/)
    .filter(Boolean),
)

const waiting =
  /\b(?:wait(?:s|ing)?|pending|undecided|open|outstanding|unanswered)\b.*\b(?:me|my|us|decisions?|advisor(?:y|ies)|answer|approval|call)\b|\b(?:decisions?|advisor(?:y|ies)|approvals?|calls?)\b.*\b(?:wait(?:s|ing)?|pending|undecided|open|outstanding|to (?:make|take)|haven'?t)\b|\bneeds? (?:my|our) (?:decision|approval|answer|call|say)\b/i

const isOpen = '(?:open|pending|waiting|undecided|outstanding|unanswered|on the table|up for decision)'
const advice =
  '(?:decisions?|advisor(?:y|ies)|approvals?|nudges?|recommendations?|suggestions?|proposals?|tips?|advice)'
const openAdvice = new RegExp(
  `\\b${isOpen} ${advice}\\b|\\b${advice}\\b(?: (?:\\w+ ){0,4})${isOpen}\\b|\\b(?:anything|something|what(?:['’]s| is)?) ${isOpen} (?:about|on|for|re|regarding)\\b(?! (?:me|my)\\b)`,
  'i',
)
const isOver = /\b(?:e-?mail|write|draft|post|did|was|were|accepted|dismissed|came of|turned out)\b/i

/** "Which advisories have I ignored?", "do I owe anyone an answer?" */
const unanswered = new RegExp(
  `\\b(?:ignor(?:ed|ing)|sat on|sitting on|not (?:answered|decided|acted)|(?:haven['’]?t|have not) (?:answered|decided|dealt with|looked at|acted on)|put(?:ting)? off|avoid(?:ed|ing)|dodg(?:ed|ing)|parked)\\b.*\\b${advice}\\b|\\b${advice}\\b.*\\b(?:ignor(?:ed|ing)|sat on|sitting on|put(?:ting)? off|avoid(?:ed|ing)|dodg(?:ed|ing)|parked|(?:haven['’]?t|have not) (?:answered|decided|dealt with|looked at|acted on))\\b|\\bowe (?:\\w+ ){1,2}an? (?:answer|decision|reply)\\b`,
  'i',
)

/** "What's left to decide?", "which ones need deciding?", "everything I haven't made up my mind about" */
const undecided =
  /\b(?:(?:left|still|yet|remains?|remaining|needs?) (?:to (?:be )?)?|(?:\w+n['’]?t|not|never) (?:(?:i|we|yet|been|really|actually|even) ){0,3})(?:decid(?:e|ed|ing)|undecided|(?:mak(?:e|ing)|made) (?:up )?(?:a|an|any|my|our|the) (?:decision|call|mind)s?)\b|\b(?:yet|still) to make (?:up )?(?:a|any|my|our) (?:decision|call|mind)s?\b/i
/** "What are you nagging me about?" */
const nags =
  /\bwhat (?:are|do|have) you (?:(?:been|keep|always|still|on) ){0,2}(?:nag|hassl|pester|badger|bug|chas|hound)\w* (?:me|us)\b/i
const isOfPast = /^\W*(?:why|how come)\b|\bif\b/i

/** "List my open decisions", "any recommendations open about marketing?" */
export const asksForWaiting = (text: string): boolean =>
  unanswered.test(text) ||
  nags.test(text) ||
  (undecided.test(text) && !isOfPast.test(text)) ||
  (openAdvice.test(text) && !isOver.test(text))

const ofWaiting =
  /^(?:left|still|ones?|decid(?:e|ed|ing)|ignored?|ignoring|sat|sitting|put|parked|answered|acted|dealt|looked|answer|reply|anyone|anybody|someone|open|undecided|unanswered|list|advisory|advisories|nudge|nudges|recommendations?|suggestions?|proposals?|tips?|table|everything|anything|yet|made|make|making|mind|call|nag\w*|hassl\w*|pester\w*|badger\w*|bug\w*|chas\w*|hound\w*)$/

const isOfBounds =
  /\bwhen (?:do|does|did|will|is|are)\b.*\b(?<bound>end|finish|conclude|start|begin|commence)(?:s|ing)?\b/i
const ranks = /\b(?:which|what|whose)\b.*\b(?:most|fewest|least|highest|lowest|busiest|quietest)\b/i

/** "What must be signed this month?", "when does the licence run out?" */
export const readDue: Reader = (question) => {
  const used: Used = new Set()
  const { period } = takeDueWindow(question, used)
  const isWaiting = waiting.test(question.text) || asksForWaiting(question.text)
  const words = searchWords(question, used).filter(
    (word) => !ofDue.has(word) && !(isWaiting && ofWaiting.test(word)),
  )
  useWords(question, used, [...ofDue, ...words])
  // What has most of something is no date to keep.
  if (ranks.test(question.text) && !hasCue(question, 'due')) return undefined
  // A date about a thing is not yet the one on which it ends.
  const bound = isOfBounds.exec(question.text)?.groups?.bound
  if (bound && words.length > 0)
    return { plan: { operator: 'find', words: [...words, bound], asked: 'when' }, used }
  return {
    plan: {
      operator: 'due',
      period,
      ...(words.length > 0 ? { words } : {}),
      ...(isWaiting ? { isWaiting: true } : {}),
    },
    used,
  }
}
