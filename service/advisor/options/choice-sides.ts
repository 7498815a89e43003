/** The sides of a choice in a question, and which one leaves things as they are. */
import type { Records } from '../records.ts'
import { relatedTexts } from './related-texts.ts'

/** The sides of a choice: "a graduate or contractors". */
export const sidesOf = (text: string): readonly string[] => {
  const [, one = '', other = ''] =
    /^(.{6,}?)\s+or\s+(?!not\b|is\b|what\b|should\b|am\b|are\b|more\b|less\b|two\b|so\b|later\b|no\b)(.{4,}?)[?.!]*$/i.exec(
      text,
    ) ?? []
  return one === '' || other === '' ? [] : [one, other]
}

/** Words that ask which of two comes before the other. */
const asksFirst =
  /\b(?:first|priorit\w+|urgent\w*|pressing|important|matters? (?:more|most)|(?:worth|brings?(?: in)?|bring(?: in)?|earns?|saves?|makes?|costs?|pays?)\b[^,?]{0,20}\bmore|more worth|start (?:with|on)|tackle|only (?:do|have time for|manage) one|bigger|better|worse|sooner)\b/i
const asksWorth = /\b(?:worth|bring\w*|earn\w*|sav\w+|mak\w+|cost\w*|pays?|money|bigger|better|worse)\b/i
const asksSoon = /\b(?:urgent\w*|pressing|sooner|can(?:no|['’])?t wait|deadline)\b/i

const asksHowWeAre =
  /^\W*(?:(?:so|and|but|ok)\W+)*(?:are|is|was|were|do|does|did) (?:we|our|the|my)\b.*\b(?:better|worse|bigger|stronger|weaker) (?:at|in|with)\b/i

/** Two matters of which one comes first, and by what: their worth, their dates, or whichever the records have. */
export type MatterChoice = {
  readonly sides: readonly [string, string]
  readonly by: 'worth' | 'date' | 'either'
}

/** "Which matters more, the rent or the rates?", "the rent or the rates first?"; undefined for any other question. */
export const choiceOfMatters = (text: string): MatterChoice | undefined => {
  // "Are we better at sales or rentals?" asks how things are, and not which to do.
  if (!asksFirst.test(text) || asksHowWeAre.test(text)) return undefined
  const [one, other] = sidesOf(text.trim())
  if (one === undefined || other === undefined) return undefined
  // "What's more urgent:" asks; what follows is the matter.
  const named = one.replace(/^[^,:]*[,:]\s*/, '')
  const by = asksSoon.test(text) ? 'date' : asksWorth.test(text) ? 'worth' : 'either'
  return {
    sides: [named.length > 2 ? named : one, other.replace(/[,;][^,;]*\bfirst\b.*$|\bfirst\b.*$/i, '')],
    by,
  }
}

// Leaving things as they are needs no record.
const isAsNow =
  /\b(?:stick|stay|keep|leave|wait|hold|current|present|same|nothing|as it is|as we are|till|until)\b/i

/** The side of a choice that is a change but not on record; undefined if there is none. */
export const unheldSide = (records: Records, text: string): string | undefined => {
  const sides = sidesOf(text)
  const missing = sides.filter((side) => relatedTexts(records, side).length === 0)
  const [only] = missing
  return missing.length === 1 && only && !isAsNow.test(only) ? only : undefined
}

/** The question without the side that leaves things as they are. */
export const changeAsked = (text: string): string => {
  const sides = sidesOf(text)
  const changes = sides.filter((side) => !isAsNow.test(side))
  return sides.length === 2 && changes.length === 1 ? (changes[0] ?? text) : text
}
