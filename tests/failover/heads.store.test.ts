import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { forkedHeads, watchHeads } from './heads.ts'

let database: FreshDatabase
let service: Service
let owner: pg.Client

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  service = openService(database.serviceUrl, projections, systemSources, () => {})
  owner = await connectOwner(database.ownerUrl)
})

afterAll(async () => {
  await owner.end()
  await service.database.end()
  await database.drop()
})

const toggle = () =>
  runCommand(service.store, {
    workspace: 'cafe',
    decider: decisionLogDecider,
    id: 'identifiers',
    command: { type: 'toggle' },
    metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
  })

it('sees that a head which somebody read is no longer in the history', async () => {
  const watch = watchHeads(database.ownerUrl, ['cafe'])
  for (let position = 1; position <= 2; position++) {
    await toggle()
    await expect.poll(() => watch.seen().length, { timeout: 5000 }).toBe(position)
  }
  await watch.stop()
  expect(await forkedHeads(owner, watch.seen())).toEqual([])

  const [first, second] = watch.seen()
  if (first === undefined || second === undefined) throw new Error('No heads were seen.')
  const another = { ...first, hash: second.hash }
  const beyond = { ...second, position: 3 }
  expect(await forkedHeads(owner, [first, another, second, beyond])).toEqual([another, beyond])
})
