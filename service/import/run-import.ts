/** Options and work of `npm run import`: records a file or undoes an import, without a screen. */

import { createReadStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { cutText } from '#schema/core/cut-text'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import {
  type Import,
  ImportAnswers,
  ImportId,
  ImportKind,
  importKinds,
  type RejectedRow,
} from '#schema/import/import'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { dropDraft, writeDraft } from './drafts.ts'
import { refusedRows } from './file-problem.ts'
import { importDecider, importsId } from './import.decider.ts'
import { readPlace } from './import.queries.ts'
import { planImport } from './plan-import.ts'
import { type RunImport, recordImport } from './record-import.ts'
import { undoImport } from './undo-import.ts'

/** Shown when the options are invalid. */
export const importUsage = `Usage:
  npm run import -- --workspace <id> [--kind ${importKinds.join('|')}] [--answers answers.json] [--dry-run] FILE
  npm run import -- --workspace <id> --undo <importId>`

export type ImportOptions = {
  readonly workspace: string
  readonly kind: ImportKind | undefined
  readonly answers: string | undefined
  readonly isDryRun: boolean
} & ({ readonly file: string } | { readonly undo: ImportId })

/** Reads the options; a message if they are invalid. */
export const readImportOptions = (args: readonly string[]): ImportOptions | string => {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        workspace: text,
        kind: text,
        answers: text,
        undo: text,
        'dry-run': { type: 'boolean' },
      },
    })
    const { workspace, kind, answers, undo, 'dry-run': isDryRun = false } = values
    const [file, ...others] = positionals
    if (!workspace) return '--workspace is required: it names the business that the records belong to.'
    if (kind !== undefined && !ImportKind.is(kind)) return `--kind must be one of ${importKinds.join(', ')}.`
    const common = { workspace, kind, answers, isDryRun }
    if (undo !== undefined) {
      if (file !== undefined) return 'Use either a file or --undo, not both.'
      return ImportId.is(undo) ? { ...common, undo } : '--undo must be the id of an import.'
    }
    if (file === undefined || others.length > 0) return 'Name one file.'
    return { ...common, file }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Exit codes: recorded or undone, refused, undecided. */
const exits = { done: 0, refused: 1, undecided: 3 } as const

const answersIn = async (path: string | undefined): Promise<ImportAnswers> =>
  path === undefined
    ? {}
    : decodeOrThrow(ImportAnswers, JSON.parse(await readFile(path, 'utf8')), `The answers in ${path}`)

type Tools = {
  readonly service: Service
  readonly print: (line: string) => void
  readonly say: (line: string) => void
}

const refuse = (
  { print, say }: Tools,
  file: string,
  rejected: readonly RejectedRow[],
  why: string,
): number => {
  print(JSON.stringify({ file, rows: 0, imported: 0, duplicates: 0, corrected: 0, rejected, questions: [] }))
  say(why)
  return exits.refused
}

const runner =
  ({ service }: Tools, workspace: string): RunImport =>
  async (command) => {
    const result = await runCommand(service.store, {
      workspace,
      decider: importDecider,
      id: importsId,
      command,
      metadata: { actor: 'system:import', persona: null, correlationId: null, causationId: null },
    })
    if (result.kind === 'refused') return E.left(result.problem)
    if (result.kind === 'duplicate') throw new Error('A command without a key was taken for a repeated one.')
    return E.right(result.state)
  }

const finish = ({ print }: Tools, summary: Import): number => {
  print(JSON.stringify(summary))
  return summary.state === 'undecided' ? exits.undecided : exits.done
}

const importFile = async (
  tools: Tools,
  { workspace, kind, answers: path, isDryRun }: ImportOptions,
  file: string,
): Promise<number> => {
  const { service } = tools
  const { files, nextId, now } = service
  const db = service.database.of(workspace)
  const answers = await answersIn(path)
  const importId = decodeOrThrow(ImportId, nextId(now()), 'An id')
  const toPlan = { importId, file: cutText(basename(file), 200), path: file, answers, kind }
  const place = await readPlace(db, now())
  if (isDryRun) return finish(tools, (await planImport(db, toPlan, place)).summary)
  const { sha256, path: copy } = await files.receive(createReadStream(file), Number.POSITIVE_INFINITY)
  try {
    // Rows of a file that is neither uploaded nor recorded are removed later.
    const sent: Import = {
      importId,
      file: toPlan.file,
      state: 'ready',
      rows: 0,
      imported: 0,
      duplicates: 0,
      corrected: 0,
      rejected: [],
      questions: [],
    }
    await files.keep(workspace, { sha256, path: copy, bytes: 0 })
    await writeDraft(db, workspace, { summary: sent, answers, sha256 }, now())
    const recorded = await recordImport(
      db,
      workspace,
      { ...toPlan, path: copy, sha256 },
      place,
      runner(tools, workspace),
    )
    if (E.isRight(recorded)) return finish(tools, recorded.right.summary)
    return refuse(tools, toPlan.file, rejectedBy(recorded.left), recorded.left.detail)
  } finally {
    await rm(copy, { force: true })
    await dropDraft(db, workspace, files, { id: importId, sha256 })
  }
}

/** Errors of a refusal, as rejected rows. */
const rejectedBy = ({ errors = [], detail }: Problem): readonly RejectedRow[] =>
  errors.length === 0
    ? [{ row: 1, column: 'file', reason: cutText(detail, 300) }]
    : errors.map(({ field, message }) => ({ row: 1, column: field, reason: cutText(message, 300) }))

/** Imports or undoes; returns the exit code: 0 done, 1 refused, 3 undecided (nothing is recorded). */
export const runImport = async (options: ImportOptions, tools: Tools): Promise<number> => {
  const { service, say } = tools
  const { workspace } = options
  const db = service.database.of(workspace)
  if (!(await db.selectFrom('workspace').select('workspace').executeTakeFirst())) {
    say(`There is no business with the id ${workspace}. Nothing was recorded.`)
    return exits.refused
  }
  if ('undo' in options) {
    const undone = await undoImport(db, options.undo, runner(tools, workspace))
    if (E.isRight(undone)) return finish(tools, undone.right)
    say(undone.left.detail)
    return exits.refused
  }
  try {
    return await importFile(tools, options, options.file)
  } catch (error) {
    const rejected = refusedRows(error)
    if (!rejected || !(error instanceof Error)) throw error
    const why = `The file ${error.message}. Nothing was recorded.`
    return refuse(tools, basename(options.file), rejected, why)
  }
}
