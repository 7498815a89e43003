/** What the service makes of stored cosignatures and refusals that are wrong, forged or hostile. */
import { expect, it } from 'vitest'
import { witnessKeyOf } from '#schema/proof/cosignature'
import { witnessRound } from '../../service/decision-log/witnesses/witness-schedule.ts'
import { cosign } from '../../service/decision-log/witnesses/witnessing.ts'
import { checkpointKeyOf } from '../../service/signing/checkpoint-key.ts'
import { verifyCosignatures } from '../../service/signing/verify-cosignatures.ts'
import { raise } from '../event-store/raise.ts'
import { type Asked, lineOver, send } from './fake-witness.ts'
import { witnessKey } from './start-witness.ts'
import {
  type Answer,
  fake,
  grow,
  listOf,
  ownerOf,
  real,
  seenAnother,
  signedOf,
  sizeOf,
  start,
} from './witnessed-service.ts'

it('believes no cosignature of another root, though the row says the present size', async () => {
  const witness = await real()
  const honest = await start([witness.settings])
  const [honestOwner, session] = [await ownerOf(honest), await honest.signIn()]
  const forged = await start([witness.settings])
  const [forgedOwner, other] = [await ownerOf(forged), await forged.signIn()]
  for (const at of [1, 2, 3]) {
    await raise(honest.service, 'cafe', `true-${at}`)
    await raise(forged.service, 'cafe', `forged-${at}`)
  }
  const size = Math.max(await sizeOf(honestOwner), await sizeOf(forgedOwner))
  await grow(honest, size, honestOwner)
  await grow(forged, size, forgedOwner)
  expect(await listOf(honest, session)).toMatchObject([{ standing: 'agrees', size }])
  const { rows } = await honestOwner.query('select * from cosignature')
  for (const row of rows)
    await forgedOwner.query(
      'insert into cosignature select * from json_populate_record(null::cosignature, $1)',
      [JSON.stringify(row)],
    )
  const [said] = await listOf(forged, other)
  expect(said).toMatchObject({ standing: 'contradicts' })
  expect(said).not.toHaveProperty('size')
  expect(forged.logged()).toMatch(/"level":50.*cosignature.*not valid/)
})

it('asks a witness again whose stored cosignature is not valid, also in the background', async () => {
  const witness = await fake((asked, response) => send(response, 200, lineOver(asked.text)))
  const running = await start([witness.settings])
  const owner = await ownerOf(running)
  const signed = await signedOf(running)
  await owner.query(
    `insert into cosignature (workspace, size, witness, key_id, line) values ('cafe', $1, $2, $3, 'nonsense')`,
    [signed.size, witnessKey.name, witnessKey.id],
  )
  await witnessRound(running.service, async () => ['cafe'])()
  expect(witness.asked()).toBe(1)
  expect(running.logged()).toMatch(/"level":50.*cosignature.*not valid/)
  // The valid one is beside it now.
  await witnessRound(running.service, async () => ['cafe'])()
  expect(witness.asked()).toBe(1)
})

it('asks the new key of a witness of the same name, and finds no fault in what the old one said', async () => {
  const before = await fake((asked, response) => send(response, 200, lineOver(asked.text)))
  const first = await start([before.settings])
  const owner = await ownerOf(first)
  expect(await cosign(first.service, 'cafe', before.settings, await signedOf(first))).toMatchObject({
    standing: 'agrees',
  })
  const secret = checkpointKeyOf(new Uint8Array(32).fill(44))
  const key = witnessKeyOf(witnessKey.name, secret.publicKey)
  const after = await fake(
    (asked, response) => send(response, 200, lineOver(asked.text, undefined, key, secret.sign)),
    key,
  )
  expect(await verifyCosignatures(owner, 'cafe', [after.settings])).toEqual({ faults: [], unchecked: 1 })
  const second = { ...first.service, witnesses: [after.settings] }
  expect(await cosign(second, 'cafe', after.settings, await signedOf(first))).toMatchObject({
    standing: 'agrees',
  })
  expect(after.asked()).toBe(1)
  expect(await verifyCosignatures(owner, 'cafe', [after.settings])).toEqual({ faults: [], unchecked: 1 })
})

it.each([
  ['refuses the first checkpoint', (_: Asked, response) => send(response, 422, '<html>')],
  [
    'names a size out of the blue',
    (_: Asked, response) => send(response, 409, '999999\n', 'text/x.tlog.size'),
  ],
  ['says that it has seen a part of another history', seenAnother(({ size }) => size - 1)],
  ['says that it has seen another history of this size', seenAnother(({ size }) => size)],
] as const satisfies readonly (readonly [string, Answer])[])(
  'raises no alarm about a witness that only %s',
  async (_name, answer) => {
    const witness = await fake(answer)
    const running = await start([witness.settings])
    await raise(running.service, 'cafe', 'more')
    expect(await listOf(running)).toMatchObject([{ standing: 'mismatch' }])
  },
)

it.each([
  ['422', seenAnother(() => 0)],
  [
    '409 without a size, as version 1.0.0 of the protocol answers another root',
    ((asked, response) => send(response, asked.path === '/add-checkpoint' ? 409 : 404)) satisfies Answer,
  ],
] as const)('needs a signature for the alarm: our own witness shows it after %s', async (_name, refuse) => {
  const witness = await real()
  const honest = await start([witness.settings])
  const owner = await ownerOf(honest)
  await raise(honest.service, 'cafe', 'true')
  const size = await sizeOf(owner)
  const { note } = await signedOf(honest)
  expect(await cosign(honest.service, 'cafe', witness.settings, await signedOf(honest))).toMatchObject({
    standing: 'agrees',
  })
  const published = await fetch(`${witness.settings.url}/checkpoint/jarvin%2Fcafe`)
  const cosigned = await published.text()
  expect(cosigned.startsWith(note)).toBe(true)
  const other = await fake((asked, response) => {
    if (asked.path === '/checkpoint/jarvin%2Fcafe') send(response, 200, cosigned)
    else if (asked.old !== size) send(response, 409, `${size}\n`, 'text/x.tlog.size')
    else refuse({ ...asked, old: 0 }, response)
  })
  const forged = await start([other.settings])
  const forgedOwner = await ownerOf(forged)
  await raise(forged.service, 'cafe', 'forged')
  await grow(forged, size, forgedOwner)
  expect(await cosign(forged.service, 'cafe', other.settings, await signedOf(forged))).toMatchObject({
    standing: 'contradicts',
  })
})

it('takes a refusal of what it holds a cosignature of as a contradiction', async () => {
  let isRefusing = false
  const witness = await fake((asked, response) =>
    isRefusing ? send(response, 422) : send(response, 200, lineOver(asked.text)),
  )
  const running = await start([witness.settings])
  await cosign(running.service, 'cafe', witness.settings, await signedOf(running))
  isRefusing = true
  await raise(running.service, 'cafe', 'more')
  expect(await listOf(running)).toMatchObject([{ standing: 'contradicts' }])
})
