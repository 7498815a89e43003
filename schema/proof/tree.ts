/**
 * The Merkle tree over a log (RFC 6962, section 2.1; RFC 9162). A leaf's data is the 32-byte hash of an event, which covers
 * the canonical text and, through `previousHash`, everything before it. So proofs stay small, and the tree can be built and
 * checked without reading event texts (decision 121). The leaf of position 1 has index 0.
 */
import { sha256 as anywhere } from '@noble/hashes/sha2.js'
import { hashBytes, type Sha256 } from './bytes.ts'

/** Leaves from index `from` to index `to`, exclusive. */
export type Range = { readonly from: number; readonly to: number }

const leafData = new Uint8Array(1 + hashBytes)
const nodeData = new Uint8Array(1 + 2 * hashBytes)
nodeData[0] = 1

/** Hash of a leaf: SHA-256(0x00 ‖ event hash). */
export const leafHash = (eventHash: Uint8Array, sha256: Sha256 = anywhere): Uint8Array => {
  leafData.set(eventHash, 1)
  return sha256(leafData)
}

/** Hash of an inner node: SHA-256(0x01 ‖ left ‖ right). */
export const nodeHash = (left: Uint8Array, right: Uint8Array, sha256: Sha256 = anywhere): Uint8Array => {
  nodeData.set(left, 1)
  nodeData.set(right, 1 + hashBytes)
  return sha256(nodeData)
}

/** Root of the empty tree: SHA-256 of no bytes. */
const emptyRoot = (): Uint8Array => anywhere(new Uint8Array(0))

/** Largest power of two below a count of at least 2. */
export const splitPoint = (count: number): number => {
  let split = 1
  while (split * 2 < count) split *= 2
  return split
}

/** True for 1, 2, 4, 8 … */
export const isPowerOfTwo = (count: number): boolean =>
  count === 1 || (count > 1 && splitPoint(count) * 2 === count)

/** Subtrees that prove the leaf at `index` in a tree of `size`, in the order of RFC 6962, section 2.1.1. */
export const inclusionRanges = (index: number, size: number): readonly Range[] => {
  const path = (from: number, to: number): readonly Range[] => {
    if (to - from <= 1) return []
    const middle = from + splitPoint(to - from)
    return index < middle
      ? [...path(from, middle), { from: middle, to }]
      : [...path(middle, to), { from, to: middle }]
  }
  return index >= 0 && index < size ? path(0, size) : []
}

/** Subtrees that prove that the tree of size `second` begins with that of size `first` (RFC 6962, section 2.1.2). */
export const consistencyRanges = (first: number, second: number): readonly Range[] => {
  const proof = (from: number, to: number, isWhole: boolean): readonly Range[] => {
    if (first === to) return isWhole ? [] : [{ from, to }]
    const middle = from + splitPoint(to - from)
    return first <= middle
      ? [...proof(from, middle, isWhole), { from: middle, to }]
      : [...proof(middle, to, false), { from, to: middle }]
  }
  return first > 0 && first < second ? proof(0, second, true) : []
}

/** Subtrees beside a run, left to right; together with the run's leaves they give the root. */
export const runRanges = (run: Range, size: number): readonly Range[] => {
  const beside = (from: number, to: number): readonly Range[] => {
    if (to <= run.from || from >= run.to) return [{ from, to }]
    if (from >= run.from && to <= run.to) return []
    const middle = from + splitPoint(to - from)
    return [...beside(from, middle), ...beside(middle, to)]
  }
  return size > 0 ? beside(0, size) : []
}

/** Hash over a range of RFC 6962, computed from complete subtrees `node(level, index)`. */
export const rangeHash = (
  { from, to }: Range,
  node: (level: number, index: number) => Uint8Array,
  sha256: Sha256 = anywhere,
): Uint8Array => {
  const count = to - from
  if (isPowerOfTwo(count)) return node(Math.log2(count), from / count)
  const middle = from + splitPoint(count)
  return nodeHash(
    rangeHash({ from, to: middle }, node, sha256),
    rangeHash({ from: middle, to }, node, sha256),
    sha256,
  )
}

/** Root over leaf hashes, at least one. */
export const rootOf = (leaves: readonly Uint8Array[], sha256: Sha256 = anywhere): Uint8Array => {
  const tree = treeHasher(sha256)
  for (const leaf of leaves) tree.add(leaf)
  return tree.root()
}

/** A growing tree. Keeps one hash per complete subtree, about fifty at most. */
export const treeHasher = (
  sha256: Sha256 = anywhere,
): { readonly add: (leaf: Uint8Array) => void; readonly root: () => Uint8Array } => {
  const complete: Uint8Array[] = []
  let size = 0
  return {
    add: (leaf) => {
      let hash = leaf
      // Each trailing 1 bit of the count is a complete subtree on the left, of the same size.
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
