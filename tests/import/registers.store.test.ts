/** Managements, listings and the pipeline on record: shown, spoken of, replaced, exported and taken back. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { api } from '#schema/api'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { decodeJson, type TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeEach(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterEach(() => running.stop())

const roll = (day: string, ...rows: readonly string[]) =>
  lines(`Rent roll as at ${day}`, 'Property,Owner,Tenant,Weekly rent,Mgmt fee %,Lease end', ...rows)
const first = roll(
  '13 November 2026',
  '1 Smith St,Ann Lee,Tom Hill,520.00,8.0,31/12/2026',
  '2 Smith St,Ann Lee,Una Bay,600.00,7.0,30/06/2027',
  '3 Smith St,Bob Ray,Vacant,500.00,7.0,',
)
const second = roll(
  '20 November 2026',
  '1 Smith St,Ann Lee,Tom Hill,540.00,8.0,31/12/2026',
  '2 Smith St,Ann Lee,Una Bay,600.00,7.0,30/06/2027',
)

const held = async () =>
  decodeJson(api.listDebtors.output, await owner.call('GET', '/api/debtors')).registers ?? []
const ask = async (message: string): Promise<string> => {
  const answer = await owner.call('POST', '/api/chat/send', { message, personaKey: 'financial_analyst' })
  return String(Object(answer.json).message)
}

it('are figures of their day, without names in the history', async () => {
  const imported = await files.imported(first, 'roll.csv')
  expect(imported).toMatchObject({
    kind: 'managements',
    imported: 3,
    total: '1120.00',
    register: {
      asOf: '2026-11-13',
      figures: { count: 3, amount: '1120.00', second: '83.60', ending: 1 },
    },
  })
  expect(await held()).toEqual([
    {
      kind: 'managements',
      latest: {
        asOf: '2026-11-13',
        figures: {
          count: 3,
          amount: '1120.00',
          second: '83.60',
          ending: 1,
          states: [
            { state: 'let', count: 2, counts: true, amount: '1120.00' },
            { state: 'vacant', count: 1, counts: true },
          ],
        },
      },
    },
  ])
  const connection = await connectOwner(running.database.ownerUrl)
  const { rows } = await connection.query('select data from events').finally(() => connection.end())
  expect(JSON.stringify(rows)).not.toMatch(/Ann Lee|Tom Hill|Smith St/)
  // No revenue is made of rents.
  expect((await owner.call('GET', '/api/kpis')).json).toEqual([])
})

it('a later list is the latest, the same day is replaced, and an undo brings back what was', async () => {
  await files.imported(first)
  const later = await files.imported(second)
  expect((await held())[0]).toMatchObject({
    latest: { asOf: '2026-11-20', figures: { count: 2, amount: '1140.00' } },
    before: { asOf: '2026-11-13', figures: { count: 3 } },
  })
  expect(await files.sent(second)).toMatchObject({ imported: 0, duplicates: 2 })
  const fewer = await files.sent(
    roll('20 November 2026', '1 Smith St,Ann Lee,Tom Hill,540.00,8.0,31/12/2026'),
  )
  expect(fewer.questions.map(({ id }) => id)).toEqual(['debtors-on-record'])
  await files.commit(await files.answer(fewer, { 'debtors-on-record': 'replaced' }))
  expect((await held())[0]?.latest.figures).toMatchObject({ count: 1, amount: '540.00' })
  await files.undo(later)
  expect((await held())[0]?.latest).toMatchObject({ asOf: '2026-11-20', figures: { count: 1 } })
})

it('are spoken of: how many, rents, fees, what ends, and what has changed', async () => {
  expect(await ask('How many properties do we manage?')).toMatch(
    /not on record|records don’t show|nothing on record/i,
  )
  await files.imported(first)
  await files.imported(second)
  const many = await ask('How many properties do we manage?')
  expect(many).toMatch(/\b2 properties\b/)
  expect(many).toContain('20 November')
  expect(await ask('What are our management fees a week?')).toContain('$85')
  expect(await ask('How big is our rent roll?')).toContain('$1,140')
  expect(await ask('How many leases end in the next 90 days?')).toMatch(/\b(?:one|1) lease\b/i)
  expect(await ask('Has the rent roll grown?')).toContain('3 properties')
})

it('speak of the pipeline and of listings, too', async () => {
  const pipeline = lines(
    'As at,20/11/2026',
    'Deal Name,Account Name,Stage,Amount,Probability,Close Date',
    'Audit,Acme,Proposal,26000,50%,22/12/2026',
    'Review,Globex,Negotiation,54000,75%,31/03/2027',
    'Study,Acme,Closed Won,76000,100%,14/11/2026',
  )
  await files.imported(pipeline, 'pipeline.csv')
  expect((await held())[0]).toMatchObject({
    kind: 'pipeline',
    latest: { figures: { count: 2, amount: '80000.00', second: '53500.00', ending: 1 } },
  })
  const said = await ask('What is in our pipeline?')
  expect(said).toContain('$80,000')
  expect(said).toContain('$53,500')
  await files.imported(
    lines(
      'As at 20 November 2026',
      'Address,Vendor,Listed,Price guide,Status',
      '1 Hill Rd,V,22/10/2026,"$1,400,000",Active',
      '2 Hill Rd,V,30/10/2026,Contact agent,Under offer',
      '3 Hill Rd,V,13/08/2026,"$900,000",Sold',
    ),
  )
  const listed = await ask('How many listings are on the market?')
  expect(listed).toMatch(/\b2 listings\b/)
  expect(listed).toMatch(/1 .*under offer|under offer.* 1\b|one .*under offer/i)
})

it('come back from an export as the same rows', async () => {
  await files.imported(first)
  const made = decodeJson(
    api.exportRecords.output,
    await owner.call('POST', '/api/records/exports', { kind: 'managements', format: 'csv' }),
  )
  expect(made).toMatchObject({ rows: 3 })
  const file = await fetch(`${running.baseUrl}/api/records/exports/${made.exportId}`, {
    headers: {
      'x-session-id': owner.session(),
      cookie: [...owner.cookies()].map(([key, value]) => `${key}=${value}`).join('; '),
    },
  })
  const text = await file.text()
  expect(text).toContain('1 Smith St,let,yes,520.00,41.60,2026-12-31,,Ann Lee,AUD')
  expect(await files.sent(text, made.fileName)).toMatchObject({
    kind: 'managements',
    imported: 0,
    duplicates: 3,
    rejected: [],
  })
})
