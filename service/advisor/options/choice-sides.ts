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
