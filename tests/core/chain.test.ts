import { expect, it } from 'vitest'
import {
  canonicalEvent,
  canonicalJson,
  type Envelope,
  genesisHash,
  sha256,
} from '../../service/core/chain.ts'

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

// The vectors of the README: whoever writes another verifier checks it against these.
const vector =
  '{"actor":"session:0193","causationId":null,"correlationId":"0193-req","data":{"advisoryId":"a1",' +
  '"n":[1e+21,0.1,0,1e-7],"title":"Café \\"Ü\\" € \\n\\u001f 😀"},"id":"0193-evt","persona":"hospitality_ceo",' +
  `"position":1,"previousHash":"${genesisHash}","recordedAt":"2026-11-20T09:12:00.000Z","stream":"advisory-a1",` +
  '"type":"AdvisoryAccepted","version":2,"workspace":"cafe"}'

it('serialises an event as the documented vector', () => {
  expect(canonicalEvent(envelope, canonicalJson(data))).toBe(vector)
  expect(sha256(vector)).toBe('7574419f961913e718c85ab02db4f71b35dd549ce3ec8c94fac2447ca8606266')
})

it('is RFC 8785 as a whole: the template orders keys as the library would', () => {
  expect(canonicalEvent(envelope, canonicalJson(data))).toBe(canonicalJson({ ...envelope, data }))
})
