/** What a witness answers to requests over HTTP, also bad ones. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { utf8 } from '#schema/proof/bytes'
import { checkpointText, signedNote } from '#schema/proof/note'
import { addCheckpointText } from '../../service/witness/witness.ts'
import { testCheckpointKey } from '../core/service.ts'
import { knownLog, type RunningWitness, startWitness } from './start-witness.ts'

let witness: RunningWitness
beforeAll(async () => {
  witness = await startWitness()
})
afterAll(() => witness.stop())

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  fetch(`${witness.settings.url}/add-checkpoint`, { method: 'POST', body, headers })

it.each([
  ['nothing', ''],
  ['words', 'hello'],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0])],
])('refuses %s with 400 and a sentence', async (_name, body) => {
  const response = await post(body)
  expect(response.status).toBe(400)
  expect(await response.text()).toBe('This is not an add-checkpoint request.\n')
})

it('refuses a body that is too long, or in an encoding that it cannot read', async () => {
  const long = await post('x'.repeat(100_000))
  expect([long.status, await long.text()]).toEqual([413, 'The request cannot be read.\n'])
  const packed = await post('x', { 'content-encoding': 'gzip' })
  expect([packed.status, await packed.text()]).toEqual([400, 'The request cannot be read.\n'])
})

it('has no checkpoint of a log that it has not cosigned or does not know, and nothing else', async () => {
  for (const path of ['/checkpoint/jarvin%2Fcafe', '/checkpoint/..%2Fwitness.key', '/checkpoint/%ff', '/'])
    expect((await fetch(`${witness.settings.url}${path}`)).status, path).toBeOneOf([400, 404])
})

it('gives the size that it has under exactly the type of the protocol', async () => {
  const text = checkpointText({ origin: knownLog.name, size: 3, root: new Uint8Array(32) })
  const note = signedNote(text, knownLog, testCheckpointKey.sign(utf8(text)))
  const response = await post(addCheckpointText({ old: 1, hashes: [], note }))
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    409,
    'text/x.tlog.size',
    '0\n',
  ])
})
