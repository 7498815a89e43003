/** A café with a connected till, and the days of sales made of its messages. */
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { connectSystem, type PushClient, settled } from './push-client.ts'

/** Starts a café for the tests of a file, and connects a new till before each test. */
export const openShop = () => {
  let running: TestService
  let session: string
  let till: PushClient
  beforeAll(async () => {
    running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
    session = await running.signIn()
  })
  afterAll(() => running.stop())
  beforeEach(async () => {
    await settled(running, 'cafe')
    till = await connectSystem(running, session)
  })
  const db = () => running.service.database.of('cafe')
  return {
    get running() {
      return running
    },
    get session() {
      return session
    },
    /** Another till for each test. */
    get till() {
      return till
    },
    db,
    /** The recorded sales of a day. */
    dayOf: async (date: string) => {
      await settled(running, 'cafe')
      const row = await db()
        .selectFrom('import_day')
        .select(['records', 'figures'])
        .where('date', '=', date)
        .where('kind', '=', 'sales')
        .executeTakeFirst()
      return row && { records: row.records, ...JSON.parse(row.figures) }
    },
    /** Position of the newest event. */
    head: async () =>
      (await db().selectFrom('workspace_head').select('position').executeTakeFirstOrThrow()).position,
  }
}

let day = 0
/** A day that no other test uses, before the test's current time. */
export const freshDay = (): string => {
  day += 1
  return new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)
}

/** A message about a sale, in our own format. */
export const saleMessage = (
  id: string,
  date: string,
  amount: string,
  type = 'sale.recorded',
  more: object = {},
) => ({ type, data: { id, at: `${date}T02:00:00Z`, amount, ...more } })
