import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { expectProblem } from '../core/expect-problem.ts'
import { startTestService, type TestService } from '../core/service.ts'

let running: TestService
let session: string

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'opened' })
  session = await running.signIn()
})
afterAll(() => running.stop())

const position = async (): Promise<number> => {
  const head = running.service.database.of('cafe').selectFrom('workspace_head').select('position')
  return (await head.executeTakeFirstOrThrow()).position
}

it.each<[string, unknown, string]>([
  ['an unknown type', { type: 'fax', setupData: {} }, 'type'],
  ['no type', { setupData: {} }, 'type'],
  ['no setup', { type: 'payroll' }, 'setupData'],
  ['setup as a list', { type: 'payroll', setupData: [] }, 'setupData'],
  ['an unknown key', { type: 'payroll', setupData: { password: 'p' } }, 'setupData.password'],
  ['a key of another integration', { type: 'payroll', setupData: { list_id: 'l' } }, 'setupData.list_id'],
  ['a number', { type: 'payroll', setupData: { api_key: 7 } }, 'setupData.api_key'],
  ['a text too long', { type: 'payroll', setupData: { api_key: 'k'.repeat(4001) } }, 'setupData.api_key'],
  ['a blank value', { type: 'payroll', setupData: { employer_id: ' ' } }, 'setupData.employer_id'],
  [
    'an address for a number',
    { type: 'bank_account', setupData: { account_number: 'https://bank.example' } },
    'setupData.account_number',
  ],
  ['a NUL', { type: 'payroll', setupData: { api_key: 'k\u0000' } }, 'setupData.api_key'],
  [
    'a name without end',
    { type: 'payroll', setupData: { ['k'.repeat(50_000)]: 'v' } },
    `setupData.${'k'.repeat(110)}…`,
  ],
  [
    'names without number',
    {
      type: 'payroll',
      setupData: Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`key${n}`, 'v'])),
    },
    'setupData.key0',
  ],
])('refuses %s and records nothing', async (_name, body, field) => {
  const before = await position()
  expectProblem(await running.call('POST', '/api/connections', { session, body }), 400, field)
  expect(await position()).toBe(before)
})
