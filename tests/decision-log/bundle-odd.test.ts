/** Both verifiers read odd bundles alike: signatures, numbers and nesting that only a forger makes. */
import { expect, it } from 'vitest'
import { toBase64 } from '#schema/proof/bytes'
import { asOurs, asPython, python, type Texts, zipOf } from './both-verifiers.ts'
import { bundleOf, bundleTexts, canonicalLog } from './made-bundle.ts'

const whole = bundleTexts(
  bundleOf(
    Array.from({ length: 20 }, (_, at) => at + 1),
    canonicalLog(20),
  ),
)

/** The bundles, by name. */
const odd = (): { readonly [name: string]: Texts } => {
  const [note, proofs, events] = [
    whole['checkpoint.txt'] ?? '',
    whole['proofs.ndjson'] ?? '',
    whole['events.ndjson'] ?? '',
  ]
  const [, name = '', encoded = ''] = (note.trimEnd().split('\n').at(-1) ?? '').split(' ')
  const signature = Buffer.from(encoded, 'base64')
  const signed = (bytes: Uint8Array): Texts => ({
    ...whole,
    'checkpoint.txt': `${note}— ${name} ${toBase64(bytes)}\n`,
  })
  const proof = (text: string): Texts => ({ ...whole, 'proofs.ndjson': text })
  const withKey = (json: string): Texts => proof(proofs.replace('{', `{"x":${json},`))
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  return {
    'a line of the key id alone': signed(signature.subarray(0, 4)),
    'a short signature': signed(signature.subarray(0, 67)),
    'a long signature': signed(Buffer.concat([signature, signature.subarray(0, 1)])),
    'a number of 5,000 digits': withKey('9'.repeat(5000)),
    'a position of 5,000 digits': proof(proofs.replace('"from":1,', `"from":${'9'.repeat(5000)},`)),
    'as deep as may be': withKey(nested(199)),
    'too deep': withKey(nested(200)),
    'much too deep': withKey(nested(20_000)),
    'brackets in a text': withKey(JSON.stringify(`"${'['.repeat(20_000)}`)),
    'a whole number with an exponent': proof(proofs.replace('"from":1,', '"from":10e-1,')),
    'two equal keys': proof(proofs.replace('{', '{"from":7,')),
    'a byte order mark': proof(`\u{feff}${proofs}`),
    'a deep event': {
      ...whole,
      'events.ndjson': events.replace('"data":{', `"data":{"x":${nested(20_000)},`),
    },
  }
}

it.runIf(python)('agrees where the format has to be read closely', async () => {
  const cases = odd()
  const zips = Object.values(cases).map(zipOf)
  const [theirs, ours] = [await asPython(zips), await Promise.all(zips.map((zip) => asOurs(zip)))]
  const kinds = Object.keys(cases).map((name, at) => [name, ours[at]?.kind])
  expect(Object.keys(cases).map((name, at) => [name, theirs[at]])).toEqual(
    Object.keys(cases).map((name, at) => [name, ours[at]]),
  )
  expect(Object.fromEntries(kinds)).toEqual({
    'a line of the key id alone': 'holds',
    'a short signature': 'unreadable',
    'a long signature': 'unreadable',
    'a number of 5,000 digits': 'holds',
    'a position of 5,000 digits': 'unreadable',
    'as deep as may be': 'holds',
    'too deep': 'unreadable',
    'much too deep': 'unreadable',
    'brackets in a text': 'holds',
    'a whole number with an exponent': 'holds',
    'two equal keys': 'holds',
    'a byte order mark': 'unreadable',
    'a deep event': 'damaged',
  })
})
