/** Lists subjects with sealed data, described only by the unsealed parts of their events. */
import type pg from 'pg'
import { eventType } from '#schema/events'
import type { Keyring } from './keyring.ts'
import { decrypt } from './seal.ts'

/** A subject, for the operator. */
export type Subject = {
  readonly workspace: string
  readonly subject: string
  /** First event with sealed data of this subject; null if there is none. */
  readonly first: { readonly title: string; readonly stream: string; readonly recordedAt: string } | null
  /** False after erasure. */
  readonly hasKey: boolean
}

/** Regular expression for a sealed value in canonical JSON: its box, its subject. No string contains it, since quotes are escaped. */
export const sealedForm = '\\{"box":"([A-Za-z0-9_-]+)","subject":"([^"\\\\]{1,100})"\\}'

const subjectsSql = `
  with sealed as (
    select workspace, position, type, stream, recorded_at,
      (regexp_matches(data::text, '${sealedForm}', 'g'))[2] as subject
    from events where data::text like '%{"box":"%'),
  named as (select distinct on (workspace, subject) * from sealed order by workspace, subject, position)
  select coalesce(n.workspace, k.workspace) as workspace, coalesce(n.subject, k.subject) as subject,
    n.type, n.stream, n.recorded_at, k.subject is not null as has_key
  from named n full join subject_key k on k.workspace = n.workspace and k.subject = n.subject
  order by 1, n.recorded_at nulls last, 2`

/** Every subject of every workspace, oldest first. Reads the whole history. */
export const listSubjects = async (owner: pg.ClientBase): Promise<readonly Subject[]> => {
  const { rows } = await owner.query<{
    workspace: string
    subject: string
    type: string | null
    stream: string
    recorded_at: string
    has_key: boolean
  }>(subjectsSql)
  return rows.map(({ workspace, subject, type, stream, recorded_at, has_key }) => ({
    workspace,
    subject,
    first: type === null ? null : { title: eventType(type)?.title ?? type, stream, recordedAt: recorded_at },
    hasKey: has_key,
  }))
}

const boxesSql = `
  select workspace, key, found[2] as subject, found[1] as box from (
    select e.workspace, regexp_matches(e.data::text, '${sealedForm}', 'g') as found
    from events e where e.data::text like '%{"box":"%') s
  join subject_key using (workspace) where subject_key.subject = found[2]`

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const parsedOrText = (text: string): unknown => {
  try {
    const content: unknown = JSON.parse(text)
    // A text that parses as a number, such as a phone number, stays a text.
    return typeof content === 'object' && content !== null ? content : text
  } catch {
    return text
  }
}

/**
 * Subjects with this text as one of their sealed values, such as an email address or a name; ignores case. Lets the
 * operator find a person who asked to be erased. Returns no opened data.
 */
export const subjectsContaining = async (
  owner: pg.ClientBase,
  keyring: Keyring,
  text: string,
): Promise<ReadonlySet<string>> => {
  const wanted = text.trim().toLowerCase()
  const { rows } = await owner.query<{ workspace: string; key: Buffer; subject: string; box: string }>(
    boxesSql,
  )
  const holds = ({ workspace, key, subject, box }: (typeof rows)[number]): boolean => {
    try {
      const content = parsedOrText(
        decrypt(keyring.unwrap(key, workspace, subject), box, `${workspace}/${subject}`),
      )
      return textsIn(content).some((one) => one.trim().toLowerCase() === wanted)
    } catch {
      // Sealed under an earlier, destroyed key of the subject, or one that is locked.
      return false
    }
  }
  return new Set(rows.filter(holds).map(({ workspace, subject }) => `${workspace}/${subject}`))
}
