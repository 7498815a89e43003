/** A post on a requested subject. */
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import { inTurn } from '../action.ts'
import { occasionText } from '../emails/occasions.ts'
import { isWholeSentence } from '../emails/whole-sentence.ts'
import { publicFacts } from './public-facts.ts'
import { subjectPosts } from './subject.posts.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const dated =
  /\b(?:on|at|this|next) .*?\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|weekend|month)/i

/** First words of posts whose subject is of a known kind; brackets for what no record says. */
const openings: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/\b(?:hours|opening times)\b/i, (name) => `${capitalised(name)}: [days and times]. Save this post.`],
  [
    /\b(?:sale|discount|special|promotion)s?\b/i,
    (name) => `${capitalised(name)} is on: [what, how much off, and until when].`,
  ],
  [dated, (name) => `Join us for ${name}. [Time, place and price, and how to book.]`],
]

const opening = (name: string): string | undefined => openings.find(([words]) => words.test(name))?.[1](name)

/** The subject as a sentence of its own: "that we won a panel place". */
const statementIn = (subject: string): string | undefined => {
  const plain = subject.replace(/^that\s+/i, '')
  return /^that\s/i.test(subject) || (isWholeSentence(plain) && /^(?:we|our|the|i|you)\b/i.test(subject))
    ? `${capitalised(plain).replace(/[.\s]+$/, '')}.`
    : undefined
}

/** Text of a numbered post on a subject; after all angles are used, they repeat for another picture. */
export const onSubject = (records: Records, subject: string, at: number): string => {
  const ad = occasionText(records, `job ad: ${subject}`, '')
  if (ad && /\bhiring\b|\blooking for an?\b|\bjob\b|\bvacanc/i.test(subject)) return ad.paragraphs.join(' ')
  const statement = statementIn(subject)
  if (at === 0 && statement) return `${statement} [One line on what it means for your readers, and a photo.]`
  const { name, facts } = publicFacts(records, statement ? 'our news' : subject)
  const { hasWalkIns } = vocabularies[records.business.type]
  if (at === 0 && facts.length > 0)
    return `${facts.join(' ')}${/\bfilm\b/i.test(facts.join(' ')) ? ' [Add the film.]' : ''} ${hasWalkIns ? 'Tell us what you’d like to see next.' : 'Write to us if you’d like to know more.'}`
  const first = at === 0 ? opening(name) : undefined
  if (first) return first
  const angles = subjectPosts(records.business.type, subject)
  const post = inTurn(angles, at)
    .replaceAll('{subject}', () => name)
    .replaceAll('{Subject}', () => capitalised(name))
  return at < angles.length ? post : `${post} [Another picture than the first time.]`
}
