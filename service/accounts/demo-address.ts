/** Bounds the private demos that one address can make in a day, so that it cannot take all places. Counted in memory. */
import { LRUCache } from 'lru-cache'

/** Enough for an office or a classroom behind one address. */
export const copiesPerAddress = 150

const dayMs = 86_400_000

/** Counts a new copy of an address; returns the seconds until the next one if it has made too many. */
export type CountNewCopy = (address: string) => number | undefined

export const openAddressCounts = (now: () => Date, most = copiesPerAddress): CountNewCopy => {
  const counts = new LRUCache<string, { readonly since: number; made: number }>({ max: 20_000 })
  return (address) => {
    const time = now().getTime()
    const known = counts.get(address)
    const count = known && time - known.since < dayMs ? known : { since: time, made: 0 }
    counts.set(address, count)
    if (count.made >= most) return Math.max(1, Math.ceil((count.since + dayMs - time) / 1000))
    count.made += 1
    return undefined
  }
}
