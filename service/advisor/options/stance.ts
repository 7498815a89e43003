/** Stances: the lever and direction of a text or step, so that earlier decisions are not contradicted. */
import { LRUCache } from 'lru-cache'
import type { Lever, LeverChange } from '#schema/advisor/change-plans'
import type { Advisory } from '#schema/advisory/advisory'
import { leversIn } from '../questions/levers.ts'
import { questionOf } from '../questions/question-of.ts'
import { isCue, meaningOf, type Term } from '../questions/term.ts'
import type { Records } from '../records.ts'

/** `sign` is 1 for more and -1 for less; without weekdays it means any day. */
export type Stance = {
  readonly lever: Lever
  readonly sign: 1 | -1
  readonly weekdays: readonly number[]
}

/** Verbs of a step whose direction the lexicon does not give where they stand beside what they move. */
const lowers = /^(?:cut|drop|lower|reduc|discount|trim|slash|undercut)/
const raises = /^(?:rais|lift|hik|increas|bump)/

type Way = Pick<Stance, 'sign'> & { readonly at: number }

const verbsIn = (terms: readonly Term[]): readonly Way[] =>
  terms.flatMap(({ words: [word = ''] }, at): readonly Way[] => {
    if (lowers.test(word)) return [{ at, sign: -1 }]
    return raises.test(word) ? [{ at, sign: 1 }] : []
  })

const closes = /\b(?:close|shut|shorten)\b/i
const opens = /\b(?:open|extend|lengthen)\b.*\b(?:later|longer|earlier|hours)\b/i

const readStances = ({ business, now }: Records, text: string): readonly Stance[] => {
  const { terms, ...question } = questionOf(text.slice(0, 300), business.type, now)
  const weekdays = [...new Set(terms.flatMap((term) => meaningOf(term, 'weekdays')?.weekdays ?? []))]
  const cues = terms.flatMap((term, at): readonly Way[] => {
    if (isCue(term, 'down')) return [{ at, sign: -1 }]
    return isCue(term, 'up') ? [{ at, sign: 1 }] : []
  })
  const signs = cues.length > 0 ? cues : verbsIn(terms)
  const levers = leversIn({ terms, ...question })
  // Each direction belongs to one lever: "drop the fee for longer leases" says nothing about rent.
  const named = signs.flatMap(({ at, sign }): readonly Stance[] => {
    const [nearest] = levers.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))
    return nearest ? [{ lever: nearest.lever, sign, weekdays }] : []
  })
  const hours: readonly Stance[] = [
    ...(closes.test(text) ? [{ lever: 'staff', sign: -1, weekdays } as const] : []),
    ...(opens.test(text) ? [{ lever: 'staff', sign: 1, weekdays } as const] : []),
  ]
  return [...named, ...hours]
}

// The same advisories are read for every matter.
const cache = new LRUCache<string, readonly Stance[]>({ max: 2000 })

/** Stances of a text such as an advisory's title: "Drop the letting fee" is less on prices. */
export const stancesOf = (records: Records, text: string): readonly Stance[] => {
  const key = `${records.business.type} ${text}`
  const known = cache.get(key)
  if (known) return known
  const stances = readStances(records, text)
  cache.set(key, stances)
  return stances
}

/** Stance of a step, from its first change. */
export const stanceOfChanges = (
  [first]: readonly LeverChange[],
  weekdays: readonly number[],
): Stance | undefined =>
  first && first.size !== 0 ? { lever: first.lever, sign: first.size > 0 ? 1 : -1, weekdays } : undefined

const share = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === 0 || other.length === 0 || one.some((day) => other.includes(day))

/** True if two stances move the same lever on the same days, in the same (1) or opposite (-1) direction. */
export const meet = (one: Stance, other: Stance, direction: 1 | -1): boolean =>
  one.lever === other.lever && one.sign === direction * other.sign && share(one.weekdays, other.weekdays)

/** A settled advisory with its stances. */
export type Settled = { readonly advisory: Advisory; readonly stances: readonly Stance[] }

/** Advisories in a status, with the stances of their titles. */
export const settledAs = (records: Records, status: Advisory['status']): readonly Settled[] =>
  records.advisories
    .filter((advisory) => advisory.status === status)
    .map((advisory) => ({ advisory, stances: stancesOf(records, advisory.title) }))
