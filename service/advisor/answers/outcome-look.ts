/** Questions about an accepted and measured advisory: the answer is its outcome, not its promise. */
import type { Advisory } from '#schema/advisory/advisory'
import { isOfEveryBusiness } from '../options/matter-words.ts'
import { meet, stancesOf } from '../options/stance.ts'
import type { Context } from '../plans/context.ts'
import { isOfFigures } from '../questions/plan-tests.ts'
import { hasCue, isLineOfExpense, measuresIn, type Question } from '../questions/question.ts'
import { questionAgain } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read-question.ts'
import { ofAllDecisions } from '../questions/readers/decided-reader.ts'
import { searchWords } from '../questions/readers/search-words.ts'
import { meaningOf } from '../questions/term.ts'
import type { Records } from '../records.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { advisoryNamed, isAsNear, ownThings } from '../subjects/advisory-named.ts'
import { thingsIn } from '../subjects/nouns.ts'
import { taggedWords } from '../subjects/tagged-words.ts'
import { readAs } from './decided-look.ts'

const sure = 0.85

/** "Paying for itself": a judgement, and none of the words that name a matter. */
const judged =
  /\b(?:pay(?:s|ing)?|paid) (?:for (?:itself|themselves)|(?:its|their|his|her) way)\b|\bearn(?:s|ing|ed)? (?:its|their) keep\b|\bpull(?:s|ing|ed)? (?:its|their) weight\b|\b(?:make|made|making) (?:us |me )?(?:any|some|more|real|a bit of) (?:money|difference)\b|\bworth (?:it|(?:the|all the|our|what we) (?:money|cost|trouble|effort|spend|pay|spent|paid))\b/gi

/** "Is it paying for itself?", "was it worth the money?" */
export const asksWhetherItPays = (text: string): boolean => text.search(judged) >= 0

/**
 * "Did it …", "has it …", "was it …", "how's it going", "any luck with it", "the verdict on it": about past
 * or ongoing matters.
 */
