import { unzipSync, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { verifyBundleZip } from '#schema/proof/bundle-zip'
import { concatBytes, utf8 } from '#schema/proof/bytes'
import { zipOfBytes } from '#schema/proof/zip-file'
import { bundleOf, bundleTexts, canonicalLog } from './made-bundle.ts'

const lines = canonicalLog(20)
const whole = bundleTexts(
  bundleOf(
    lines.map((_, at) => at + 1),
    lines,
  ),
)
const bytesOf = (texts: { readonly [file: string]: string }, level: 0 | 6 = 0) =>
  zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, utf8(text)])), { level })

const verdictOn = (zip: Uint8Array) => verifyBundleZip(zipOfBytes(zip))
const damagedZip = { kind: 'unreadable', file: 'the bundle' }

it.each([0, 6] as const)('reads entries compressed at level %i', async (level) => {
  expect(await verdictOn(bytesOf(whole, level))).toMatchObject({ kind: 'holds', count: 20, isWhole: true })
})

it('judges the files that unpacking gives, and no others hidden between them', async () => {
  const files = Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, utf8(text)]))
  const forged = bytesOf({ 'events.ndjson': (whole['events.ndjson'] ?? '').replaceAll('Raised', 'Closed') })
  const directoryOf = (bytes: Uint8Array) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    return { view, start: view.getUint32(bytes.length - 6, true) }
  }
  // The honest files come first; the forged events are inside another file's content.
  const zip = zipSync({ ...files, more: forged }, { level: 0 })
  const inner = new TextDecoder('latin1').decode(zip).indexOf('Closed')
  const own = new TextDecoder('latin1').decode(forged).indexOf('Closed')
  const [hidden, shown] = [directoryOf(forged), directoryOf(zip)]
  // The central directory points at the forged ones: checksum, both sizes and offset.
  for (const field of [16, 20, 24])
    shown.view.setUint32(shown.start + field, hidden.view.getUint32(hidden.start + field, true), true)
  shown.view.setUint32(shown.start + 42, inner - own, true)
  expect(new TextDecoder().decode(unzipSync(zip)['events.ndjson'])).toContain('Closed')
  expect(await verdictOn(zip)).toMatchObject(damagedZip)
  const moved = zipSync({ more: forged, ...files }, { level: 0 })
  const last = directoryOf(moved)
  const at = last.start + 46 + 'more'.length
  for (const field of [16, 20, 24])
    last.view.setUint32(at + field, hidden.view.getUint32(hidden.start + field, true), true)
  last.view.setUint32(at + 42, 30 + 'more'.length, true)
  expect(new TextDecoder().decode(unzipSync(moved)['events.ndjson'])).toContain('Closed')
  expect(await verdictOn(moved)).toMatchObject({ kind: 'damaged', damage: { position: 1, kind: 'changed' } })
})

it('refuses a zip with two files of the same name', async () => {
  const zip = bytesOf({ ...whole, 'evente.ndjson': 'other' })
  const text = new TextDecoder('latin1').decode(zip)
  for (let at = text.indexOf('evente'); at >= 0; at = text.indexOf('evente', at + 1)) zip[at + 5] = 0x73
  expect(await verdictOn(zip)).toMatchObject(damagedZip)
})

it('refuses a zip whose content contradicts its headers', async () => {
  const zip = bytesOf(whole)
  const at = new TextDecoder('latin1').decode(zip).indexOf('advisory-7')
  zip[at] = 0x41
  expect(await verdictOn(zip)).toMatchObject(damagedZip)
})

it.each([
  ['no zip', utf8('no zip')],
  ['nothing', new Uint8Array()],
  ['an empty zip', zipSync({})],
  ['a cut zip', bytesOf(whole).subarray(0, 3000)],
  ['a zip behind something else', concatBytes(utf8('x'), bytesOf(whole))],
])('says that %s is not a zip', async (_, bytes) => {
  expect(await verdictOn(bytes)).toMatchObject(damagedZip)
})

it('distinguishes an empty file from a missing one', async () => {
  expect(await verdictOn(bytesOf({ ...whole, 'vkey.txt': '' }))).toMatchObject({
    file: 'vkey.txt',
    why: 'is not a public key of the form name+id+key',
  })
})

it('refuses text that is not UTF-8, or starts with a byte order mark', async () => {
  const files = Object.fromEntries(Object.entries(whole).map(([name, text]) => [name, utf8(text)]))
  for (const name of ['proofs.ndjson', 'checkpoint.txt', 'vkey.txt'])
    for (const bytes of [
      utf8(`\u{feff}${whole[name]}`),
      concatBytes(utf8(whole[name] ?? ''), Uint8Array.of(0xc3)),
    ])
      expect(await verdictOn(zipSync({ ...files, [name]: bytes }))).toMatchObject({
        kind: 'unreadable',
        file: name,
      })
})
