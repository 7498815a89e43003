/** What `npm run erase` does with its options: finds the subject that is meant, erases it, or lists whom there is. */
import { parseArgs } from 'node:util'
import { counted } from '../runtime/counted.ts'
import { type EraseTools, eraseSubject, type SignNote } from '../sealing/erase.ts'
import { listSubjects, type Subject, subjectsThatHold } from '../sealing/subjects.ts'

/** How it is used; shown where the options do not say what to do. */
export const eraseUsage = `Usage:
  npm run erase -- --subject <subject> [--workspace <workspace>] [--reason <text>]
  npm run erase -- --list [--find <text>]    (--find: only subjects whose sealed data contain exactly this text, such as an email address)`

/** What was asked for. */
export type EraseOptions =
  | { readonly kind: 'list'; readonly find: string | undefined }
  | {
      readonly kind: 'erase'
      readonly subject: string
      readonly workspace: string | undefined
      readonly reason: string | undefined
    }

/** Reads the options; a sentence where they make no order. */
export const readEraseOrder = (args: readonly string[]): EraseOptions | string => {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { subject: text, workspace: text, reason: text, list: { type: 'boolean' }, find: text },
    })
    const { subject, workspace, reason, list, find } = values
    if (list === true && subject === undefined) return { kind: 'list', find }
    if (list === true) return 'Use either --list or --subject, not both.'
    if (!subject) return '--subject is missing: it says whose data to erase.'
    if (reason !== undefined && (reason.trim() === '' || reason.length > 500))
      return '--reason must have 1 to 500 characters.'
    return { kind: 'erase', subject, workspace, reason }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const minutes = (time: string): string => time.slice(0, 16).replace('T', ' ')

const lineOf = ({ workspace, subject, first, hasKey }: Subject): string => {
  const what = first
    ? `${first.title}, ${minutes(first.recordedAt)} UTC, ${first.stream}`
    : 'not named in any event'
  return `${workspace}  ${subject}  ${what}${hasKey ? '' : '  (erased)'}`
}

const list = async (
  { owner }: EraseTools,
  find: string | undefined,
  tell: (line: string) => void,
): Promise<number> => {
  const holding = find === undefined ? undefined : await subjectsThatHold(owner, find)
  const found = (await listSubjects(owner)).filter(
    ({ workspace, subject }) => holding?.has(`${workspace}/${subject}`) ?? true,
  )
  for (const one of found) tell(lineOf(one))
  if (found.length === 0)
    tell(find === undefined ? 'Nothing is sealed here.' : 'No sealed data contain that text.')
  return 0
}

const copiesLeft = (dataDir: string | undefined, copies: readonly string[] | undefined): string => {
  if (copies === undefined)
    return 'The key may still be in the write-ahead log, replicas and backups of the database server, which cannot be searched from here. Ask its operator to run CHECKPOINT and pg_switch_wal() and to remove old segments, archives and backups.'
  if (copies.length === 0) return `Searched every file in ${dataDir}: no copy of the key is left.`
  const found = counted(copies.length, 'copy of the key is', 'copies of the key are')
  return `Searched every file in ${dataDir}: ${found} still there, in ${[...new Set(copies)].join(', ')}. The next start clears the database's files again; remove any other file yourself.`
}

/**
 * Carries out an order; gives the exit code: 0 done, or nothing to do; 1 where copies of the key are left; 2 where the
 * subject is not known.
 */
export const runErase = async (
  order: EraseOptions,
  tools: EraseTools,
  sign: SignNote,
  tell: (line: string) => void,
): Promise<number> => {
  if (order.kind === 'list') return list(tools, order.find, tell)
  const { subject, reason } = order
  const matches = (await listSubjects(tools.owner)).filter(
    (one) => one.subject === subject && (order.workspace ?? one.workspace) === one.workspace,
  )
  const [one, another] = matches
  if (one === undefined) {
    tell(`Nothing is sealed under ${subject}. Nothing was changed. --list shows every subject.`)
    return 2
  }
  if (another !== undefined) {
    const workspaces = matches.map(({ workspace }) => workspace).join(', ')
    tell(`${subject} exists in ${workspaces}. Nothing was changed. Choose one with --workspace.`)
    return 2
  }
  const result = await eraseSubject(tools, one.workspace, subject, sign, reason)
  if (result.kind === 'erased') {
    tell(`${one.workspace}: ${subject} is erased; the tombstone is on record, and ${tools.list} lists it.`)
    tell(copiesLeft(tools.dataDir, result.copies))
  } else if (result.kind === 'before')
    tell(
      `${one.workspace}: ${subject} was already erased on ${minutes(result.erasedAt)} UTC; there is nothing to do.`,
    )
  else
    tell(
      `${one.workspace}: ${subject} no longer has a key, so nothing sealed under it can be read. There is no tombstone; removing a connection leaves none.`,
    )
  if (result.kind === 'unknown') return 2
  return result.kind === 'erased' && (result.copies ?? []).length > 0 ? 1 : 0
}
