import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  canonicalEvent,
  canonicalJson,
  type Envelope,
  genesisHash,
  sha256,
} from '../../service/event-store/chain.ts'

const envelope: Envelope = {
  actor: 'session:0193',
  causationId: null,
  correlationId: '0193-req',
  id: '0193-evt',
  persona: 'hospitality_ceo',
  position: 1,
  previousHash: genesisHash,
  recordedAt: '2026-11-20T09:12:00.000Z',
  stream: 'advisory-a1',
  type: 'AdvisoryAccepted',
  version: 2,
  workspace: 'cafe',
}
const data = { title: 'Café "Ü" \u20ac \n\u001f 😀', advisoryId: 'a1', n: [1e21, 0.1, -0, 1e-7] }

// Also in schema/proof/README.md, for authors of other verifiers.
const vector =
  '{"actor":"session:0193","causationId":null,"correlationId":"0193-req","data":{"advisoryId":"a1",' +
  '"n":[1e+21,0.1,0,1e-7],"title":"Café \\"Ü\\" € \\n\\u001f 😀"},"id":"0193-evt","persona":"hospitality_ceo",' +
  `"position":1,"previousHash":"${genesisHash}","recordedAt":"2026-11-20T09:12:00.000Z","stream":"advisory-a1",` +
  '"type":"AdvisoryAccepted","version":2,"workspace":"cafe"}'

it('serialises an event like the documented vector', () => {
  expect(canonicalEvent(envelope, canonicalJson(data))).toBe(vector)
  expect(sha256(vector)).toBe('7574419f961913e718c85ab02db4f71b35dd549ce3ec8c94fac2447ca8606266')
})

it('the template orders keys as RFC 8785 does for the whole object', () => {
  expect(canonicalEvent(envelope, canonicalJson(data))).toBe(canonicalJson({ ...envelope, data }))
})

it('gives what the library gives for any value, and refuses what it refuses', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\ud800', 'a\udc00b', '10', '9', '__proto__', 'toJSON'),
  )
  const { tree } = fc.letrec((tie) => ({
    leaf: fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constantFrom(null, undefined, -0)),
    tree: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(text, tie('tree'), { maxKeys: 5 }),
    ),
  }))
  const outcome = (of: (value: unknown) => unknown, value: unknown): unknown => {
    try {
      return of(value)
    } catch {
      return 'refused'
    }
  }
  fc.assert(
    fc.property(tree, (value) => {
      expect(outcome(canonicalJson, value)).toBe(outcome(canonicalize, value) ?? 'refused')
    }),
    { numRuns: 3000 },
  )
})
