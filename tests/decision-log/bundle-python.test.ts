/** The Python verifier, written from bundle-format.md without our code, gives the same verdict as ours. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toBase64, utf8 } from '#schema/proof/bytes'
import { provesRun } from '#schema/proof/check-proof'
import { cosignatureLine, witnessKeyOf } from '#schema/proof/cosignature'
import { noteKeyOf, openCheckpoint, readVkey, signatureLine, textOfNote, vkeyText } from '#schema/proof/note'
import { leafHash } from '#schema/proof/tree'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { nodeSha256 } from '../../service/signing/merkle-tiles.ts'
import { root } from '../core/execute.ts'
import { asOurs, asPython, python, type Texts, zipOf } from './both-verifiers.ts'
import { bundleOf, bundleTexts, canonicalLog, noteOver } from './made-bundle.ts'

const lines = canonicalLog(600)
const whole = bundleTexts(
  bundleOf(
    Array.from({ length: 600 }, (_, at) => at + 1),
    lines,
  ),
)
const some = bundleTexts(bundleOf([3, 4, 5, 200, 256, 257, 258, 512, 513, 600], lines))
const rewritten = canonicalLog(600, 300)
const forged = bundleTexts(
  bundleOf(
    rewritten.map((_, at) => at + 1),
    rewritten,
  ),
)

const cut = { ...some, 'events.ndjson': (some['events.ndjson'] ?? '').split('\n').slice(0, 6).join('\n') }

const names = ['events.ndjson', 'proofs.ndjson', 'checkpoint.txt', 'vkey.txt'] as const

const swapped = (parts: readonly string[], one: number, other: number): string[] =>
  parts.map((part, at) => parts[at === one ? other : at === other ? one : at] ?? part)

/** A random change to one file: a character, a line, or all of it. */
const tampered = fc
  .record({
    bundle: fc.constantFrom<Texts>(whole, some, forged, { ...forged, 'checkpoint.txt': noteOver(lines) }),
    name: fc.constantFrom(...names),
    how: fc.nat({ max: 9 }),
    first: fc.nat(),
    second: fc.nat(),
    char: fc.constantFrom('0', 'a', 'F', '"', '\\', ' ', '\t', '+', '=', '1', '.', 'é', '\u{fffd}', '[', '-'),
  })
  .map(({ bundle, name, how, first, second, char }): Texts => {
    const text = bundle[name] ?? ''
    const parts = text.split('\n')
    const [at, line, other] = [first % text.length, first % parts.length, second % parts.length]
    const made = [
      text.slice(0, at) + char + text.slice(at + 1),
      text.slice(0, at) + char + text.slice(at),
      text.slice(0, at) + text.slice(at + 1),
      text.slice(0, at),
      parts.filter((_, index) => index !== line).join('\n'),
      [...parts.slice(0, line), parts[other] ?? '', ...parts.slice(line)].join('\n'),
      swapped(parts, line, other).join('\n'),
      text.replace('"from":3,', '"from":3.0,').replace('"from":1,', '"from":true,'),
      text.replaceAll('\n', '\r\n'),
      text.replace('"position":5,', '"position":5e0,'),
    ][how]
    const { [name]: _, ...others } = bundle
    return how === 9 && name === 'vkey.txt' ? others : { ...others, [name]: made ?? text }
  })

it.runIf(python)('agrees on valid bundles and on 120 random manipulations', async () => {
  const zips = [whole, some, forged, cut, ...fc.sample(tampered, { numRuns: 120, seed: 120 })].map(zipOf)
  zips.push(utf8('no zip'), zipOf({}))
  const [theirs, ours] = [await asPython(zips), await Promise.all(zips.map((zip) => asOurs(zip)))]
  expect(theirs).toEqual(ours)
  const kinds = ours.map((one) => (one.kind === 'damaged' ? one.damage?.kind : one.kind))
  for (const kind of [
    'holds',
    'changed',
    'removed',
    'inserted',
    'swapped',
    'tail cut',
    'rechained',
    'unreadable',
  ])
    expect(kinds, kind).toContain(kind)
})

