/** Questions about the business as a whole that no classifier need tell apart: what was advised, what is urgent, what a board should know, what the gravest risk is. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { plusDays } from '../../calendar.ts'
import { isWeakWord } from '../../search/common-words.ts'
import { formOf } from '../../search/word-forms.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { Question } from '../question.ts'
import { searchWords } from '../readers/search-words.ts'
import { namedPeriods } from '../selection.ts'

const saying =
  '(?:tell|told|telling|advi[cs]\\w*|suggest\\w*|recommend\\w*|propos\\w*|sa(?:y|id)|ask(?:ed)?|giv(?:e|en|ing)|gave|ma[dk]e|raised?|put)'
const advice = '(?:advice|advisor(?:y|ies)|suggestions?|recommendations?|proposals?|tips?|nudges?|steps?)'
/** "What did you tell me to do last week?", "which suggestions came in this month?" */
const told = new RegExp(
  String.raw`\b(?:what|whats|which)\b(?: \w+){0,3} (?:did|have|had|were) (?:you|jarvin)\b(?:['’]ve)?(?: \w+){0,2} ${saying}\b|\b(?:what|whats|things|stuff|everything|anything) (?:that )?(?:you|jarvin)(?:['’]ve|['’]d| have| had)? ${saying}\b|\b(?:which|what|list|show me)\b(?: \w+){0,3} ${advice}\b(?: \w+){0,3} (?:came|come|raised|made|given|new|received|get|got)\b`,
  'i',
)
/** What came of it, and how sure it is, are other questions. */
const judged =
  /\b(?:sure|certain|confident|trust\w*|reliab\w+|correct|work(?:ed|s)?|right|wrong|c[ao]me (?:true|off)|paid off|how (?:much|many|often)|if)\b/i
const ofTold =
  /^(?:tell|told|telling|advi[cs]\w*|advisor(?:y|ies)|suggest\w*|recommend\w*|propos\w*|giv\w*|gave|rais\w*|tips?|nudges?|steps?|actions?|new|week|month|year|so|far|us|newest|latest|recent|received|asked|remind\w*|all)$/

const urgent =
  /\b(?:urgent|urgently|pressing|burning|critical|on fire|fires? to put out|can(?:not|['’]?t) wait|drop everything|(?:immediate|urgent) attention|needs? (?:my|our) attention)\b/i
const asksUrgent =
  /\b(?:what|whats|what['’]s|anything|something|which|is there|are there|any|tell me|show me|list)\b/i
/** How urgent one matter is, is asked of that matter. */
const ofOne = /\bhow (?:urgent|critical|pressing)\b/i
const daysAhead = 14

const readers =
  '(?:board|(?:business |fellow )?partners?|co-?owners?|directors?|investors?|shareholders?|chair(?:man|woman|person)?|bank(?: manager)?|accountant|head office|management)'
/** "What should the board know?", "what do I tell my business partner?", "the main points for the partners’ meeting". */
const board = new RegExp(
  String.raw`\b(?:should|must|do(?:es)?|would) (?:the|my|our) ${readers}\b(?: \w+){0,2} (?:know|hear|see|be told)\b|\b${readers}['’]?s?\b.*\b(?:(?:should|needs?|ought|must|wants?|has|have)(?: to)?) (?:know|hear|see|be told)\b|\b(?:what|which)\b.*\b(?:tell|report to|say to|bring to|put to|take to|mention to|raise with)\b(?: \w+){0,2} ${readers}\b|\b(?:key|main|talking|important|headline)? ?(?:points|headlines|highlights|takeaways|bullets?)\b.*\bfor\b(?: \w+){0,2} ${readers}\b`,
  'i',
)
const ofWriting = /\b(?:write|draft|e-?mail|letter|memo|agenda|text message|on the)\b/i

const gravest = '(?:biggest|main|greatest|largest|worst|major|top|gravest|most|number one|single)'
const danger = String.raw`(?:risks?|risky|dangers?|dangerous|threats?|expos(?:ed|ure)|vulnerab\w+|weak(?:est)? (?:spots?|points?|links?)|worr(?:y|ies|ied|ying)|concern(?:s|ed|ing)?)`
/** "What is our main danger?", "where are we most exposed?" */
const risks = new RegExp(
  String.raw`\b(?:what|whats|what['’]s|which|where|name)\b.*(?:\b${gravest}\b.*\b${danger}|\b${danger}\b.*\b${gravest})\b`,
  'i',
)

/** What these questions are about: the business, its day, and what there is to do. */
const general =
  /^(?:ca|co|hi|us|café|business|company|caf[eé]s?|shop|practice|firm|agency|place|team|board|partners?|partner|owners?|co-?owners?|directors?|investors?|shareholders?|chair\w*|bank|manager|accountant|head|office|management|meeting|fellow|main|key|points?|talking|headlines?|highlights?|takeaways?|bullets?|dot|lines?|important|plate|desk|agenda|list|matters?|issues?|problems?|jobs?|tasks?|items?|moment|morning|afternoon|today|tonight|week|now|deal|handle|sort|act|attention|immediate\w*|pressing|critical|burning|urgent\w*|wait|fires?|put|drop|everything|risks?|risky|dangers?|dangerous|threats?|expos\w+|vulnerab\w+|weak\w*|spots?|links?|worr\w+|concern\w*|face|facing|biggest|greatest|largest|major|top|gravest|single|number|short\w*|report|hear|brief\w*|two|three|four|five|six|seven|eight|\d)$/

const hasOnly = (question: Question, own: RegExp): boolean =>
  searchWords(question, new Set(namedPeriods(question).map(({ at }) => at))).every(
    (word) => own.test(word) || (isWeakWord(word, formOf(word)) && !ofFigures.test(word)),
  )
/** Weak for a search, and yet a figure of its own. */
const ofFigures = /^(?:costs?|prices?|fees?|rates?|sold|sells?|spend|spent|paid|pays?|wages?)$/

/** "About this quarter" asks for its figures. */
const isNow = ({ periods, today }: Question): boolean =>
  periods.every(
    ({ period: { of } }) =>
      (of.kind === 'current' && of.unit === 'week') || (of.kind === 'unit-of' && of.date >= today),
  )

/** "Three points for the board" are points of a list. */
const isCount = ({ terms }: Question, { unit, first }: Amount): boolean =>
  unit === 'plain' || /^\S+ points?$/i.test(terms[first]?.text ?? '')

/** The plan of such a question; undefined where it names a matter or a figure. */
export const askedOpenly = (question: Question): AnswerablePlan | undefined => {
  const { text, today } = question
  if (text.length > longest || question.amounts.some((amount) => !isCount(question, amount))) return undefined
  if (told.test(text) && !judged.test(text) && hasOnly(question, ofTold)) {
    const period = namedPeriods(question)[0]?.period
    return { operator: 'find', words: [], kind: 'advisory', ...(period ? { period } : {}) }
  }
  if (!isNow(question) || !hasOnly(question, general)) return undefined
  if (board.test(text) && !ofWriting.test(text)) return { operator: 'overview', of: 'board' }
  if (urgent.test(text) && asksUrgent.test(text) && !ofOne.test(text))
    return {
      operator: 'due',
      period: { of: { kind: 'dates', from: today, to: plusDays(today, daysAhead) } },
      isUrgent: true,
    }
  return risks.test(text) ? { operator: 'overview', of: 'risks' } : undefined
}

const longest = 120
