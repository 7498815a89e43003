import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { ConnectionId } from '#schema/connection/connection'
import { decodeOrThrow } from '#schema/core/decode'
import { enforceErasures, eraseSubject } from '../../service/decision-log/erasing/erase.ts'
import { openService } from '../../service/runtime/open-service.ts'
import type { Service } from '../../service/runtime/service.ts'
import { chainFaults } from '../../service/signing/verify-chain.ts'
import { projections } from '../../service/slices.ts'
import { type FreshDatabase, freshDatabase } from '../core/database.ts'
import { fixedSources } from '../core/sources.ts'
import { openEraseTools, signTestNote } from './erase-tools.ts'

const secret = '4111-0000-1111-0000'
const subject = 'connection-c1'

let database: FreshDatabase
let backup: string

const opened = (url: string): Service => openService(url, projections, fixedSources(), () => {})

/** The unsealed setup in the first event of the stream. */
const setupIn = async (service: Service): Promise<string | undefined> => {
  const [event] = await service.store.readStream('cafe', 'connection-payroll')
  if (event?.type !== 'ConnectionCreated') throw new Error('The connection is not on record.')
  const { setup } = event.data
  return (await service.sealer.open('cafe', [setup])).get(setup.box)
}

const atServer = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: inject('ownerUrl') })
  await client.connect()
  await client.query(sql)
  await client.end()
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1)

const renamed = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

beforeAll(async () => {
  database = await freshDatabase(inject('ownerUrl'))
  const service = opened(database.serviceUrl)
  const setup = await service.sealer.seal('cafe', subject, secret)
  await service.store.append('cafe', {
    stream: 'connection-payroll',
    expectedVersion: 0,
    events: [
      {
        type: 'ConnectionCreated',
        data: {
          connectionId: decodeOrThrow(ConnectionId, 'c1', 'An id'),
          type: 'payroll',
          setupKeys: ['api_key'],
          setup,
        },
      },
    ],
    metadata: {
      actor: 'session:1',
      persona: null,
      recordedAt: '2026-11-20T00:00:00.000Z',
      correlationId: null,
      causationId: null,
    },
  })
  await service.database.end()
  backup = `${nameIn(database.ownerUrl)}_backup`
  await atServer(`create database ${backup} template ${nameIn(database.ownerUrl)}`)
})
afterAll(async () => {
  await atServer(`drop database if exists ${backup} with (force)`)
  await database.drop()
})

it('erases again in a restored backup before it serves, and keeps its history intact', async () => {
  const service = opened(database.serviceUrl)
  const tools = await openEraseTools(database.ownerUrl, service)
  const old = opened(renamed(database.serviceUrl, backup))
  try {
    await eraseSubject(tools, 'cafe', subject, signTestNote)
    expect(await setupIn(service)).toBeUndefined()
    expect(await setupIn(old)).toBe(secret)

    const held = { ...tools, store: old.store }
    const ownerUrl = renamed(database.ownerUrl, backup)
    const done = await enforceErasures(ownerUrl, held)

    expect(done.map(({ erasure }) => erasure.subject)).toEqual([subject])
    expect(await setupIn(old)).toBeUndefined()
    // The tombstone is the one signed at the first erasure.
    const [first] = await service.store.readStream('cafe', `decision-log-erased-${subject}`)
    const [again] = await old.store.readStream('cafe', `decision-log-erased-${subject}`)
    expect(again?.data).toEqual(first?.data)
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    expect(await chainFaults(owner, 'cafe')).toEqual([])
    await owner.end()
    expect(await enforceErasures(ownerUrl, held)).toEqual([])
  } finally {
    await old.database.end()
    await tools.close()
    await service.database.end()
  }
})
