/** Sentences on record as the recipient of an email may read them: addressed to them, without what is private. */
import { fromOurSide, isNews } from './own-side.ts'
import { inside, insideTeam } from './private-words.ts'
import { type Circle, namesTeam } from './recipients.ts'
import { toSecondPerson, yours } from './second-person.ts'
import { isWholeSentence } from './whole-sentence.ts'

// Sentences that depend on the one before, or reveal something private.
const isLeaning =
  /^(?:Neither|None|Nobody|One|Both|Their|Its|That|This|It|They|Either|With (?:it|them|those)|We haven’t|I’d|I |If |There (?:are|is)|Please|Until|By )\b|\bthe (?:first|second|other|latter)\b/
/** "None has heard from a partner", after a sentence about them. */
const notYet = /^(?:None|Neither)(?: of (?:them|the \w+))? has (?<done>[^,;]+)$/
const pointsBack =
  /\b(?:it|they|them|those|these|the (?:increase|rise|fall|drop|change|difference|gap|result|reason|rest|same))\b/i

/** True for words that these people may read. */
export const permitted = (circle: Circle, text: string): boolean => {
  if (circle === 'confidant') return true
  if (circle === 'team') return !insideTeam.test(text)
  // Outsiders learn neither how many people work here nor how they are doing.
  return !inside.test(text) && !namesTeam(text)
}

const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[.,;:\s]+$/, '')}.`

/** True for "None has …", which goes on about those of the sentence before. */
export const saysNotYet = (sentence: string): boolean => notYet.test(sentence.replace(/[.\s]+$/, ''))

/** Parts of a sentence that the recipient may know, addressed to them; omits private clauses. */
export const toldTo = (
  circle: Circle,
  people: ReadonlySet<string>,
  text: string,
  isAfterTold: boolean,
): readonly string[] => {
  const never = isAfterTold ? notYet.exec(text.replace(/[.\s]+$/, ''))?.groups?.done : undefined
  if (never !== undefined && permitted(circle, never)) {
    const ours = fromOurSide(sentence(`You haven’t ${yours(never)}`))
    return ours === undefined ? [] : [ours]
  }
  // What a memo asks of its reader is no point for anybody else.
  if (isLeaning.test(text) || text.includes('?')) return []
  // "On last week’s sales of $17,458" is clear without the sum.
  const plain =
    circle === 'outside' ? text.replace(/\b(sales|fees|billing|revenue) of \$[\d,.]*\d/gi, '$1') : text
  const isFit = (one: string) =>
    permitted(circle, one) && !isLeaning.test(sentence(one)) && (isAfterTold || !pointsBack.test(one))
  const said = (one: string): string | undefined => {
    if (circle === 'confidant') return one
    const turned = toSecondPerson(one, people)
    if (circle === 'team' || turned === undefined) return turned
    const ours = fromOurSide(turned)
    return ours !== undefined && (ours !== one || isNews(ours)) ? ours : undefined
  }
  const whole = isFit(plain) ? said(plain) : undefined
  if (whole) return [whole]
  const clauses = plain.split(/,\s+(?:and|but)\s+|[;:]\s+/)
  return clauses.length < 2
    ? []
    : clauses
        .map(sentence)
        .filter(
          (one) => /^\p{L}/u.test(one) && one.split(' ').length > 4 && isFit(one) && isWholeSentence(one),
        )
        .flatMap((one) => said(one) ?? [])
}
