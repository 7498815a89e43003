/** `npm run verify` names every account that an address leads to wrongly. */

import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { addressFaults, reportAddresses } from '../../service/accounts/verify-addresses.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { testKeyring } from '../core/sources.ts'
import { join, keptMail, setUpBakery } from '../people/account-client.ts'

type Owner = Awaited<ReturnType<typeof connectOwner>>

let running: TestService
let owner: Owner
let accounts: readonly [string, string]

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'), { seed: 'none', mailer: keptMail().mailer })
  const tess = await setUpBakery(running)
  await join(running, tess, { email: 'dom@example.com', role: 'executive' })
  owner = await connectOwner(running.database.ownerUrl)
  const { rows } = await owner.query<{ id: string }>(
    `select data->>'accountId' as id from events where type = 'AccountOpened' order by position`,
  )
  const [first, second] = rows
  if (!first || !second) throw new Error('There are not two accounts.')
  accounts = [first.id, second.id]
})
afterAll(async () => {
  await owner.end()
  await running.stop()
})

/** Faults after a change, which is then taken back. */
const faultsAfter = async (change: string, values: readonly string[]) => {
  await owner.query('begin')
  try {
    await owner.query(change, [...values])
    return await addressFaults(owner, testKeyring)
  } finally {
    await owner.query('rollback')
  }
}

it('finds nothing wrong with accounts that nobody touched', async () => {
  expect(await addressFaults(owner, testKeyring)).toEqual([])
  expect(reportAddresses([], () => {})).toBe(true)
})

it('names an account that another address leads to, and the one whose address was turned away', async () => {
  const [first, second] = accounts
  const turn = 'update account_address set account_id = $1 where account_id = $2'
  expect(await faultsAfter(turn, [first, second])).toEqual([
    { accountId: first, kind: 'other' },
    { accountId: second, kind: 'missing' },
  ])
})

it('names a changed and a removed address', async () => {
  const [first] = accounts
  const change = `update account_address set address_hash = repeat('0', 64) where account_id = $1`
  const faults = await faultsAfter(change, [first])
  expect(faults).toEqual([
    { accountId: first, kind: 'missing' },
    { accountId: first, kind: 'other' },
  ])
  const printed: string[] = []
  expect(reportAddresses(faults, (line) => printed.push(line))).toBe(false)
  expect(printed).toEqual([
    expect.stringContaining(`the address of account ${first} does not lead to it`),
    expect.stringContaining(`leads to account ${first}`),
  ])
  expect(await faultsAfter('delete from account_address where account_id = $1', [first])).toEqual([
    { accountId: first, kind: 'missing' },
  ])
})

it('misses no address of an erased person, and names one that is back', async () => {
  const [, second] = accounts
  const erase = `with gone as (delete from subject_key where subject = 'person-' || $1)
    delete from account_address where account_id = $1`
  expect(await faultsAfter(erase, [second])).toEqual([])
  const eraseKey = `delete from subject_key where subject = 'person-' || $1`
  expect(await faultsAfter(eraseKey, [second])).toEqual([{ accountId: second, kind: 'other' }])
})
