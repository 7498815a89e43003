/**
 * Destroys keys while the service runs: the database removes a key only if its tombstone is in the history
 * (decision 126).
 */
import { sql } from 'kysely'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { addErasures } from './erasure-list.ts'
import { erasureDecider, erasureOf, noteSigner, tombstoneId } from './erasure-record.ts'

type Erased = {
  readonly workspace: string
  readonly subjects: readonly string[]
  readonly reason: string
  readonly actor: string
}

/** Erases the subjects that have a key. Safe to repeat; writes the list of erasures first. */
export const eraseSubjects = async (
  service: Service,
  { workspace, subjects, reason, actor }: Erased,
): Promise<void> => {
  if (subjects.length === 0) return
  const { database, store, checkpointKey, erasureList } = service
  const db = database.of(workspace)
  const rows = await db
    .selectFrom('subject_key')
    .select([
      'subject',
      sql<string>`encode(case when length(key) = 32 then sha256(key) else key_hash end, 'hex')`.as('keyHash'),
    ])
    .where('subject', 'in', [...subjects])
    .execute()
  const sign = noteSigner(checkpointKey)
  const erasures = rows.map(({ subject, keyHash }) =>
    erasureOf({ workspace, subject, keyHash, now: service.now(), sign, reason }),
  )
  if (erasureList !== undefined)
    await addErasures(
      erasureList,
      erasures.map((erasure) => ({ workspace, erasure })),
    )
  for (const erasure of erasures) {
    await runCommand(store, {
      workspace,
      decider: erasureDecider,
      id: tombstoneId(erasure.subject),
      command: erasure,
      metadata: { actor, persona: null, correlationId: null, causationId: null },
    })
    await sql`select destroy_erased_key(${erasure.subject})`.execute(db)
  }
}
