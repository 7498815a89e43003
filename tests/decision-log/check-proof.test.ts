import { expect, it } from 'vitest'
import { fromHex, toBase64, utf8 } from '#schema/proof/bytes'
import { checkpointText, noteKeyOf, originOf, signedNote, vkeyText } from '#schema/proof/note'
import { sha256Hex } from '#schema/proof/sha256-hex'
import { consistencyRanges, inclusionRanges, leafHash, type Range, rootOf } from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import {
  checkProof,
  type EntryQuestion,
  type LogQuestion,
  type Signed,
} from '../../web/decision-log/checkpoints/check-proof.ts'

const texts = Array.from({ length: 20 }, (_, index) => `{"position":${index + 1}}`)
const hashAt = (position: number): string => sha256Hex(texts[position - 1] ?? '')
const leaves = texts.map((text) => leafHash(fromHex(sha256Hex(text)) ?? utf8('')))
const over = ({ from, to }: Range): Uint8Array => rootOf(leaves.slice(from, to))

const signedBy = (byte: number, size: number, root: Uint8Array, workspace = 'cafe'): Signed => {
  const secret = checkpointKeyOf(new Uint8Array(32).fill(byte))
  const key = noteKeyOf(originOf(workspace), secret.publicKey)
  const text = checkpointText({ origin: key.name, size, root })
  return { note: signedNote(text, key, secret.sign(utf8(text))), vkey: vkeyText(key) }
}
const at = (size: number, byte = 7): Signed => signedBy(byte, size, over({ from: 0, to: size }))
const proof = (ranges: readonly Range[]): readonly string[] => ranges.map((range) => toBase64(over(range)))

const question = (change: Partial<LogQuestion> = {}): LogQuestion => ({
  kind: 'log',
  workspace: 'cafe',
  signed: at(20),
  remembered: at(13),
  hashes: proof(consistencyRanges(13, 20)),
  ...change,
})

it('distinguishes an extended log from a rewritten or shortened one', () => {
  expect(checkProof(question())).toBe('continued')
  expect(checkProof(question({ remembered: undefined }))).toBe('first')
  expect(checkProof(question({ remembered: at(20), hashes: [] }))).toBe('continued')
  expect(checkProof(question({ remembered: at(13, 8) }))).toBe('new-key')
  const other = over({ from: 1, to: 14 })
  expect(checkProof(question({ remembered: signedBy(7, 13, other) }))).toBe('rewritten')
  expect(checkProof(question({ remembered: signedBy(7, 20, other), hashes: [] }))).toBe('rewritten')
  // A new key does not explain a different history.
  expect(checkProof(question({ remembered: signedBy(8, 13, other) }))).toBe('rewritten')
  expect(checkProof(question({ hashes: [] }))).toBe('rewritten')
  expect(checkProof(question({ signed: at(12), hashes: [] }))).toBe('cut')
})

it('accepts no note that its key did not sign, or that belongs to another log', () => {
  const { note } = at(20)
  expect(checkProof(question({ signed: { note: note.replace('20', '21'), vkey: at(20).vkey } }))).toBe(
    'unsigned',
  )
  expect(checkProof(question({ signed: { note, vkey: at(20, 8).vkey } }))).toBe('unsigned')
  expect(checkProof(question({ signed: signedBy(7, 20, over({ from: 0, to: 20 }), 'site') }))).toBe(
    'unsigned',
  )
})

it('recognises an event of the signed log', () => {
  const entry = (change: Partial<EntryQuestion> = {}): EntryQuestion => ({
    kind: 'entry',
    workspace: 'cafe',
    signed: at(20),
    position: 9,
    hash: hashAt(9),
    hashes: proof(inclusionRanges(8, 20)),
    canonical: texts[8] ?? '',
    ...change,
  })
  expect(checkProof(entry())).toBe('held')
  expect(checkProof(entry({ canonical: null }))).toBe('held')
  expect(checkProof(entry({ canonical: '{"position":90}' }))).toBe('not-held')
  expect(checkProof(entry({ hash: hashAt(10), canonical: null }))).toBe('not-held')
  expect(checkProof(entry({ position: 10 }))).toBe('not-held')
  expect(checkProof(entry({ hashes: [] }))).toBe('not-held')
  expect(checkProof(entry({ signed: at(19) }))).toBe('not-held')
})
