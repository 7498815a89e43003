import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { installationWorkspace } from '#schema/core/site'
import { addressIndex } from '../../service/accounts/accounts.ts'
import { readEraseOptions, runErase } from '../../service/commands/erase-run.ts'
import { freshAddress, startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { openEraseTools, signTestNote } from './erase-tools.ts'

let running: TestService
let session: string
let tools: Awaited<ReturnType<typeof openEraseTools>>

const visitor = {
  fullName: 'Ottoline Quenneville',
  email: 'Otto@quenneville.example',
  subject: 'Two venues',
  message: 'Can both report into one dashboard?',
}

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
  session = await running.signIn()
  tools = await openEraseTools(running.database.ownerUrl, running.service)
  const headers = { 'x-forwarded-for': freshAddress() }
  await running.call('POST', '/api/contact-submissions', { body: visitor, headers })
  for (const businessType of ['cafe', 'realestate'] as const)
    await running.call('POST', '/api/my-profile', {
      session: await running.signIn(businessType),
      body: { role: 'Owner' },
    })
})
afterAll(async () => {
  await tools.close()
  await running.stop()
})

const run = async (...args: string[]) => {
  const told: string[] = []
  const options = readEraseOptions(args)
  if (typeof options === 'string') return { code: 'usage', told: options }
  const code = await runErase(
    options,
    { ...tools, keyring: testKeyring },
    signTestNote,
    (line) => void told.push(line),
  )
  return { code, told: told.join('\n') }
}

it.each([
  [[], '--subject is required'],
  [['--subject'], '--subject'],
  [['--list', '--subject', 'a'], 'not both'],
  [['--subject', 'a', '--reason', ' '], '--reason'],
  [['--everything'], '--everything'],
  [['person-current'], 'person-current'],
])('rejects the arguments %j', async (args, named) => {
  expect(readEraseOptions(args)).toEqual(expect.stringContaining(named))
})

it('lists subjects of sealed data by what the history has in clear, without the data', async () => {
  const { code, told } = await run('--list')
  expect(code).toBe(0)
  expect(told).toMatch(/^site {2}contact-[0-9a-f-]+ {2}Contact.*UTC, contact-/m)
  expect(told).toMatch(/^cafe {2}person-current {2}.*UTC, profile-personal$/m)
  expect(told).toMatch(/^cafe {2}session-[0-9a-f-]+ {2}Signed in, /m)
  expect(told).toMatch(/^cafe {2}connection-[0-9a-f-]+ {2}.*, connection-[a-z_]+$/m)
  for (const secret of Object.values(visitor)) expect(told).not.toContain(secret)
})

it('finds a person by what they wrote, and erases them', async () => {
  const { told } = await run('--list', '--find', ' otto@QUENNEVILLE.example')
  expect(told.split('\n')).toHaveLength(1)
  const subject = /^site {2}(contact-\S+)/.exec(told)?.[1] ?? ''
  expect(await run('--subject', subject, '--reason', 'asked by mail')).toMatchObject({ code: 0 })
  expect((await run('--list')).told).toContain(`(erased)`)
  expect(await run('--list', '--find', visitor.email)).toMatchObject({
    code: 0,
    told: 'No sealed data has exactly that text in a field.',
  })
  const again = await run('--subject', subject)
  expect(again.code).toBe(0)
  expect(again.told).toMatch(/was already erased on .* Nothing to do/)
})

it('requires the workspace for a subject that several businesses have', async () => {
  const { code, told } = await run('--subject', 'person-current')
  expect(code).toBe(2)
  expect(told).toContain('cafe, realestate')
  expect(await run('--subject', 'person-current', '--workspace', 'realestate')).toMatchObject({ code: 0 })
  expect((await run('--subject', 'person-current', '--workspace', 'consulting')).code).toBe(2)
})

it('reports an unknown subject', async () => {
  const { code, told } = await run('--subject', 'person-unheard-of')
  expect(code).toBe(2)
  expect(told).toContain('person-unheard-of')
})

const keys = async (): Promise<readonly string[]> => {
  const { rows } = await tools.owner.query<{ subject: string }>('select subject from subject_key order by 1')
  return rows.map(({ subject }) => subject)
}

it('keeps no key of a command that recorded nothing', async () => {
  const connect = (key: string) =>
    running.call('POST', '/api/connections', {
      session,
      body: { type: 'hr_system', setupData: { api_key: 'k' } },
      headers: { 'idempotency-key': key },
    })
  // The key for addresses of callers belongs to nobody, and is made with the first of them.
  await running.service.sealer.hash(installationWorkspace, addressIndex, 'any')
  const address = freshAddress()
  const enter = (path: string, body: object) =>
    running.call('POST', path, {
      body,
      headers: {
        'idempotency-key': `once${path}`,
        'user-agent': 'A browser',
        'x-forwarded-for': address,
      },
    })
  const calls: readonly (() => ReturnType<typeof connect>)[] = [
    () => connect('first'),
    () => enter('/api/login/demo', {}),
    () => enter('/api/contact-submissions', visitor),
    () => enter('/api/early-access-signups', { email: 'a@b.example', fullName: 'A B' }),
  ]
  for (const call of calls) {
    const before = await keys()
    expect((await call()).status).toBe(200)
    const made = await keys()
    expect(made).toHaveLength(before.length + 1)
    // A repeated request gets the first answer.
    expect((await call()).status).toBe(200)
    expect(await keys()).toEqual(made)
  }
  const before = await keys()
  expect((await connect('second')).status).toBe(409)
  expect(await keys()).toEqual(before)
})

it('lets the service delete only a key that it has just created', async () => {
  await tools.owner.query(`update subject_key set made_at = now() - interval '1 hour'`)
  const before = await keys()
  await running.service.sealer.dropNewKey('cafe', 'person-current')
  expect(await keys()).toEqual(before)
  await expect(
    running.service.database.withWriter('cafe', (client) => client.query('delete from subject_key')),
  ).rejects.toThrow('permission denied')
})
