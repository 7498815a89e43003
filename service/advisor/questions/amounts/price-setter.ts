/** Whose prices a question means: "the roaster lifts its prices" is a cost of ours, and no price that our customers pay. */
import { isCue, meaningOf, type Term } from '../term.ts'

const ours = /^(?:we|i|us|you|let['’]?s|our|my)$/i
const theirs = /^(?:its|their|his|her)$/i
const beside = /^(?:the|all|of|all of)$/i

/** "Is putting", "will then raise": between who does it and the verb. */
const beforeVerb =
  /^(?:is|are|was|were|has|have|had|will|would|could|might|may|just|also|then|now|again|all|both|suddenly|really)$/i

/** What may stand before the name of whoever does something. */
const opens =
  /^(?:the|our|my|a|an|another|some|if|what if|suppose|say|imagine|when|once|since|because|that)$/i

const setting = /^(?:put|push|jack|bump|crank|nudge|mark)(?:s|ed|ing|ting|ped|ping)?\b/i

const isSetting = (term: Term): boolean => isCue(term, 'up', 'down') || setting.test(term.text)

/** The place of the verb that moves the price at a place, and whose price it is called between the two. */
const verbBefore = (
  terms: readonly Term[],
  at: number,
): { readonly verb: number; readonly word?: string } | undefined => {
  // "The accountant charges 10% more": the price is the verb.
  if (/^charg(?:e|es|ed|ing)$/i.test(terms[at]?.text ?? '')) return { verb: at }
  let word: string | undefined
  for (let place = at - 1; place >= Math.max(0, at - 4); place--) {
    const term = terms[place]
    if (term === undefined) return undefined
    if (isSetting(term)) return { verb: place, ...(word === undefined ? {} : { word }) }
    if (ours.test(term.text) || theirs.test(term.text)) word = term.text
    else if (!beside.test(term.text)) return undefined
  }
  return undefined
}

/**
 * True where somebody else moves the price at a place: a name or a noun of its own before the verb, which is not "we" and
 * not an order to us ("raise prices", "should we lift prices").
 */
export const isSetByOthers = (terms: readonly Term[], at: number): boolean => {
  const found = verbBefore(terms, at)
  if (found === undefined || (found.word !== undefined && ours.test(found.word))) return false
  let who = found.verb - 1
  while (who >= 0 && beforeVerb.test(terms[who]?.text ?? '')) who -= 1
  const [subject, before] = [terms[who], terms[who - 1]]
  if (subject === undefined || ours.test(subject.text) || meaningOf(subject, 'mark')) return false
  if (/^they$/i.test(subject.text) || found.word !== undefined) return true
  // A noun stands behind an article or opens a clause; a name has a capital.
  const isNamed = before === undefined ? false : opens.test(before.text) || /^\p{Lu}/u.test(subject.text)
  const isNoun = meaningOf(before ?? subject, 'cue') === undefined || isNamed
  return isNamed || (isNoun && meaningOf(subject, 'measure') !== undefined)
}
