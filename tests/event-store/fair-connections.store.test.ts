/** More busy workspaces than connections: none keeps one for itself while others wait. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { decisionLogDecider } from '../../service/decision-log/decision-log.decider.ts'
import { runCommand } from '../../service/event-store/decide.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'

const workspaces = Array.from({ length: 40 }, (_, number) => `busy-${number}`)

let database: FreshDatabase
let service: Service

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  service = openService(database.serviceUrl, projections, systemSources, () => {})
})
afterAll(async () => {
  await service.database.end()
  await database.drop()
})

it('every workspace gets its turn before one of them has made 150 changes in a row', async () => {
  const made = new Map(workspaces.map((workspace) => [workspace, 0]))
  let isOver = false
  await Promise.all(
    workspaces.map(async (workspace) => {
      while (!isOver) {
        await runCommand(service.store, {
          workspace,
          decider: decisionLogDecider,
          id: 'identifiers',
          command: { type: 'toggle' },
          metadata: { actor: 'test', persona: null, correlationId: null, causationId: null },
        })
        const count = (made.get(workspace) ?? 0) + 1
        made.set(workspace, count)
        isOver ||= count === 150
      }
    }),
  )
  expect(workspaces.filter((workspace) => (made.get(workspace) ?? 0) < 10)).toEqual([])
})
