import { expect, it } from 'vitest'
import { withoutTrigger } from './forge-history.ts'
import {
  anotherOwner,
  makeLog,
  openSigners,
  owner,
  refusal,
  startService,
  verdictOn,
  withFreshService,
} from './signers.ts'

openSigners()

it("uses Postgres's own functions, whatever objects shadow them", async () => {
  const workspace = await makeLog(startService())
  await withoutTrigger(owner, () =>
    owner.query(`update events set data = '{"no":"advisory"}' where workspace = $1 and position = 77`, [
      workspace,
    ]),
  )
  // The forged function returns the stored hash for the edited event.
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
  expect(await withFreshService((service) => refusal(service, workspace))).toContain('position 77')
})
