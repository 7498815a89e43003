/** The sides of a choice that a question puts, and which of them leaves things as they are. */
import type { Records } from '../records.ts'
import { relatedTexts } from './related-texts.ts'

/** The sides of a choice: "a graduate or contractors". */
const sidesOf = (text: string): readonly string[] => {
  const [, one = '', other = ''] =
    /^(.{6,}?)\s+or\s+(?!not\b|is\b|what\b|should\b|am\b|are\b|more\b|less\b|two\b|so\b|later\b|no\b)(.{4,}?)[?.!]*$/i.exec(
      text,
    ) ?? []
  return one === '' || other === '' ? [] : [one, other]
}

// To leave things as they are needs no record.
const isAsNow =
  /\b(?:stick|stay|keep|leave|wait|hold|current|present|same|nothing|as it is|as we are|till|until)\b/i

/** The side of a choice that no record speaks of, and that is a change; undefined if there is none. */
export const unheldSide = (records: Records, text: string): string | undefined => {
  const sides = sidesOf(text)
  const missing = sides.filter((side) => relatedTexts(records, side).length === 0)
  const [only] = missing
  return missing.length === 1 && only && !isAsNow.test(only) ? only : undefined
}

/** The question without the side of its choice that leaves things as they are. */
export const changeAsked = (text: string): string => {
  const sides = sidesOf(text)
  const changes = sides.filter((side) => !isAsNow.test(side))
  return sides.length === 2 && changes.length === 1 ? (changes[0] ?? text) : text
}
