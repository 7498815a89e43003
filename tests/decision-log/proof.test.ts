import { hash } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromHex, toHex, utf8 } from '#schema/proof/bytes'
import { provesConsistency, provesInclusion, provesRun } from '#schema/proof/check-proof'
import {
  checkpointText,
  noteKeyOf,
  openCheckpoint,
  openNote,
  readVkey,
  signedNote,
  vkeyText,
} from '#schema/proof/note'
import {
  consistencyRanges,
  inclusionRanges,
  leafHash,
  nodeHash,
  type Range,
  rootOf,
  runRanges,
  treeHasher,
} from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

// Leaves and roots from the tests of Certificate Transparency.
const vectorLeaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((data) => sha256(Buffer.from(`00${data}`, 'hex')))
const vectorRoots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const leaves = Array.from({ length: 40 }, (_, index) => leafHash(sha256(utf8(`event ${index}`))))
const over = ({ from, to }: Range): Uint8Array => rootOf(leaves.slice(from, to))
const treeOf = (size: number) => ({ size, root: over({ from: 0, to: size }) })

it('hashes leaves and nodes as in RFC 6962', () => {
  expect(vectorRoots.map((_, index) => toHex(rootOf(vectorLeaves.slice(0, index + 1))))).toEqual(vectorRoots)
  expect(toHex(treeHasher().root())).toBe(hash('sha256', ''))
  const event = sha256(utf8('an event'))
  expect(leafHash(event)).toEqual(new Uint8Array(sha256(Buffer.concat([Buffer.of(0), event]))))
  expect(nodeHash(event, event)).toEqual(new Uint8Array(sha256(Buffer.concat([Buffer.of(1), event, event]))))
})

it("gives RFC 6962's example proofs for seven leaves", () => {
  expect(inclusionRanges(3, 7)).toEqual([
    { from: 2, to: 3 },
    { from: 0, to: 2 },
    { from: 4, to: 7 },
  ])
  expect(inclusionRanges(6, 7)).toEqual([
    { from: 4, to: 6 },
    { from: 0, to: 4 },
  ])
  expect(consistencyRanges(3, 7)).toEqual([
    { from: 2, to: 3 },
    { from: 3, to: 4 },
    { from: 0, to: 2 },
    { from: 4, to: 7 },
  ])
  expect(consistencyRanges(4, 7)).toEqual([{ from: 4, to: 7 }])
})

it('proves each leaf at each size, and no other leaf, place, size or root', () => {
  for (let size = 1; size <= leaves.length; size++)
    for (let index = 0; index < size; index++) {
      const [leaf, proof] = [over({ from: index, to: index + 1 }), inclusionRanges(index, size).map(over)]
      const { root } = treeOf(size)
      expect(provesInclusion(index, size, leaf, proof, root)).toBe(true)
      expect(provesInclusion(index, size, leafHash(leaf), proof, root)).toBe(false)
      if (size > 1) expect(provesInclusion((index + 1) % size, size, leaf, proof, root)).toBe(false)
      expect(provesInclusion(index, size, leaf, [...proof, leaf], root)).toBe(false)
      expect(provesInclusion(index, size, leaf, proof, leaf)).toBe(size === 1)
    }
})

it('proves that each size extends every smaller one, and refuses any other start', () => {
  for (let second = 1; second <= leaves.length; second++)
    for (let first = 0; first <= second; first++) {
      const proof = consistencyRanges(first, second).map(over)
      expect(provesConsistency(treeOf(first), treeOf(second), proof)).toBe(true)
      if (first === 0) continue
      const other = { size: first, root: sha256(treeOf(first).root) }
      expect(provesConsistency(other, treeOf(second), proof)).toBe(false)
      expect(provesConsistency(treeOf(first), { size: second, root: other.root }, proof)).toBe(false)
      if (first < second) expect(provesConsistency(treeOf(second), treeOf(first), proof)).toBe(false)
      if (proof.length > 0)
        expect(provesConsistency(treeOf(first), treeOf(second), proof.slice(1))).toBe(false)
    }
})

it('proves runs, and refuses them with a changed leaf or neighbour', () => {
  const sizes = fc.integer({ min: 1, max: leaves.length })
  fc.assert(
    fc.property(sizes, fc.nat(), fc.nat(), fc.nat(), (size, one, other, spoilt) => {
      const from = one % size
      const to = from + 1 + (other % (size - from))
      const run = leaves.slice(from, to)
      const proof = runRanges({ from, to }, size).map(over)
      const { root } = treeOf(size)
      const swapped = (list: readonly Uint8Array[]) =>
        list.map((item, index) => (index === spoilt % list.length ? sha256(item) : item))
      expect(provesRun(from, run, size, proof, root)).toBe(true)
      expect(provesRun(from, swapped(run), size, proof, root)).toBe(false)
      expect(provesRun(from, run.slice(1), size, proof, root)).toBe(false)
      if (proof.length > 0) expect(provesRun(from, run, size, swapped(proof), root)).toBe(false)
      expect(provesRun(from, run, size, [...proof, root], root)).toBe(false)
    }),
    { numRuns: 300, seed: 6962 },
  )
})

it("reads Go's published example of a note and key, and refuses altered ones", () => {
  const key = readVkey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  const text =
    "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  const note = `${text}\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`
  expect(key && openNote(note, key)).toBe(text)
  expect(key && openNote(note.replace('think', 'thank'), key)).toBeUndefined()
  expect(readVkey('PeterNeumann+c74f20a4+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')).toBeUndefined()
})

it('signs checkpoints that its public key opens, for its own log only', () => {
  const seed = new Uint8Array(32).fill(7)
  const secret = checkpointKeyOf(seed)
  expect(toHex(secret.publicKey)).toBe(toHex(ed25519.getPublicKey(seed)))
  const key = noteKeyOf('jarvin/cafe', secret.publicKey)
  expect(readVkey(vkeyText(key))).toEqual(key)
  const said = { origin: 'jarvin/cafe', size: 812, root: sha256(utf8('root')) }
  const noteOf = (text: string) => signedNote(text, key, secret.sign(utf8(text)))
  const note = noteOf(checkpointText(said))
  expect(openCheckpoint(note, key)).toEqual({ ...said, root: new Uint8Array(said.root) })
  for (const [from, to] of [
    ['812', '813'],
    ['812', '0812'],
    ['cafe\n', 'cafe \n'],
    ['\n\n', '\nmore\n\n'],
  ] as const)
    expect(openCheckpoint(note.replace(from, to), key)).toBeUndefined()
  expect(openCheckpoint(noteOf(checkpointText({ ...said, origin: 'jarvin/site' })), key)).toBeUndefined()
  expect(openCheckpoint(note, noteKeyOf('jarvin/cafe', new Uint8Array(32).fill(9)))).toBeUndefined()
  expect(fromHex('0g')).toBeUndefined()
})
