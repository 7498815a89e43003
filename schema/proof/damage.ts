/**
 * Names what was done to a history: where it first differs from what it was, and how. Two ways, for two kinds of
 * evidence: a list of the hashes that are known to be right, or nothing but the chain itself.
 */

/**
 * `changed`: the content of an event. `removed`, `inserted`, `swapped`: events between others. `tail cut`: the last ones
 * are missing. `head deleted`: the events are there, the row that names the last one is not. `rechained`: all fits together, yet is not what was signed. `misnumbered`: a stream's versions have a gap.
 */
export type DamageKind =
  | 'changed'
  | 'removed'
  | 'inserted'
  | 'swapped'
  | 'tail cut'
  | 'head deleted'
  | 'rechained'
  | 'misnumbered'

/**
 * The first position at which a history is not what it was, and what was done there. Where the evidence is too coarse to
 * tell the position, it is one from `position` to `upTo`.
 */
export type Damage = {
  readonly position: number
  readonly kind: DamageKind
  readonly upTo?: number
}

/** Damage that begins somewhere from `position` to `upTo`. */
export const rechainedWithin = (position: number, upTo: number): Damage =>
  position < upTo ? { position, kind: 'rechained', upTo } : { position, kind: 'rechained' }

/**
 * Where a list first differs from the right one, as an index into the right one, and how; undefined where they are
 * alike. Hashes are compared as texts.
 */
export const firstDifference = (
  right: readonly string[],
  found: readonly string[],
): { readonly index: number; readonly kind: DamageKind } | undefined => {
  const index = right.findIndex((hash, at) => found[at] !== hash)
  if (index < 0) return found.length > right.length ? { index: right.length, kind: 'inserted' } : undefined
  const here = found[index]
  if (here === undefined) return { index, kind: 'tail cut' }
  // Where what stands here belongs, and where what belongs here stands.
  const home = right.indexOf(here, index)
  const place = found.indexOf(right[index] ?? '', index)
  const isMore = found.length > right.length
  const isLess = found.length < right.length
  if (home > index && place > index && !isMore && !isLess) return { index, kind: 'swapped' }
  if (place > index && !(isLess && home > index)) return { index, kind: 'inserted' }
  if (home > index) return { index, kind: 'removed' }
  return { index, kind: 'changed' }
}

/** An event as the chain sees it: the hashes that are stored with it, in hexadecimal. */
export type Link = {
  readonly position: number
  readonly previousHash: string
  readonly hash: string
  /** Whether `hash` is that of the content, were the event at `position`: usually its own. */
  readonly fits: (position: number) => boolean
}

/** Links by position, and the first one after a position that follows from a hash. */
export type Chain = {
  readonly at: (position: number) => Link | undefined
  readonly following: (hash: string, after: number) => Link | undefined
  /** The hash before position 1. */
  readonly genesis: string
  /** What the head of the log says its last hash is. */
  readonly head: string | undefined
}

/** How many events taken out in one place are still told from a change. */
const maxRemoved = 64

/**
 * Names the damage at the first position where a chain does not hold: its content does not fit its hash, it does not
 * follow from the event before, or that event is missing. `last` is the last position there is.
 */
export const nameBreak = (chain: Chain, position: number): Damage => {
  const hashBefore = (at: number): string | undefined => (at === 1 ? chain.genesis : chain.at(at - 1)?.hash)
  const here = chain.at(position)
  const before = hashBefore(position)
  if (!here || before === undefined) return { position: lastBefore(chain, position) + 1, kind: 'removed' }
  const [next, afterNext] = [chain.at(position + 1), chain.at(position + 2)]
  // What follows from the event before, further on than it should.
  const home = chain.following(before, position)
  if (home) {
    const isNext = home.position === position + 1
    const wasHere = isNext ? home.hash : chain.at(home.position - 1)?.hash
    const isExchanged = here.previousHash === wasHere && !(isNext && afterNext?.previousHash === home.hash)
    if (isExchanged) return { position, kind: 'swapped' }
    if (isNext) return { position, kind: 'inserted' }
  }
  if (here.previousHash === before) return { position, kind: 'changed' }
  // It stood one place further up, and followed from what stands before its neighbour: that one was put between.
  const isMovedDown = here.previousHash === hashBefore(position - 1) && here.fits(position - 1)
  if (position > 1 && isMovedDown) return { position: position - 1, kind: 'inserted' }
  const isMovedUp = Array.from({ length: maxRemoved }, (_, step) => position + 1 + step).some(here.fits)
  if (isMovedUp) return { position, kind: 'removed' }
  // Content and hash of the event before were changed together; or the link itself was, here.
  const isOwnLink = position === 1 || !here.fits(position) || (next?.previousHash ?? chain.head) !== here.hash
  return { position: isOwnLink ? position : position - 1, kind: 'changed' }
}

// A hole may be wider than one; what there is before it says where it begins.
const lastBefore = (chain: Chain, position: number): number => {
  let at = position - 1
  while (at > 0 && chain.at(at) === undefined) at -= 1
  return at
}
