/** Checks proofs against roots: the algorithms of RFC 9162, sections 2.1.3.2 and 2.1.4.2, and our own for runs. */
import { type Sha256, sameBytes } from './bytes.ts'
import { isPowerOfTwo, nodeHash, type Range, splitPoint } from './tree.ts'

const isOdd = (count: number): boolean => count % 2 === 1
const half = (count: number): number => Math.floor(count / 2)

/** True if the proof shows the leaf hash at `index` in the tree of this size and root. */
export const provesInclusion = (
  index: number,
  size: number,
  leaf: Uint8Array,
  proof: readonly Uint8Array[],
  root: Uint8Array,
): boolean => {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false
  let [node, last] = [index, size - 1]
  let hash = leaf
  for (const beside of proof) {
    if (last === 0) return false
    if (isOdd(node) || node === last) {
      hash = nodeHash(beside, hash)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else hash = nodeHash(hash, beside)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && sameBytes(hash, root)
}

/** True if the proof shows that the second tree begins with the first. */
export const provesConsistency = (
  first: { readonly size: number; readonly root: Uint8Array },
  second: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): boolean => {
  if (first.size > second.size) return false
  if (first.size === second.size) return proof.length === 0 && sameBytes(first.root, second.root)
  // Every tree begins with the empty tree.
  if (first.size === 0) return proof.length === 0
  const [start, ...rest] = isPowerOfTwo(first.size) ? [first.root, ...proof] : proof
  if (start === undefined || proof.length === 0) return false
  let [node, last] = [first.size - 1, second.size - 1]
  while (isOdd(node)) [node, last] = [half(node), half(last)]
  let [before, after] = [start, start]
  for (const beside of rest) {
    if (last === 0) return false
    if (isOdd(node) || node === last) {
      before = nodeHash(beside, before)
      after = nodeHash(beside, after)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else after = nodeHash(after, beside)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && sameBytes(before, first.root) && sameBytes(after, second.root)
}

/** True if the proof, left to right, shows consecutive leaf hashes from index `from` in the tree. */
export const provesRun = (
  from: number,
  leaves: readonly Uint8Array[],
  size: number,
  proof: readonly Uint8Array[],
  root: Uint8Array,
  sha256?: Sha256,
): boolean => {
  const end = from + leaves.length
  if (!Number.isSafeInteger(from) || from < 0 || leaves.length === 0 || end > size) return false
  let used = 0
  const over = (part: Range): Uint8Array | undefined => {
    if (part.to <= from || part.from >= end) return proof[used++]
    if (part.to - part.from === 1) return leaves[part.from - from]
    const middle = part.from + splitPoint(part.to - part.from)
    const left = over({ from: part.from, to: middle })
    const right = over({ from: middle, to: part.to })
    return left && right && nodeHash(left, right, sha256)
  }
  const made = over({ from: 0, to: size })
  return made !== undefined && used === proof.length && sameBytes(made, root)
}
