import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { utf8 } from '#schema/proof/bytes'
import { noteKeyOf, vkeyText } from '#schema/proof/note'
import { type BundleOptions, openBundleCheck } from '#schema/proof/verify-bundle'
import { zipOfBytes } from '#schema/proof/zip-file'
import { readVerifyOptions } from '../../service/commands/verify-options.ts'
import { reportBundle } from '../../service/commands/verify-report.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { type Bundle, bundleKey, bundleOf, bundleTexts, canonicalLog, noteOver } from './made-bundle.ts'

const size = 600
const lines = canonicalLog(size)
type Files = Bundle
const textsOf = bundleTexts
const key = bundleKey

const check = (files: Files, options?: BundleOptions) => {
  const opened = openBundleCheck(options)
  for (const [name, text] of Object.entries(textsOf(files))) {
    // In chunks that split lines and characters.
    const bytes = utf8(text)
    for (let at = 0; at < bytes.length; at += 977) opened.push(name, bytes.subarray(at, at + 977))
  }
  return opened.end()
}

const whole = bundleOf(
  Array.from({ length: size }, (_, index) => index + 1),
  lines,
)
const some = bundleOf([3, 4, 5, 200, 256, 257, 258, 512, 513, 600], lines)

it('accepts a bundle of the whole log and of part of it', () => {
  expect(whole.proofs.map(({ from, hashes }) => [from, hashes.length])).toEqual([
    [1, 256],
    [257, 256],
    [513, 88],
  ])
  expect(check(whole)).toMatchObject({ kind: 'holds', count: 600, isWhole: true, key })
  expect(check(some)).toMatchObject({ kind: 'holds', count: 10, isWhole: false })
  expect(check(whole, { vkey: vkeyText(key), remembered: noteOver(lines.slice(0, 300)) })).toMatchObject({
    kind: 'holds',
  })
})

const exchanged = (events: readonly string[], one: number, other: number): readonly string[] =>
  events.map((line, at) => events[at === one ? other : at === other ? one : at] ?? line)

it("names any manipulation of a bundle's events", () => {
  const bundles = fc.constantFrom(whole, some)
  fc.assert(
    fc.property(bundles, fc.nat(), fc.nat(), fc.nat({ max: 4 }), (bundle, first, second, how) => {
      const positions = bundle.proofs.flatMap(({ from, hashes }) => hashes.map((_, at) => from + at))
      const { events } = bundle
      const one = first % (events.length - 1)
      const other = one + 1 + (second % (events.length - 1 - one))
      const line = events[one] ?? ''
      const forged = line.replace('session', 'visitor')
      const [made, kind]: readonly [readonly string[], string] =
        how === 0
          ? [events.map((text, at) => (at === one ? forged : text)), 'changed']
          : how === 1
            ? [events.filter((_, at) => at !== one), 'removed']
            : how === 2
              ? [[...events.slice(0, one), forged, ...events.slice(one)], 'inserted']
              : how === 3
                ? [exchanged(events, one, other), 'swapped']
                : [events.slice(0, one), 'tail cut']
      const verdict = check({ ...bundle, events: made })
      expect(verdict).toMatchObject({ kind: 'damaged', damage: { position: positions[one], kind } })
    }),
    { numRuns: 150, seed: 150 },
  )
})

it('detects a rewritten history by the signature, or by a remembered checkpoint', () => {
  const anew = canonicalLog(size, 300)
  const forged = bundleOf(
    anew.map((_, index) => index + 1),
    anew,
  )
  // The stored hashes were recomputed too; the note is the original one.
  expect(check({ ...forged, note: whole.note })).toMatchObject({
    kind: 'damaged',
    damage: { position: 1, kind: 'rechained', upTo: 600 },
  })
  // A rewritten history signed by the server itself.
  expect(check(forged)).toMatchObject({ kind: 'holds' })
  expect(check(forged, { remembered: noteOver(lines.slice(0, 500)) })).toMatchObject({
    damage: { kind: 'rechained' },
  })
  const shorter = lines.slice(0, 400)
  const cut = bundleOf(
    shorter.map((_, index) => index + 1),
    shorter,
  )
  expect(check(cut, { remembered: noteOver(lines) })).toMatchObject({
    damage: { position: 401, kind: 'tail cut' },
  })
})

it('refuses to judge what it cannot read, or what another key signed', () => {
  const other = noteKeyOf('jarvin/cafe', checkpointKeyOf(new Uint8Array(32).fill(8)).publicKey)
  expect(check(whole, { vkey: vkeyText(other) })).toMatchObject({ kind: 'unreadable', file: 'vkey.txt' })
  expect(check({ ...whole, vkey: vkeyText(other) })).toMatchObject({
    kind: 'unreadable',
    file: 'checkpoint.txt',
  })
  expect(check({ ...whole, vkey: 'no key' })).toMatchObject({ kind: 'unreadable', file: 'vkey.txt' })
  expect(openBundleCheck().end()).toMatchObject({ kind: 'unreadable', file: 'vkey.txt' })
})

it('prints its finding on the command line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-bundle-'))
  const said = async (files: Files, ...options: readonly string[]) => {
    const file = join(folder, 'evidence.zip')
    const packed = Object.entries(textsOf(files)).map(([name, text]) => [name, utf8(text)] as const)
    await writeFile(file, zipSync(Object.fromEntries(packed)))
    const order = await readVerifyOptions(['--bundle', file, ...options])
    if (typeof order === 'string') return order
    const told: string[] = []
    const code = await reportBundle(order, (line) => told.push(line.replace(file, 'evidence.zip')))
    return [code, told[0]]
  }
  try {
    const held = 'evidence.zip: verified all 600 events of jarvin/cafe: unchanged since signing.'
    expect(await said(whole)).toEqual([0, held])
    expect(await said({ ...whole, events: whole.events.slice(0, 9) })).toEqual([
      1,
      'evidence.zip: tail cut at position 10. The log was cut off: position 10 and everything after it are missing.',
    ])
    expect(await said(whole, '--vkey', 'none')).toBe('--vkey must be a public key of the form name+id+key.')
    expect(await verifyBundleZip(zipOfBytes(utf8('no zip')))).toMatchObject({
      kind: 'unreadable',
      file: 'the bundle',
    })
    expect(await readVerifyOptions(['--bundle', `${folder}/none`])).toMatch(
      'does not exist or cannot be read',
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
