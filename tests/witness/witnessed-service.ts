/** Services with witnesses, real and fake, that end with their test. */
import type { Client } from 'pg'
import { afterEach, inject } from 'vitest'
import { api } from '#schema/api'
import { E } from '#schema/core/fp'
import { makeCheckpoint } from '../../service/decision-log/checkpoints/checkpoint.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { raise } from '../event-store/raise.ts'
import { type Asked, send, startFakeWitness } from './fake-witness.ts'
import { startWitness, witnessKey } from './start-witness.ts'

/** Answers of a fake witness. */
export type Answer = Parameters<typeof startFakeWitness>[0]

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

/** Starts a service with these witnesses. */
export const start = async (witnesses: TestService['service']['witnesses']) => {
  const running = await startTestService(inject('ownerUrl'), {
    seed: 'opened',
    witnesses,
    sources: fixedSources(),
  })
  ends.push(running.stop)
  return running
}
/** Starts a witness that keeps to the protocol. */
export const real = async () => {
  const witness = await startWitness()
  ends.push(witness.stop)
  return witness
}
/** Starts a witness that answers as told. */
export const fake = async (answer: Answer, key = witnessKey) => {
  const witness = await startFakeWitness(answer, key)
  ends.push(witness.stop)
  return witness
}
/** Connects as the owner of the service's database. */
export const ownerOf = async ({ database }: TestService): Promise<Client> => {
  const owner = await connectOwner(database.ownerUrl)
  ends.push(() => owner.end())
  return owner
}
/** What the service says of its witnesses; signing in adds an event to the log. */
export const listOf = async (running: TestService, session?: string) => {
  const answer = await running.call('GET', '/api/audit/checkpoint/witnesses', {
    session: session ?? (await running.signIn()),
  })
  return decodeJson(api.listWitnesses.output, answer)
}
/** Number of events of the café. */
export const sizeOf = async (owner: Client) => {
  const { rows } = await owner.query<{ position: string }>(
    `select position from workspace_head where workspace = 'cafe'`,
  )
  return Number(rows[0]?.position)
}
/** Adds events until there are `to`. */
export const grow = async (running: TestService, to: number, owner: Client) => {
  for (let size = await sizeOf(owner); size < to; size++)
    await raise(running.service, 'cafe', `grown-${size}`)
}
/** The present checkpoint of the café. */
export const signedOf = async (running: TestService) => {
  const made = await makeCheckpoint(running.service, 'cafe')
  if (E.isLeft(made)) throw new Error(made.left.detail)
  return made.right
}
/** Answers of a witness that has cosigned `size` events of another history, as a standard witness gives them. */
export const seenAnother =
  (size: (asked: Asked) => number): Answer =>
  (asked, response) => {
    const last = size(asked)
    if (asked.path !== '/add-checkpoint') send(response, 404)
    else if (asked.old === last) send(response, 422, 'no\n')
    else send(response, 409, `${last}\n`, 'text/x.tlog.size')
  }
