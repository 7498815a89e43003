/** Reads of an earlier moment while the disk is full. A trigger stands in for the disk: no temporary view can be made. */
import { afterEach, expect, inject, it } from 'vitest'
import { startTestService, type TestService } from '../core/service.ts'
import { ask } from '../database/embedded-scratch.ts'

let running: TestService
afterEach(() => running.stop())

it('refuses earlier moments with a sentence that is true of a read, and still reads the present', async () => {
  running = await startTestService(inject('ownerUrl'))
  const session = await running.signIn()
  const earlier = () => running.call('GET', '/api/kpis', { session, headers: { 'x-as-of': '20' } })
  const compared = () => running.call('GET', '/api/history/changes?from=2&to=20', { session })
  const change = (sql: string) => ask(running.database.ownerUrl, sql)
  await change(`create function no_space() returns event_trigger language plpgsql as
    $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
  await change(`create event trigger full_disk on ddl_command_start when tag in ('CREATE VIEW')
    execute function no_space()`)
  const answer = await earlier()
  expect([answer.status, answer.json]).toEqual([
    507,
    expect.objectContaining({
      detail:
        'The disk that holds the records is full, so an earlier moment cannot be opened. The present can still be read, and nothing is lost. The operator of this service needs to free up space.',
    }),
  ])
  // Counts in memory need no space.
  expect((await compared()).status).toBe(200)
  expect((await running.call('GET', '/api/kpis', { session })).status).toBe(200)
  expect(running.logged()).toContain('No space left on device')
  await change('drop event trigger full_disk')
  expect([(await earlier()).status, (await compared()).status]).toEqual([200, 200])
})
