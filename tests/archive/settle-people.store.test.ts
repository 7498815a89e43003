/** Members find their way in, whatever the installation knows of them already. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '#schema/api'
import { rowsOf } from '../backup/database-contents.ts'
import { decodeJson } from '../core/service.ts'
import {
  type Browser,
  bakery,
  join as joins,
  openBrowser,
  signInByCode,
  tess,
} from '../people/account-client.ts'
import {
  archive,
  type Installation,
  importFrom,
  startInstallation,
  stopInstallation,
  verify,
} from './two-installations.ts'

let first: Installation
let second: Installation
let place: string
const ada = 'ada@ledger.com.au'
const bo = 'bo@ledger.com.au'

const sql = ({ running }: Installation, text: string) => rowsOf(running.database.ownerUrl, text)

const businesses = async (browser: Browser) =>
  decodeJson(api.listWorkspaces.output, await browser.call('GET', '/api/workspaces'))

const enter = async (browser: Browser, id: string) => {
  browser.adopt(await browser.call('POST', `/api/workspaces/${id}/enter`, {}))
  return browser
}

const idOf = async (installation: Installation, name: string) =>
  String(
    (await sql(installation, `select workspace from workspace where is_own and business_name = '${name}'`))[0]
      ?.workspace,
  )

const moved = async (name: string) => {
  const file = join(place, `${name}.archive`)
  await archive(first.running, name, file)
  return importFrom(second.running, file)
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'jarvin-archive-'))
  first = await startInstallation(1, false)
  // Tess has a business here already, and Ada works for it, both under other accounts.
  second = await startInstallation(2, false)
  await joins(second.running, second.owner, { email: ada, role: 'adviser' })
  const period = { from: '2026-11-01', to: '2026-11-30' }
  const { running, owner } = first
  const invited = await owner.call('POST', '/api/people/invitations', {
    ...{ email: ada, role: 'auditor', until: '2027-06-30', period },
  })
  const [, token] = /#([\w-]{43})/.exec(JSON.stringify(invited.json)) ?? []
  expect(
    (await openBrowser(running).call('POST', '/api/people/invitations/accept', { token, name: 'Ada' }))
      .status,
  ).toBe(200)
  await joins(running, owner, { email: bo, role: 'executive' })
  const added = await owner.call('POST', '/api/workspaces', { ...bakery, name: 'Corner Books' })
  expect(added.status).toBe(200)
}, 120_000)
afterAll(async () => {
  await stopInstallation(first)
  await stopInstallation(second)
  await rm(place, { recursive: true, force: true })
})

it('puts a member under the account that the address has here, with the same rights', async () => {
  const own = await idOf(second, 'Larkin Street Bakery')
  const untouched = () => sql(second, `select * from events where workspace = '${own}' order by position`)
  const before = await untouched()
  const workspace = await idOf(first, 'Larkin Street Bakery')
  expect(await moved(workspace)).toMatchObject({ members: 3 })
  expect(await untouched()).toEqual(before)
  const here = await signInByCode(second.running, second.lines, tess.email)
  expect(
    (await businesses(here)).map(({ id, role }) => ({ id, role })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  ).toEqual([own, workspace].sort().map((id) => ({ id, role: 'owner' })))
  const { json } = await (await enter(here, workspace)).call('GET', '/api/people')
  expect(json).toMatchObject({
    members: expect.arrayContaining([
      expect.objectContaining({
        ...{ email: ada, role: 'auditor', until: '2027-06-30' },
        period: { from: '2026-11-01', to: '2026-11-30' },
      }),
      expect.objectContaining({ email: bo, role: 'executive' }),
      expect.objectContaining({ email: tess.email, role: 'owner', isYou: true }),
    ]),
  })
  const adaHere = await signInByCode(second.running, second.lines, ada)
  expect((await businesses(adaHere)).map(({ role }) => role)).toEqual(['adviser', 'auditor'])
}, 120_000)

it('gives somebody who was erased here a new account, and leaves the old one erased', async () => {
  await joins(first.running, await enter(first.owner, await idOf(first, 'Corner Books')), {
    email: bo,
    role: 'adviser',
  })
  const boHere = await signInByCode(second.running, second.lines, bo)
  expect((await boHere.call('POST', '/api/my-data/erase')).status).toBe(200)
  expect(await moved('Corner Books')).toMatchObject({ members: 2 })
  const again = await signInByCode(second.running, second.lines, bo)
  expect((await businesses(again)).map(({ name, role }) => [name, role])).toEqual([
    ['Corner Books', 'adviser'],
  ])
  const { code, output } = await verify(second)
  expect([code, output]).toEqual([0, expect.any(String)])
}, 120_000)
