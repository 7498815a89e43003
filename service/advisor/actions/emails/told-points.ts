/** Selects points on record that apply to the recipients. */
import type { Records } from '../../records.ts'
import type { Points } from '../letters/points.ts'
import { publicFacts } from '../social/public-facts.ts'

/** Records about one roaster do not apply to another. */
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

/** Customers get only public information. */
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
