/**
 * The Merkle tree over a log (RFC 6962, section 2.1; RFC 9162). A leaf's data is the 32 bytes of an event's hash: that
 * hash covers the canonical text and, by `previousHash`, everything before it. So a proof stays small whatever an event
 * holds, and the tree is made and checked without reading a single text. The leaf of position 1 has the index 0.
 */
import { sha256 as anywhere } from '@noble/hashes/sha2.js'
import { hashBytes, type Sha256 } from './bytes.ts'

/** Leaves from index `from` up to, and without, index `to`. */
export type Range = { readonly from: number; readonly to: number }

const leafData = new Uint8Array(1 + hashBytes)
const nodeData = new Uint8Array(1 + 2 * hashBytes)
nodeData[0] = 1

/** The hash of a leaf: SHA-256(0x00 ‖ event hash). */
export const leafHash = (eventHash: Uint8Array, sha256: Sha256 = anywhere): Uint8Array => {
  leafData.set(eventHash, 1)
  return sha256(leafData)
}

/** The hash of an inner node: SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256 = anywhere): Uint8Array => {
  nodeData.set(left, 1)
  nodeData.set(right, 1 + hashBytes)
  return sha256(nodeData)
}

/** The root of a tree without leaves: the SHA-256 of nothing. */
const emptyRoot = (): Uint8Array => anywhere(new Uint8Array(0))

/** The greatest power of two that is smaller than a count of at least 2. */
export const splitOf = (count: number): number => {
  let split = 1
  while (split * 2 < count) split *= 2
  return split
}

/** True for 1, 2, 4, 8 … */
export const isPowerOfTwo = (count: number): boolean =>
  count === 1 || (count > 1 && splitOf(count) * 2 === count)

/** The subtrees whose hashes prove the leaf at `index` of a tree of `size`, in the order of RFC 6962, section 2.1.1. */
export const inclusionRanges = (index: number, size: number): readonly Range[] => {
  const path = (from: number, to: number): readonly Range[] => {
    if (to - from <= 1) return []
    const middle = from + splitOf(to - from)
    return index < middle
      ? [...path(from, middle), { from: middle, to }]
      : [...path(middle, to), { from, to: middle }]
  }
  return index >= 0 && index < size ? path(0, size) : []
}

/** The subtrees whose hashes prove that the tree of size `second` goes on from that of size `first` (RFC 6962, section 2.1.2). */
export const consistencyRanges = (first: number, second: number): readonly Range[] => {
  const proof = (from: number, to: number, isWhole: boolean): readonly Range[] => {
    if (first === to) return isWhole ? [] : [{ from, to }]
    const middle = from + splitOf(to - from)
    return first <= middle
      ? [...proof(from, middle, isWhole), { from: middle, to }]
      : [...proof(middle, to, false), { from, to: middle }]
  }
  return first > 0 && first < second ? proof(0, second, true) : []
}

/** The subtrees beside the leaves of a run, left to right: with the run itself they make the root. */
export const runRanges = (run: Range, size: number): readonly Range[] => {
  const beside = (from: number, to: number): readonly Range[] => {
    if (to <= run.from || from >= run.to) return [{ from, to }]
    if (from >= run.from && to <= run.to) return []
    const middle = from + splitOf(to - from)
    return [...beside(from, middle), ...beside(middle, to)]
  }
  return size > 0 ? beside(0, size) : []
}

/** The hash over a range that RFC 6962 forms, from those of complete subtrees: `node(level, index)`. */
export const rangeHash = (
  { from, to }: Range,
  node: (level: number, index: number) => Uint8Array,
  sha256: Sha256 = anywhere,
): Uint8Array => {
  const count = to - from
  if (isPowerOfTwo(count)) return node(Math.log2(count), from / count)
  const middle = from + splitOf(count)
  return nodeHash(
    rangeHash({ from, to: middle }, node, sha256),
    rangeHash({ from: middle, to }, node, sha256),
    sha256,
  )
}

/** The root over all the hashes given, taken as leaf hashes; at least one. */
export const rootOf = (leaves: readonly Uint8Array[], sha256: Sha256 = anywhere): Uint8Array => {
  const tree = growingTree(sha256)
  for (const leaf of leaves) tree.add(leaf)
  return tree.root()
}

/** A tree that leaves are added to; it keeps one hash for each complete subtree, at most some fifty. */
export const growingTree = (
  sha256: Sha256 = anywhere,
): { readonly add: (leaf: Uint8Array) => void; readonly root: () => Uint8Array } => {
  const complete: Uint8Array[] = []
  let size = 0
  return {
    add: (leaf) => {
      let hash = leaf
      // Each trailing one of the count is a subtree of the same size on the left.
      for (let rest = size; rest % 2 === 1; rest = (rest - 1) / 2) {
        const left = complete.pop()
        if (left) hash = nodeHash(left, hash, sha256)
      }
      complete.push(hash)
      size += 1
    },
    root: () =>
      complete.length === 0
        ? emptyRoot()
        : complete.reduceRight((right, left) => nodeHash(left, right, sha256)),
  }
}
