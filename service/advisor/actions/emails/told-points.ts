/** Which points on record are so of the people an email is for. */
import type { Records } from '../../records.ts'
import { publicFacts } from '../social/public-facts.ts'
import type { Points } from './recorded-points.ts'

/** What is on record of one roaster is not so of any other. */
export const ofThem = (points: Points, recipient: string): Points => {
  const head = /([\p{L}]+)s$/u.exec(recipient)?.[1]
  const isOther = /\b(?:another|other|new|second)\b/i.test(recipient)
  if (head === undefined && !isOther) return points
  const one = new RegExp(String.raw`\bthe ${head ?? recipient.split(' ').at(-1)}\b(?!s)`, 'i')
  const kept = points.facts.flatMap((_fact, at) => (one.test(points.sources[at]?.sentence ?? '') ? [] : [at]))
  return {
    ...points,
    facts: kept.map((at) => points.facts[at] ?? ''),
    sources: points.sources.filter((_, at) => at >= points.facts.length || kept.includes(at)),
  }
}

const isCustomer = /\b(?:customers?|regulars?|guests?|clients?|sponsors?|everyone on)\b/i

/** Customers are told what the public may read. */
export const withPublic = (
  records: Records,
  points: Points,
  recipient: string,
  topic: string | undefined,
): Points => {
  if (topic === undefined || points.facts.length > 0 || !isCustomer.test(recipient)) return points
  const { facts, sources } = publicFacts(records, topic)
  return { ...points, facts, sources: [...sources, ...points.sources] }
}
