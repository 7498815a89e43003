import { expect, it } from 'vitest'
import { fromHex, toBase64, utf8 } from '#schema/proof/bytes'
import { cosignatureLine, witnessKeyOf } from '#schema/proof/cosignature'
import { checkpointText, noteKeyOf, originOf, signedNote, verifyAnywhere, vkeyText } from '#schema/proof/note'
import { sha256Hex } from '#schema/proof/sha256-hex'
import { consistencyRanges, leafHash, type Range, rootOf } from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { checkWitness, type WitnessQuestion } from '../../web/decision-log/checkpoints/check-witness.ts'
import { verifyEd25519 } from '../../web/decision-log/checkpoints/verify-ed25519.ts'

const leaves = Array.from({ length: 20 }, (_, index) =>
  leafHash(fromHex(sha256Hex(`event ${index + 1}`)) ?? utf8('')),
)
const over = ({ from, to }: Range): Uint8Array => rootOf(leaves.slice(from, to))
const proof = (from: number, to: number): readonly string[] =>
  consistencyRanges(from, to).map((range) => toBase64(over(range)))

const secret = checkpointKeyOf(new Uint8Array(32).fill(7))
const logKey = noteKeyOf(originOf('cafe'), secret.publicKey)
const witnessSecret = checkpointKeyOf(new Uint8Array(32).fill(4))
const witness = witnessKeyOf('accountant.example', witnessSecret.publicKey)
const start = 1_795_770_000

const noteAt = (size: number, root = over({ from: 0, to: size }), origin = logKey.name): string => {
  const text = checkpointText({ origin, size, root })
  return signedNote(text, logKey, secret.sign(utf8(text)))
}
const cosigned = (note: string, seconds: number, by = witnessSecret): string =>
  `${note}${cosignatureLine(note.slice(0, note.indexOf('\n\n') + 1), witness, seconds, by.sign)}`

const textAt20 = checkpointText({ origin: logKey.name, size: 20, root: over({ from: 0, to: 20 }) })
const redated = `${noteAt(20)}${cosignatureLine(textAt20, witness, start + 60, () =>
  witnessSecret.sign(utf8(`cosignature/v1\ntime ${start}\n${textAt20}`)),
)}`

const question = (change: Partial<WitnessQuestion> = {}): WitnessQuestion => ({
  kind: 'witness',
  workspace: 'cafe',
  vkey: vkeyText(witness),
  signed: { note: noteAt(20), vkey: vkeyText(logKey) },
  last: cosigned(noteAt(20), start + 60),
  first: cosigned(noteAt(5), start),
  hashes: [],
  ...change,
})

it('vouches for what the witness has signed, since the first time', async () => {
  expect(await checkWitness(question())).toEqual({ kind: 'vouches', size: 20, at: start + 60, since: start })
  expect(
    await checkWitness(question({ last: cosigned(noteAt(13), start + 60), hashes: proof(13, 20) })),
  ).toEqual({ kind: 'vouches', size: 13, at: start + 60, since: start })
  // The service may have signed a later checkpoint than the one that the browser has.
  expect(
    await checkWitness(
      question({ signed: { note: noteAt(13), vkey: vkeyText(logKey) }, hashes: proof(13, 20) }),
    ),
  ).toMatchObject({ kind: 'vouches', size: 20 })
  expect(await checkWitness(question({ last: undefined, first: undefined }))).toEqual({ kind: 'none' })
})

it.each([
  [
    'a line that another key signed',
    { last: cosigned(noteAt(20), start, checkpointKeyOf(new Uint8Array(32).fill(5))) },
  ],
  ['a note without a cosignature', { last: noteAt(20) }],
  ['a cosignature of another log', { last: cosigned(noteAt(20, undefined, 'jarvin/other'), start) }],
  ['an earlier cosignature that is not valid', { first: noteAt(5) }],
  ['an earlier cosignature that is missing', { first: undefined }],
  ['an earlier cosignature that is later', { first: cosigned(noteAt(5), start + 61) }],
  [
    'an earlier cosignature of more events',
    { first: cosigned(noteAt(20), start), last: cosigned(noteAt(13), start + 60), hashes: proof(13, 20) },
  ],
  ['a key of another kind', { vkey: vkeyText(logKey) }],
  ['a time that was changed', { last: redated }],
])('does not believe %s', async (_, change) => {
  expect(await checkWitness(question(change))).toEqual({ kind: 'invalid' })
})

it('names a witness that has signed another history', async () => {
  const other = over({ from: 1, to: 14 })
  for (const change of [
    { last: cosigned(noteAt(13, other), start + 60), hashes: proof(13, 20) },
    { last: cosigned(noteAt(20, over({ from: 0, to: 19 })), start + 60) },
    // A service that gives no proof has none.
    { last: cosigned(noteAt(13), start + 60), hashes: [] },
  ])
    expect(await checkWitness(question(change))).toMatchObject({ kind: 'contradicts', at: start + 60 })
})

it('makes no claim about a log that its own key has not signed', async () => {
  const stranger = { note: noteAt(20), vkey: vkeyText(noteKeyOf(logKey.name, witness.publicKey)) }
  expect(await checkWitness(question({ signed: stranger }))).toEqual({ kind: 'invalid' })
})

it('verifies with the browser’s own Ed25519, and in the same way without it', async () => {
  const message = utf8('cosignature/v1')
  const signature = witnessSecret.sign(message)
  const changed = signature.map((byte, at) => (at === 40 ? byte ^ 1 : byte))
  const answers = async () => [
    await verifyEd25519(signature, message, witness.publicKey),
    await verifyEd25519(changed, message, witness.publicKey),
    await verifyEd25519(signature, utf8('cosignature/v2'), witness.publicKey),
    await verifyEd25519(signature, message, new Uint8Array(3)).catch(() => 'thrown'),
  ]
  expect(await answers()).toEqual([true, false, false, false])
  expect(verifyAnywhere(signature, message, witness.publicKey)).toBe(true)
})
