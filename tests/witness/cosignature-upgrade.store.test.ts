/** Cosignatures stored before migration 660 get the id of their key, which stands in their line. */
import { expect, inject, it } from 'vitest'
import { migrate } from '../../service/database/migrate.ts'
import { migrations } from '../../service/migrations/migrations.ts'
import { connectOwner } from '../../service/read-models/rebuild.ts'
import { databaseBefore } from '../core/earlier-database.ts'
import { witnessKey } from './start-witness.ts'
import { grow, listOf, ownerOf, real, start } from './witnessed-service.ts'

it('keeps a line with its key, and one that is none without', async () => {
  const running = await start([(await real()).settings])
  await grow(running, 8, await ownerOf(running))
  await listOf(running)
  const { database } = await start([])
  const before = await databaseBefore(inject('ownerUrl'), '660-cosignature-key', database)
  const owner = await connectOwner(before.ownerUrl)
  try {
    const kept = (await (await ownerOf(running)).query('select workspace, size, line from cosignature')).rows
    expect(kept.length).toBeGreaterThan(0)
    const insert = `insert into cosignature (workspace, size, witness, line, cosigned_at) values ($1, $2, $3, $4, now())`
    for (const { workspace, size, line } of kept)
      await owner.query(insert, [workspace, size, witnessKey.name, line])
    await owner.query(insert, [kept[0]?.workspace, 3, 'other.example', 'nonsense'])
    await migrate(before.ownerUrl, migrations)
    const { rows } = await owner.query('select witness, key_id from cosignature order by witness, size')
    expect(new Set(rows.map(({ witness, key_id: id }) => `${witness} ${id}`))).toEqual(
      new Set([`${witnessKey.name} ${witnessKey.id}`, 'other.example ']),
    )
  } finally {
    await owner.end()
  }
})
