/**
 * Checks that every sealed value of a workspace can be opened, except for those whose key was destroyed
 * according to the history.
 */
import { hash } from 'node:crypto'
import type pg from 'pg'
import { type Keyring, tryUnwrap } from './keyring.ts'
import { decrypt } from './seal.ts'
import { sealedForm } from './subjects.ts'

/** A subject whose sealed values and history disagree. */
export type KeyFault = {
  readonly subject: string
  /**
   * Without an erasure, `missing`: it has no key; `wrong`: its key does not open the value. `kept`: the history says that
   * the key was destroyed, but it still opens the value. `locked`: its key-encryption key is not here, or it was changed.
   * `misnamed`: the hash beside it is that of another key, so that its erasure would not be found.
   */
  readonly kind: 'missing' | 'wrong' | 'kept' | 'locked' | 'misnamed'
  /** Position of the first such value. */
  readonly position: number
}

/** Events read at a time. */
const stride = 10_000

// An erasure leaves a tombstone; removing a connection leaves its own event.
const destroyedSql = `
  select subject, max(position) as position from (
    select data->>'subject' as subject, position from events where workspace = $1 and type = 'SubjectErased'
    union all
    select 'connection-' || (data->>'connectionId'), position from events
    where workspace = $1 and type = 'ConnectionRemoved') destroyed
  where subject is not null group by subject`

const sealedSql = `
  select s.position, s.found[2] as subject, s.found[1] as box, k.key, k.key_hash as hash from (
    select position, regexp_matches(data::text, '${sealedForm}', 'g') as found from events
    where workspace = $1 and position > $2 and position <= $2 + ${stride} and data::text like '%{"box":"%') s
  left join subject_key k on k.workspace = $1 and k.subject = s.found[2]
  order by s.position`

const opens = (key: Buffer, box: string, bound: string): boolean => {
  try {
    decrypt(key, box, bound)
    return true
  } catch {
    return false
  }
}

/** The first fault of each subject, by position; `client` is the owner's. */
export const keyFaults = async (
  client: pg.ClientBase,
  workspace: string,
  keyring: Keyring,
): Promise<readonly KeyFault[]> => {
  const destroyed = new Map(
    (await client.query<{ subject: string; position: string }>(destroyedSql, [workspace])).rows.map(
      ({ subject, position }) => [subject, Number(position)],
    ),
  )
  const { rows: heads } = await client.query<{ last: string | null }>(
    'select max(position) as last from events where workspace = $1',
    [workspace],
  )
  const last = Number(heads[0]?.last ?? 0)
  const faults = new Map<string, KeyFault>()
  for (let from = 0; from < last; from += stride) {
    const { rows } = await client.query<{
      position: string
      subject: string
      box: string
      key: Buffer | null
      hash: Buffer | null
    }>(sealedSql, [workspace, from])
    for (const { position: printed, subject, box, key, hash: named } of rows) {
      const position = Number(printed)
      if (faults.has(subject)) continue
      const opened = key === null ? undefined : tryUnwrap(keyring, key, workspace, subject)
      if (key !== null && opened === undefined) {
        faults.set(subject, { subject, kind: 'locked', position })
        continue
      }
      const isOpened = opened !== undefined && opens(opened, box, `${workspace}/${subject}`)
      // A value sealed before its key was destroyed must stay closed, even under a newer key.
      const isDestroyed = (destroyed.get(subject) ?? 0) > position
      if (isOpened === isDestroyed)
        faults.set(subject, {
          subject,
          kind: isDestroyed ? 'kept' : key === null ? 'missing' : 'wrong',
          position,
        })
      else if (opened && named && !hash('sha256', opened, 'buffer').equals(named))
        faults.set(subject, { subject, kind: 'misnamed', position })
    }
  }
  return [...faults.values()].sort((a, b) => a.position - b.position)
}

/** Faults printed one by one. */
const maxNamed = 20

/** Prints the faults of a workspace; true if there are none. */
export const reportKeys = (
  workspace: string,
  faults: readonly KeyFault[],
  print: (line: string) => void,
): boolean => {
  for (const { subject, kind, position } of faults.slice(0, maxNamed)) {
    const what = kind === 'missing' ? 'is missing' : 'does not open its data'
    print(
      kind === 'misnamed'
        ? `${workspace}: the hash beside the key of ${subject} is not its own, so its erasure would not be found. Restore the table subject_key from a backup.`
        : kind === 'kept'
          ? `${workspace}: the key of ${subject} was to be destroyed, but it is still there and opens the event at position ${position}. Delete its row from the table subject_key.`
          : kind === 'locked'
            ? `${workspace}: the key of ${subject} was changed, or is wrapped by a key-encryption key that is not here. The first event that cannot be read is at position ${position}. Set KEY_ENCRYPTION_KEY or KEYS_DIR as for the service, or restore the table subject_key from a backup.`
            : `${workspace}: the key of ${subject} ${what}, and no erasure is on record. The first event that cannot be read is at position ${position}. Restore the table subject_key from a backup.`,
    )
  }
  if (faults.length > maxNamed)
    print(`${workspace}: ${faults.length - maxNamed} more keys are missing, wrong or not destroyed.`)
  return faults.length === 0
}
