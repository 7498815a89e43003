/** Options and work of `npm run erase`: erases a subject, or lists all subjects. */
import { parseArgs } from 'node:util'
import { type EraseTools, eraseSubject } from '../decision-log/erasing/erase.ts'
import { counted } from '../runtime/counted.ts'
import type { SignNote } from '../sealing/erasure-record.ts'
import type { Keyring } from '../sealing/keyring.ts'
import { listSubjects, type Subject, subjectsContaining } from '../sealing/subjects.ts'

/** Shown when the options are invalid. */
export const eraseUsage = `Usage:
  npm run erase -- --subject <subject> [--workspace <workspace>] [--reason <text>]
  npm run erase -- --list [--find <text>]    (--find: only subjects with exactly this text in their data, such as an email address)`

export type EraseOptions =
  | { readonly kind: 'list'; readonly find: string | undefined }
  | {
      readonly kind: 'erase'
      readonly subject: string
      readonly workspace: string | undefined
      readonly reason: string | undefined
    }

/** Reads the options; a message if they are invalid. */
export const readEraseOptions = (args: readonly string[]): EraseOptions | string => {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { subject: text, workspace: text, reason: text, list: { type: 'boolean' }, find: text },
    })
    const { subject, workspace, reason, list, find } = values
    if (list === true && subject === undefined) return { kind: 'list', find }
    if (list === true) return 'Use either --list or --subject, not both.'
    if (!subject) return '--subject is required: it names the person or record to erase.'
    if (reason !== undefined && (reason.trim() === '' || reason.length > 500))
      return '--reason must be 1 to 500 characters long.'
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

type ListTools = Pick<EraseTools, 'owner'> & { readonly keyring: Keyring }

const list = async (
  { owner, keyring }: ListTools,
  find: string | undefined,
  print: (line: string) => void,
): Promise<number> => {
  const holding = find === undefined ? undefined : await subjectsContaining(owner, keyring, find)
  const found = (await listSubjects(owner)).filter(
    ({ workspace, subject }) => holding?.has(`${workspace}/${subject}`) ?? true,
  )
  for (const one of found) print(lineOf(one))
  if (found.length === 0)
    print(
      find === undefined ? 'There is no sealed data.' : 'No sealed data has exactly that text in a field.',
    )
  return 0
}

const copiesLeft = (dataDir: string | undefined, copies: readonly string[] | undefined): string => {
  if (copies === undefined)
    return 'The key may still be in the write-ahead log, replicas and backups of the database server, which cannot be searched from here. Ask its operator to run CHECKPOINT and pg_switch_wal() and to remove old segments, archives and backups.'
  if (copies.length === 0) return `Searched every file in ${dataDir}: no copy of the key is left.`
  const found = counted(copies.length, 'copy of the key', 'copies of the key')
  return `Searched every file in ${dataDir} and found ${found} in ${[...new Set(copies)].join(', ')}. The next start cleans the database's own files again; delete any other file yourself.`
}

/** Erases or lists; returns the exit code: 0 done or nothing to do, 1 copies of the key remain, 2 no such subject. */
export const runErase = async (
  options: EraseOptions,
  tools: EraseTools & ListTools,
  sign: SignNote,
  print: (line: string) => void,
): Promise<number> => {
  if (options.kind === 'list') return list(tools, options.find, print)
  const { subject, reason } = options
  const matches = (await listSubjects(tools.owner)).filter(
    (one) => one.subject === subject && (options.workspace ?? one.workspace) === one.workspace,
  )
  const [one, another] = matches
  if (one === undefined) {
    print(`There is no sealed data for ${subject}. Nothing was changed. Use --list to see every subject.`)
    return 2
  }
  if (another !== undefined) {
    const workspaces = matches.map(({ workspace }) => workspace).join(', ')
    print(
      `${subject} exists in several workspaces: ${workspaces}. Nothing was changed. Choose one with --workspace.`,
    )
    return 2
  }
  const result = await eraseSubject(tools, one.workspace, subject, sign, reason)
  if (result.kind === 'erased') {
    print(
      `${one.workspace}: ${subject} was erased. A tombstone is on record, and ${tools.list} lists the erasure.`,
    )
    print(copiesLeft(tools.dataDir, result.copies))
  } else if (result.kind === 'before')
    print(
      `${one.workspace}: ${subject} was already erased on ${minutes(result.erasedAt)} UTC. Nothing to do.`,
    )
  else
    print(
      `${one.workspace}: ${subject} no longer has a key, so its sealed data cannot be read. There is no tombstone: removing a connection does not leave one.`,
    )
  if (result.kind === 'unknown') return 2
  return result.kind === 'erased' && (result.copies ?? []).length > 0 ? 1 : 0
}
