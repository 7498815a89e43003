/** Makes a visitor's own copy of a demo business from today's history. */
import { installationWorkspace } from '#schema/core/site'
import type { DemoBusiness } from '#schema/session/session'
import { genesisHash } from '../event-store/chain.ts'
import { buildFlush } from '../event-store/flush.ts'
import { joinProjections } from '../read-models/projection.ts'
import type { Service } from '../runtime/service.ts'
import { copyPrefix } from './demo-size.ts'
import { appendOf, copyOf } from './demo-template.ts'

/** Whose copy of which business. */
export type Visitor = { readonly hash: string; readonly business: DemoBusiness }

/** How the making of a copy ended: `taken` if the visitor has one already, `gone` if `instead` is no longer in use. */
export type Made =
  | { readonly kind: 'made'; readonly copy: string }
  | { readonly kind: 'taken' | 'full' | 'gone' }

// Serialises the count with other copies; an index on the visitor makes two first sign-ins one copy.
const registerSql = `
  insert into demo_copy (workspace, copy, visitor_hash, business_type, made_at, used_at)
  select $1, $2, $3, $4, $5, $5
  where (select count(*) from demo_copy where workspace = $1 and dropping is null) < $6
  on conflict do nothing`
const takenSql = `
  select from demo_copy where workspace = $1 and visitor_hash = $2 and business_type = $3 and dropping is null`

/**
 * Makes a copy in one transaction, so that nothing of it exists if it fails: its history with its own ids, chain and keys,
 * its read tables, and its row in the list of copies. `instead` is the copy that it replaces, which is then to be dropped.
 */
export const makeCopy = async (
  service: Service,
  { hash, business }: Visitor,
  instead?: string,
): Promise<Made> => {
  const { database, projections, now, nextId } = service
  const template = await service.demos.templates(business)
  const copy = `${copyPrefix}${nextId(now())}`
  const { entries, keys } = copyOf(template, copy, service)
  const batch = entries.map((entry) => ({ append: appendOf(entry) }))
  const tools = { project: joinProjections(projections), now, nextId }
  const { query } = buildFlush(copy, { position: 0, hash: genesisHash, recordedAt: '' }, batch, tools)
  if (query === undefined) throw new Error('A demo business needs a history.')
  const time = now().toISOString()
  return database.withWriter(copy, async (client): Promise<Made> => {
    try {
      await client.query('begin')
      await client.query(
        `insert into workspace_head (workspace, position, hash) values ($1, 0, decode($2, 'hex'))`,
        [copy, genesisHash],
      )
      for (const { subject, key } of keys)
        await client.query('insert into subject_key (workspace, subject, key) values ($1, $2, $3)', [
          copy,
          subject,
          key,
        ])
      const { rowCount } = await client.query(query)
      if (rowCount !== entries.length) throw new Error('A copy of a demo business was not written whole.')
      await client.query(`select set_config('app.workspace', $1, true)`, [installationWorkspace])
      await client.query(`select pg_advisory_xact_lock(hashtext('jarvin demo copies'))`)
      if (instead !== undefined) {
        const replaced = await client.query(
          `update demo_copy set dropping = 'reset' where workspace = $1 and copy = $2 and dropping is null`,
          [installationWorkspace, instead],
        )
        if (!replaced.rowCount) {
          await client.query('rollback')
          return { kind: 'gone' }
        }
      }
      const listed = await client.query(registerSql, [
        installationWorkspace,
        copy,
        hash,
        business,
        time,
        service.demos.maxCopies,
      ])
      if (listed.rowCount) {
        await client.query('commit')
        return { kind: 'made', copy }
      }
      const taken = await client.query(takenSql, [installationWorkspace, hash, business])
      await client.query('rollback')
      return { kind: taken.rowCount ? 'taken' : 'full' }
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
}
