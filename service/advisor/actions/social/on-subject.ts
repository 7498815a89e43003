/** A post on a requested subject. */
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import { inTurn } from '../action.ts'
import { occasionText } from '../emails/occasions.ts'
import { publicFacts } from './public-facts.ts'
import { subjectPosts } from './subject.posts.ts'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Text of a numbered post on a subject; after all angles are used, they repeat for another picture. */
export const onSubject = (records: Records, subject: string, at: number): string => {
  const ad = occasionText(records, `job ad: ${subject}`, '')
  if (ad && /\bhiring\b|\blooking for an?\b|\bjob\b|\bvacanc/i.test(subject)) return ad.paragraphs.join(' ')
  const { name, facts } = publicFacts(records, subject)
  const { hasWalkIns } = vocabularies[records.business.type]
  if (at === 0 && facts.length > 0)
    return `${facts.join(' ')}${/\bfilm\b/i.test(facts.join(' ')) ? ' [Add the film.]' : ''} ${hasWalkIns ? 'Tell us what you’d like to see next.' : 'Write to us if you’d like to know more.'}`
  const angles = subjectPosts(records.business.type, subject)
  const post = inTurn(angles, at)
    .replaceAll('{subject}', () => name)
    .replaceAll('{Subject}', () => capitalised(name))
  return at < angles.length ? post : `${post} [Another picture than the first time.]`
}