it.runIf(python)('agrees when a bundle is compared with a remembered checkpoint', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-python-'))
  try {
    const zips = [whole, some, forged].map(zipOf)
    for (const remembered of [
      noteOver(lines),
      noteOver(lines.slice(0, 400)),
      noteOver(canonicalLog(700)),
      'x\n\n',
    ]) {
      const file = join(folder, 'note.txt')
      await writeFile(file, remembered)
      const ours = await Promise.all(zips.map((zip) => asOurs(zip, { remembered })))
      expect(await asPython(zips, '--checkpoint', file)).toEqual(ours)
    }
    const other = vkeyText(noteKeyOf('jarvin/cafe', checkpointKeyOf(new Uint8Array(32).fill(8)).publicKey))
    for (const vkey of [other, whole['vkey.txt'] ?? ''])
      expect(await asPython(zips, '--vkey', vkey)).toEqual(
        await Promise.all(zips.map((zip) => asOurs(zip, { vkey }))),
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it.runIf(python)(
  'agrees on who cosigned a checkpoint, and on whose signature is no cosignature',
  async () => {
    const secret = checkpointKeyOf(new Uint8Array(32).fill(4))
    const witness = witnessKeyOf('accountant.example', secret.publicKey)
    const note = whole['checkpoint.txt'] ?? ''
    const text = textOfNote(note) ?? ''
    const line = cosignatureLine(text, witness, 1_795_770_000, secret.sign)
    const later = cosignatureLine(text, witness, 1_795_770_060, secret.sign)
    const ofAnother = cosignatureLine(text.replace('600', '601'), witness, 1_795_770_120, secret.sign)
    const asNote = signatureLine(witness, secret.sign(utf8(text)))
    // At no time, and beyond the year 9999.
    const atOddTimes = [0, 253_402_300_800, 8.64e12 + 1, Number.MAX_SAFE_INTEGER].map((seconds) =>
      cosignatureLine(text, witness, seconds, secret.sign),
    )
    const lines = [later + line, ofAnother, ofAnother + line, asNote, ...atOddTimes, line.replace(' J', ' K')]
    const notes = [note, line, ...lines]
    const zips = notes.map((more, at) => zipOf({ ...whole, 'checkpoint.txt': at === 0 ? note : note + more }))
    const vkey = vkeyText(witness)
    const ours = await Promise.all(zips.map((zip) => asOurs(zip, { witnesses: [vkey] })))
    expect(await asPython(zips, '--witness', vkey)).toEqual(ours)
    const times = ours.map((one) => ('cosigned' in one ? one.cosigned?.[0]?.at : one.kind))
    const none = 'unreadable'
    expect(times.slice(0, 6)).toEqual([none, 1_795_770_000, 1_795_770_060, none, 1_795_770_000, none])
    expect(times.slice(6, 6 + atOddTimes.length)).toEqual(atOddTimes.map(() => none))
  },
)

it("the document's example is valid", async () => {
  const document = await readFile(join(root, 'schema/proof/bundle-format.md'), 'utf8')
  const key = readVkey(/jarvin\/cafe\+\S+/.exec(document)?.[0] ?? '')
  const note = /jarvin\/cafe\n3\n[\s\S]*?\n\n— \S+ \S+\n/.exec(document)?.[0] ?? ''
  const checkpoint = key && openCheckpoint(note, key)
  if (!checkpoint) throw new Error('The example is not signed.')
  const leaves = ['1', '2', '3'].map((text) => leafHash(nodeSha256(utf8(text))))
  const [one, two, three] = leaves.map(toBase64)
  for (const leaf of [one, two, three]) expect(document).toContain(leaf)
  expect(document).toContain(`"proof":["${one}","${three}"]`)
  const beside = [leaves[0], leaves[2]].filter((leaf) => leaf !== undefined)
  expect(provesRun(1, leaves.slice(1, 2), 3, beside, checkpoint.root)).toBe(true)
})
