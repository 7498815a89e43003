import { expect, it } from 'vitest'
import { pastTrigger } from './forge-history.ts'
import { anotherOwner, freshly, history, openSigners, owner, refusal, started, verdictOn } from './signers.ts'

openSigners()

it('asks the functions of Postgres, whatever others the database puts before them', async () => {
  const workspace = await history(started())
  await pastTrigger(owner, () =>
    owner.query(`update events set data = '{"no":"advisory"}' where workspace = $1 and position = 77`, [
      workspace,
    ]),
  )
  // It answers with the stored hash for the event that was edited.
  await owner.query(`create schema forged; grant usage on schema forged to public;
    create function forged.sha256(bytea) returns bytea language sql stable as $$
      select case when position('"position":77,'::bytea in $1) = 0 then pg_catalog.sha256($1)
        else (select hash from public.events where workspace = '${workspace}' and position = 77) end $$`)
  const { rows } = await owner.query<{ name: string }>('select quote_ident(current_database()) as name')
  await owner.query(`alter database ${rows[0]?.name} set search_path = forged, pg_catalog, public`)
  const damage = { position: 77, kind: 'changed' }
  const client = await anotherOwner()
  try {
    expect((await verdictOn(workspace, true, client)).damage).toEqual(damage)
  } finally {
    await client.end()
  }
  expect(await freshly((service) => refusal(service, workspace))).toContain('position 77')
})
