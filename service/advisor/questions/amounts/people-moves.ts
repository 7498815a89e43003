/** Verbs that have people or shifts for an object: who comes, who goes, and who only is away or finds work. */
import { removesAt } from '../lexicon/removals.ts'
import { matchWords, type Question, textOf } from '../question.ts'
import { meaningOf } from '../term.ts'

const away =
  /\b(?:tak(?:e|es|ing)|took|ha(?:s|ve|d)|gets?|needs?|wants?)(?: \w+){0,4} off\b(?! (?:the|our|my|wages|staff|costs?|prices?|it|them))|\b(?:calls?|called|calling|rings?|rang) in (?:sick|ill|crook)\b|\b(?:is|are|was|were|be|been|being|goes|go|went|falls?|fell|gets?|got) (?:off |on |away on )?(?:sick|ill|crook|injured|hurt|away|leave|(?:sick|annual|stress|parental|maternity|paternity|long service|carers?) leave|holidays?|vacation|jury duty)\b|\boff (?:sick|ill|crook|work)\b/

const placing =
  /\b(?:plac(?:e|es|ed|ing)|redeploy(?:s|ed|ing)?)\b(?! (?:an? )?(?:order|ad|advert\w*|bet)\b)|\b(?:find|finds|found|finding|get|gets|got|getting) (?:paid )?(?:work|a project|projects|clients?|billable work|a client) for\b|\b(?:is|are|was|were|be|get|gets|got|getting) (?:both |all )?placed\b|\boff the bench\b|\b(?:put|putting|get|getting|got) (?:\w+ ){1,4}(?:on|onto) (?:a |paid |client )?(?:project|work|projects|programme|billable work)\b/

const unreplaced =
  /\b(?:not|never|without|no one|nobody)\b(?: \w+){0,2} (?:replac\w+|backfill\w*|fill\w*)\b|\b(?:leave|leaving|left) (?:\w+ ){1,4}unfilled\b/

/** True where somebody is away for a while: nobody is hired and no pay changes. */
export const isAway = (question: Question): boolean => matchWords(question, away) !== undefined

/** True where people on the payroll find work, or where those who left are not replaced. */
export const movesNobody = (question: Question): boolean =>
  matchWords(question, placing) !== undefined || isUnreplaced(question)

/** True for a supposition that those who left are not replaced. */
export const isUnreplaced = (question: Question): boolean => matchWords(question, unreplaced) !== undefined

const adds =
  /^(?:hir(?:e|es|ed|ing)|add(?:s|ed|ing)?|employ(?:s|ed|ing)?|recruit(?:s|ed|ing)?|roster(?:s|ed|ing)?(?: on)?|appoint(?:s|ed|ing)?|have|had|has|got|get|gets|getting|need|needs|want|wants|take|takes|took|taking|put|puts|putting|bring|brings|brought|bringing|run|runs|ran|running|start|starts|started|open|opens|another|extra|additional|new|more|second|third|fourth|fifth|sixth|an?|one|two|both|with|afford|pay|pays|paid|paying)\b/

/** Verbs of giving up in the terms before a place, and the place of the verb. */
export const removalBefore = ({ terms }: Question, from: number, at: number): number | undefined => {
  for (let place = at - 1; place >= from; place -= 1) {
    const words = terms
      .slice(place, place + 3)
      .map(({ text }) => text)
      .join(' ')
    // "The rent is killing us" gives nothing up.
    const isOfUs = /^(?:us|me|you|him|her|them)$/.test(textOf(terms[place + 1]))
    if (removesAt.test(words) && !isOfUs) return place
  }
  return undefined
}

/** True where the words before a person or shift say that there is one more: an unknown verb does not. */
export const addsAt = ({ terms }: Question, from: number, at: number): boolean =>
  terms.slice(from, at).some((term) => adds.test(textOf(term))) && unknownVerb(terms, from, at) === undefined

const subjects = /^(?:we|i|they|you|us|let['’]?s|to|should|could|can|would|will|i['’]d|we['’]d)$/

/** Verbs that give something its size without saying which way it goes. */
const neutral =
  /^(?:sell|sold|serv\w*|bill\w*|run|ran|mak\w+|made|w[io]n|settl\w*|clos\w*|land\w*|book\w*|sign\w*|get|got|do|did|see|saw|order\w*|charg\w*|pay|paid|spen[dt]|set|bring|brought|keep|kept|use[ds]?|offer\w*|start\w*|tr(?:y|ied)|switch\w*|go|went|mov\w+|buy|bought|give|gave|agree\w*|negotiat\w*|renegotiat\w*|commit\w*|invest\w*|advertis\w*|launch\w*|introduc\w*|open\w*|lease\w*|rent\w*|sublet|tender\w*|quote\w*|price[ds]?|face[ds]?|expect\w*|jack\w*|crank\w*|bump\w*|push\w*|nudg\w*|mark\w*|whack\w*|slap\w*|tack\w*|stick\w*|stuck)$/

/** True where a verb that nobody knows does something by an amount: which way, it does not say. */
export const isUnknownMove = ({ terms }: Question, [from, until]: readonly [number, number]): boolean => {
  const place = unknownVerb(terms, from, until)
  return place !== undefined && !neutral.test(textOf(terms[place]))
}

/** The place of a verb after "we", "I" and the like that the lexicon does not have. */
const unknownVerb = (terms: Question['terms'], from: number, at: number): number | undefined => {
  const place = terms
    .slice(from, at)
    .findIndex(
      (term, index) =>
        meaningOf(term, 'unknown') !== undefined &&
        !adds.test(textOf(term)) &&
        subjects.test(textOf(terms[from + index - 1])),
    )
  return place < 0 ? undefined : from + place
}
