/** Records files: writes blocks first, which take effect only with the appended events. */
import type { Kysely } from 'kysely'
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import type { Import, ImportKind } from '#schema/import/import'
import type { Tables } from '../tables.ts'
import { dropBlocks } from './drafts.ts'
import { type ImportCommand, type ImportState, outdated } from './import.decider.ts'
import { importOfRow, type Place } from './import.queries.ts'
import type { KeptPlans } from './kept-plans.ts'
import type { FileToPlan, Plan } from './plan.ts'
import { planImport } from './plan-import.ts'
import { recordedSummary } from './recorded-summary.ts'
import { type Block, packEntries } from './records/blocks.ts'

/** Attempts while other imports are recorded first. */
export const maxAttempts = 5

/** Blocks per statement. */
const blocksAtOnce = 40

/** Appends the decided events; the answer is the resulting state. */
export type RunImport = (command: ImportCommand) => Promise<E.Either<Problem, ImportState>>

export const writeBlocks = async (
  db: Kysely<Tables>,
  workspace: string,
  kind: ImportKind,
  blocks: readonly Block[],
): Promise<void> => {
  for (let from = 0; from < blocks.length; from += blocksAtOnce)
    await db
      .insertInto('import_block')
      .values(
        blocks.slice(from, from + blocksAtOnce).map(({ importId, date, source, entries }) => ({
          workspace,
          import_id: importId,
          kind,
          date,
          source,
          entries: packEntries(entries),
        })),
      )
      .execute()
}

/** The import in effect with exactly the same bytes. */
const sameFile = async (db: Kysely<Tables>, sha256: string): Promise<Import | undefined> => {
  const row = await db
    .selectFrom('import')
    .select(['summary', 'imported_at', 'undone_at', 'rested_on'])
    .where('sha256', '=', sha256)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return row && importOfRow(row)
}

/** Records a file. `undecided` if a question came up; for a file already on record, the answer names that import. */
export const recordImport = async (
  db: Kysely<Tables>,
  workspace: string,
  file: FileToPlan & { readonly sha256: string },
  place: Place,
  run: RunImport,
  {
    onRows,
    plans,
  }: {
    readonly onRows?: (rows: number) => Promise<void>
    /** Plans of files that were read already. */
    readonly plans?: KeptPlans
  } = {},
): Promise<E.Either<Problem, { readonly summary: Import; readonly answers: FileToPlan['answers'] }>> => {
  for (let attempt = 1; ; attempt++) {
    let plan: Plan
    let result: E.Either<Problem, ImportState> | undefined
    try {
      const kept = attempt === 1 ? await plans?.kept(db, file, place) : undefined
      if (kept) {
        for (const { kind, blocks } of kept.written) await writeBlocks(db, workspace, kind, blocks)
        await onRows?.(kept.plan.summary.rows)
        plan = kept.plan
      } else
        plan = await planImport(db, file, place, {
          write: (kind, blocks) => writeBlocks(db, workspace, kind, blocks),
          ...(onRows ? { onRows } : {}),
        })
      const { summary, facts, basedOn } = plan
      if (!facts) return E.right({ summary, answers: file.answers })
      const known =
        facts.days.length === 0 && !summary.accounts?.isChanged ? await sameFile(db, file.sha256) : undefined
      if (known) {
        const { importId, importedAt } = known
        return E.right({
          summary: { ...summary, importId, state: 'imported', ...(importedAt ? { importedAt } : {}) },
          answers: file.answers,
        })
      }
      const { days, ...rest } = facts
      const data = {
        importId: file.importId,
        sha256: file.sha256,
        ...rest,
        ...place,
        summary: recordedSummary(summary),
      }
      result = await run({ type: 'import', basedOn, file: data, days })
    } finally {
      // After anything except an append.
      if (!result || E.isLeft(result)) await dropBlocks(db, file.importId)
    }
    if (E.isRight(result)) {
      const row = await db
        .selectFrom('import')
        .select(['summary', 'imported_at', 'undone_at', 'rested_on'])
        .where('id', '=', file.importId)
        .executeTakeFirstOrThrow()
      return E.right({ summary: importOfRow(row), answers: file.answers })
    }
    if (result.left.code !== outdated.code || attempt === maxAttempts) return result
  }
}
