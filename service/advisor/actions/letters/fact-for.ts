/** A fact on record about a matter that an edit only names: "mention the film". */
import { stemsOf } from '../../passages.excerpt.ts'
import type { Records } from '../../records.ts'
import { pointsFor } from '../emails/recorded-points.ts'
import { ofThem, withPublic } from '../emails/told-points.ts'
import { usable } from './texts-about.ts'

const ofAny = stemsOf('about the our new old that this matter point thing topic')

/** The first sentence on record that has all words of the matter, as the audience may read it. */
export const factFor =
  (records: Records) =>
  (audience: string, matter: string): string | undefined => {
    const wanted = [...usable(stemsOf(matter))].filter((stem) => !ofAny.has(stem))
    if (wanted.length === 0) return undefined
    const to = audience.charAt(0).toLowerCase() + audience.slice(1)
    const own = ofThem(pointsFor(records, to, { topic: matter }), to)
    return withPublic(records, own, to, matter).facts.find((fact) => {
      const has = stemsOf(fact)
      return wanted.every((stem) => has.has(stem))
    })
  }
