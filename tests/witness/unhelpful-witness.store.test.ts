/** A witness that is silent, forgetful or sends nonsense holds nothing up, and nothing of it gets out. */
import { expect, it } from 'vitest'
import { cosignedAt, witnessKeyOf } from '#schema/proof/cosignature'
import { textOfNote } from '#schema/proof/note'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { witnessRound } from '../../service/decision-log/witnesses/witness-schedule.ts'
import { cosign, cosignatureLines, witnessesOf } from '../../service/decision-log/witnesses/witnessing.ts'
import { verifyCosignatures } from '../../service/signing/verify-cosignatures.ts'
import { raise } from '../event-store/raise.ts'
import { lineOver, send } from './fake-witness.ts'
import { witnessKey } from './start-witness.ts'
import { fake, listOf, ownerOf, signedOf, start } from './witnessed-service.ts'

it('asks witnesses side by side, and one that does not answer only once in a round', async () => {
  const sleeping = await fake(() => {}, witnessKeyOf('sleeping.example', witnessKey.publicKey))
  const awake = await fake((asked, response) => send(response, 200, lineOver(asked.text)))
  const running = await start([sleeping.settings, awake.settings])
  const owner = await ownerOf(running)
  const names = ['cafe', 'bakery', 'books']
  for (const workspace of names) {
    await raise(running.service, workspace, 'one')
    await makeCheckpoint(running.service, workspace)
  }
  // Longer than this test may take: the other witness must not wait for it.
  let isOver = false
  const round = witnessRound(running.service, async () => names, 20_000)()
  void round.then(() => {
    isOver = true
  })
  const count = async () => (await owner.query('select from cosignature')).rowCount
  await expect.poll(count, { timeout: 10_000 }).toBe(names.length)
  expect([isOver, sleeping.asked()]).toEqual([false, 1])
  await sleeping.stop()
  await round
  expect(sleeping.asked()).toBe(1)
})

it('makes a bundle although a witness never answers', async () => {
  const sleeping = await fake(() => {})
  const running = await start([sleeping.settings])
  const session = await running.signIn()
  await running.call('POST', '/api/privacy/toggle-identifiers', { session })
  const answer = await running.call('POST', '/api/audit/exports', { session, body: { format: 'bundle' } })
  expect([answer.status, sleeping.asked()]).toEqual([200, 1])
  expect(await listOf(running, session)).toMatchObject([{ standing: 'silent' }])
  expect(running.logged()).toContain(
    'accountant.example has not answered (The operation was aborted due to timeout)',
  )
})

it('shows no copy of a demo to a witness', async () => {
  const witness = await fake((asked, response) => send(response, 200, lineOver(asked.text)))
  const running = await start([witness.settings])
  await raise(running.service, 'demo-1', 'one')
  await makeCheckpoint(running.service, 'demo-1')
  await witnessRound(running.service, async () => ['demo-1'])()
  expect(witness.asked()).toBe(0)
  expect(witnessesOf(running.service, 'demo-1')).toEqual([])
})

it('reports a witness that has lost its memory', async () => {
  let hasForgotten = false
  const witness = await fake((asked, response) => {
    if (hasForgotten && asked.old > 0) send(response, 409, '0\n', 'text/x.tlog.size')
    else send(response, 200, lineOver(asked.text))
  })
  const running = await start([witness.settings])
  await cosign(running.service, 'cafe', witness.settings, await signedOf(running))
  hasForgotten = true
  await raise(running.service, 'cafe', 'more')
  const { size } = await signedOf(running)
  expect(await listOf(running)).toMatchObject([{ standing: 'agrees' }])
  expect(running.logged()).toContain(`has lost its memory: it names 0 events, and has cosigned ${size - 1}`)
})

it('gives bundles and readers only lines that verify, though others are in the table', async () => {
  const witness = await fake((asked, response) => send(response, 200, lineOver(asked.text)))
  const running = await start([witness.settings])
  const owner = await ownerOf(running)
  const signed = await signedOf(running)
  await cosign(running.service, 'cafe', witness.settings, signed)
  const valid = await cosignatureLines(running.service, 'cafe', signed)
  const forgeries = [
    `x\n\nx\n`,
    `${valid}x\n`,
    lineOver('another text\n'),
    lineOver(textOfNote(signed.note) ?? '', 0),
  ]
  for (const line of forgeries)
    await owner.query(
      `insert into cosignature (workspace, size, witness, key_id, line) values ('cafe', $1, $2, $3, $4)`,
      [signed.size, witnessKey.name, witnessKey.id, line],
    )
  expect(await cosignatureLines(running.service, 'cafe', signed)).toBe(valid)
  expect(cosignedAt(`${signed.note}${valid}`, witnessKey)).toBe(1_795_770_000)
  expect((await verifyCosignatures(owner, 'cafe', [witness.settings])).faults).toHaveLength(forgeries.length)
})
