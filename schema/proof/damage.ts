/**
 * Classifies damage to a history: its first position and its kind. `firstDifference` compares with hashes known to be
 * right; `classifyBreak` has only the chain itself.
 */

/**
 * `changed`: the content of an event. `removed`, `inserted`, `swapped`: events between others. `tail cut`: the last events
 * are missing. `head deleted`: the row that names the last event is missing. `rechained`: consistent, but not what was
 * signed. `misnumbered`: a stream's versions have a gap. `forged`: the service did not append it, since no seal of the service
 * covers it.
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
  | 'forged'

/** First damaged position and kind of damage. With `upTo`, the evidence only shows that it is between `position` and `upTo`. */
export type Damage = {
  readonly position: number
  readonly kind: DamageKind
  readonly upTo?: number
}

/** A rewritten history, from somewhere between `position` and `upTo`. */
export const rechainedWithin = (position: number, upTo: number): Damage =>
  position < upTo ? { position, kind: 'rechained', upTo } : { position, kind: 'rechained' }

/** First index at which `found` differs from `expected`, and the kind of difference; undefined if they are equal. */
export const firstDifference = (
  expected: readonly string[],
  found: readonly string[],
): { readonly index: number; readonly kind: DamageKind } | undefined => {
  const index = expected.findIndex((hash, at) => found[at] !== hash)
  if (index < 0)
    return found.length > expected.length ? { index: expected.length, kind: 'inserted' } : undefined
  const here = found[index]
  if (here === undefined) return { index, kind: 'tail cut' }
  // `home` is where the found hash belongs; `place` is where the expected hash was found.
  const home = expected.indexOf(here, index)
  const place = found.indexOf(expected[index] ?? '', index)
  const isMore = found.length > expected.length
  const isLess = found.length < expected.length
  if (home > index && place > index && !isMore && !isLess) return { index, kind: 'swapped' }
  if (place > index && !(isLess && home > index)) return { index, kind: 'inserted' }
  if (home > index) return { index, kind: 'removed' }
  return { index, kind: 'changed' }
}

/** A link of the chain: an event's stored hashes, in hexadecimal. */
export type Link = {
  readonly position: number
  readonly previousHash: string
  readonly hash: string
  /** True if `hash` matches the content, assuming the event is at `position`. */
  readonly matchesAt: (position: number) => boolean
}

/** Access to a stored chain. */
export type Chain = {
  readonly at: (position: number) => Link | undefined
  /** First link after a position whose previous hash is `hash`. */
  readonly following: (hash: string, after: number) => Link | undefined
  /** Previous hash of position 1. */
  readonly genesis: string
  /** Last hash according to the head of the log. */
  readonly head: string | undefined
}

/** Events removed in one place that can still be distinguished from a change. */
const maxRemoved = 64

/**
 * Classifies the damage at the first broken position of a chain, where the content does not match the hash, the event does
 * not follow the previous one, or the previous one is missing.
 */
export const classifyBreak = (chain: Chain, position: number): Damage => {
  const hashBefore = (at: number): string | undefined => (at === 1 ? chain.genesis : chain.at(at - 1)?.hash)
  const here = chain.at(position)
  const before = hashBefore(position)
  if (!here || before === undefined) return { position: lastBefore(chain, position) + 1, kind: 'removed' }
  const [next, afterNext] = [chain.at(position + 1), chain.at(position + 2)]
  // The event that follows the previous one, but at a later position.
  const home = chain.following(before, position)
  if (home) {
    const isNext = home.position === position + 1
    const wasHere = isNext ? home.hash : chain.at(home.position - 1)?.hash
    const isExchanged = here.previousHash === wasHere && !(isNext && afterNext?.previousHash === home.hash)
    if (isExchanged) return { position, kind: 'swapped' }
    if (isNext) return { position, kind: 'inserted' }
  }
  if (here.previousHash === before) return { position, kind: 'changed' }
  // This event was one position lower, and followed the event before its neighbour: the neighbour was inserted.
  const isMovedDown = here.previousHash === hashBefore(position - 1) && here.matchesAt(position - 1)
  if (position > 1 && isMovedDown) return { position: position - 1, kind: 'inserted' }
  const isMovedUp = Array.from({ length: maxRemoved }, (_, step) => position + 1 + step).some(here.matchesAt)
  if (isMovedUp) return { position, kind: 'removed' }
  // Either this link was changed, or content and hash of the previous event together.
  const isOwnLink =
    position === 1 || !here.matchesAt(position) || (next?.previousHash ?? chain.head) !== here.hash
  return { position: isOwnLink ? position : position - 1, kind: 'changed' }
}

// Last existing position before a gap of any width.
const lastBefore = (chain: Chain, position: number): number => {
  let at = position - 1
  while (at > 0 && chain.at(at) === undefined) at -= 1
  return at
}