const looksBack =
  /\b(?:did|has|have|had|was|were|how['’]?s|how (?:is|are|did|was|were|has|have)|any (?:joy|luck|good|use|sign)|verdict|worth(?:while)?|came of|come of|became of|meant to|supposed to|tell me about|working|worked|paying|paid|earning|pulling)\b/i
// An undecided advisory has no result.
const isOver = /\b(?:did|has|have|had|was|were|paying|working|earning|pulling)\b/i
/** "Is it worth keeping the ad?" proposes to have again what was given up. */
const supposes =
  /\bworth (?:keeping|having|bringing back|going back|restarting|retaining|continuing)\b|\b(?:if|should|shall|would|could|will|gonna|going to|let['’]?s|what about|how about)\b/i
// Asks for texts, a person or a time, or whether something was carried out.
const ofTexts =
  /\b(?:said|says|say|mention\w*|wr(?:ite|ote|itten)|memos?|on (?:file|record)|anything about|is there|are there|who|whose|when|where|why|how long|how many|yet|decid\w*|agreed?|sent|signed|booked|done with|legal\w*|allowed|law|tax|rules?|unfair)\b/i

// "Since we let them go, have costs come down?" asks about the costs.
const subordinate =
  /\b(?:since|because|seeing (?:as|that|how)|given|now that|after|before|when|while|despite|even though|although|thanks to|due to)\b/i

/** The main clause, without clauses of time or reason. */
const mainClause = (text: string): string => {
  const at = subordinate.exec(text)?.index
  if (at === undefined) return text
  return at > shortestLead ? text.slice(0, at) : text.slice(text.indexOf(',') + 1)
}
const shortestLead = 8

const asksOpenly = /\b(?:what|which|how (?:much|many))\b/i
const brings =
  /\b(?:sav(?:e|ed|ing)|earn\w*|br(?:ing|ought)|made?|make|extra|come|came|became|become|happen\w*|results?|outcome|verdict|difference|work\w*|pa(?:y|id)|worth)\b/i
const longestLead = 4

/** True for a question about an action by name: "did stopping the inspections …"; billing and marketing are figures. */
const isOfAct = ({ text, terms }: Question): boolean =>
  !asksOpenly.test(text) &&
  taggedWords(text)
    .slice(0, longestLead)
    .some(
      ({ tag, word }) =>
        tag === 'VERB' &&
        word.endsWith('ing') &&
        !terms.some((term) => meaningOf(term, 'measure') && term.text.toLowerCase() === word),
    )

// "The second oven" is another thing than "the second till", and a weekday is none.
const ordinal =
  /^(?:first|second|third|fourth|fifth|last|other|next|new|old|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/

const ownOf = (words: readonly string[]): readonly string[] =>
  ownThings(words).filter((word) => !isOfEveryBusiness(word) && !ordinal.test(word))

/** True if a title has one of at most two words, or title and step have two of more. */
const shares = ({ title, suggestedAction = '' }: Advisory, words: readonly string[]): boolean => {
  const sharedWith = (text: string): number => {
    const held = new Set(wordsIn(text).map(formOf))
    return words.filter((word) => held.has(formOf(word))).length
  }
  const shared = sharedWith(`${title} ${suggestedAction}`)
  // "More hands" is in no advisory that says "hand over the card".
  return shared >= Math.min(2, words.length - 1) && shared > 0 && (shared > 1 || sharedWith(title) > 0)
}

/** The measured advisory in a question: by its nouns, or by an action on the same lever in the same direction. */
const namedBy = (records: Records, question: Question): Advisory | undefined => {
  const { text } = question
  const measured = records.advisories.filter(
    ({ status, outcome }) => status === 'accepted' && outcome !== undefined,
  )
  const nouns = ownOf(thingsIn(text).flatMap(wordsIn))
  for (const things of [ownOf(searchWords(question)), nouns]) {
    const named = things.length > 0 ? advisoryNamed(records, things, measured) : undefined
    if (!named || !shares(named, things)) continue
    const best = advisoryNamed(records, things)
    // An undecided one has no result; of what is over, it is meant only if more of its words are named.
    // One that was dismissed has none either.
    const isWithout = best?.status === 'new' || best?.status === 'dismissed'
    return isWithout && !(isOver.test(text) && isAsNear(records, things, named, best)) ? undefined : named
  }
  // An action on what every business has is identified by lever and direction; one on a thing, by the thing.
  if (!isOfAct(question) || nouns.length > 0) return undefined
  const asked = stancesOf(records, text)
  const alike = measured.filter(({ title }) =>
    stancesOf(records, title).some((own) => asked.some((one) => meet(one, own, 1))),
  )
  return alike.length === 1 ? alike[0] : undefined
}

const followed = /\b(?:since|after|once|when|now that) (?:we|i|they|the team)\b(?<act>.*)$/i

/** "Did staff costs fall after we moved the inspections?": the measured advisory of the act, if the figure is the one it was to change. */
const followedBy = (records: Records, question: Question): Advisory | undefined => {
  const act = followed.exec(question.text)?.groups?.act
  const [figure, other] = measuresIn(questionAgain(question, mainClause(question.text)))
  if (act === undefined || !figure || other) return undefined
  const named = namedBy(records, questionAgain(question, `have we ${act}`))
  const measured = named?.expects?.measure
  return measured === figure.measure ? named : undefined
}

const ofOthers: ReadonlySet<string> = new Set(['tax', 'legal', 'health', 'emergency'])

/** A task, or a question for somebody else. */
const isOfOther = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'act' || (plan.operator === 'decline' && ofOthers.has(plan.because))

/** True for a question about figures: a total, a comparison, or a reading of figures that uses every word. */
export const isOfFigure = (question: Question, reads: readonly ReadQuestion[]): boolean => {
  if (reads.some(({ isTurn }) => isTurn) || question.periods.length > 1) return true
  const isOfTotal = measuresIn(question).some(({ measure }) => !isLineOfExpense(measure))
  if (isOfAct(question)) return false
  if (hasCue(question, 'compare', 'than') || reads.some(isOfOther)) return true
  if (question.periods.length > 0 && (isOfTotal || asksOpenly.test(question.text))) return true
  return (
    isOfTotal &&
    reads.some(
      ({ plan, notUnderstood, leftOut = [] }) =>
        plan.operator !== 'clarify' && isOfFigures(plan) && notUnderstood.length + leftOut.length === 0,
    )
  )
}

/** A question about the outcome of an accepted advisory, read as such; undefined for others. */
export const outcomeAsked = (
  question: Question,
  reads: readonly ReadQuestion[],
  { records }: Context,
): ReadQuestion | undefined => {
  const { text } = question
  if (!looksBack.test(text) || supposes.test(text) || ofTexts.test(text)) return undefined
  const done = followedBy(records, question)
  if (done) return ofOutcome(done, question)
  const unjudged = questionAgain(question, text.replace(judged, ' '))
  if (isOfFigure(unjudged, reads) || (asksOpenly.test(text) && !brings.test(text))) return undefined
  const named = namedBy(records, questionAgain(question, mainClause(unjudged.text)))
  return named && ofOutcome(named, question)
}

const ofOutcome = ({ title }: Advisory, { today }: Question): ReadQuestion =>
  readAs(
    { operator: 'decided', period: ofAllDecisions(today), words: [...wordsIn(title)].slice(0, 12) },
    sure,
  )
