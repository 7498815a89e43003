/** Files of sales and books: send, answer, preview, commit, undo. */
import { rm } from 'node:fs/promises'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, invalid } from '#schema/core/problem'
import { accountMeanings, accountsQuestion } from '#schema/import/account-meaning'
import type { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { heldEndpoints } from '#schema/import/held.endpoints'
import { ImportId } from '#schema/import/import'
import type { importEndpoints } from '#schema/import/import.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { oversizedUpload } from '../http/upload.ts'
import type { SessionContext } from '../runtime/service.ts'
import { TooLarge } from '../sealing/kept-files.ts'
import { accountsHandlers } from './accounts/accounts.handlers.ts'
import { previewFile } from './accounts/preview-file.ts'
import { listDebtors } from './debtors/list-debtors.ts'
import {
  type Draft,
  dropDraft,
  dropOldDrafts,
  keepDraft,
  readDraft,
  readDrafts,
  writeDraft,
} from './drafts.ts'
import { accountFaults, withoutAccounts } from './file-accounts.ts'
import { alreadyImported, importDecider, importsId, unknownImport } from './import.decider.ts'
import { importOfRow, readPlace } from './import.queries.ts'
import { keptPlansOf } from './kept-plans.ts'
import { listDayRows } from './list-day-rows.ts'
import { planDraft, planFile } from './plan-draft.ts'
import { type RunImport, recordImport } from './record-import.ts'
import { listSources } from './sources.ts'
import { inTurn } from './turns.ts'
import { undoImport } from './undo-import.ts'
import { listWorkWeeks } from './work-weeks.ts'

/** Most faults that a refusal lists. */
const maxFaults = 20

const undecided = conflict(
  'import/undecided',
  'This file has questions that are not answered yet. Nothing was recorded.',
)

const runner =
  ({ run }: SessionContext): RunImport =>
  (command) =>
    run({ decider: importDecider, id: importsId, command, answer: (state) => state })

export const importHandlers: Handlers<
  typeof importEndpoints & typeof heldEndpoints & typeof accountsEndpoints
> = {
  ...accountsHandlers,

  sendImport: (_input, context) => {
    const { service, session, db, now, upload } = context
    const { workspace } = session
    if (!upload) throw new Error('A file was expected.')
    const { body, name, maxBytes } = upload
    return inTurn(workspace, async () => {
      await dropOldDrafts(db, workspace, service.files, now)
      const received = await service.files.receive(body, maxBytes).catch((error: unknown) => {
        throw error instanceof TooLarge ? oversizedUpload(maxBytes) : error
      })
      try {
        const importId = decodeOrThrow(ImportId, service.nextId(now), 'An id')
        const planned = await planFile(context, { importId, file: name, path: received.path, answers: {} })
        if (E.isLeft(planned)) return planned
        const { summary } = planned.right
        await keepDraft(db, workspace, service.files, { summary, received, now })
        return E.right(summary)
      } finally {
        await rm(received.path, { force: true })
      }
    })
  },

  answerImport: ({ importId, answers }, context) => {
    const { session, db, now } = context
    return inTurn(session.workspace, async () => {
      const draft = await readDraft(db, importId)
      if (!draft) return E.left(unknownImport)
      const open = new Map<string, readonly string[]>([
        [accountsQuestion, accountMeanings],
        ...[
          ...draft.summary.questions,
          ...(draft.summary.mapping ?? []).flatMap(({ question }) => question ?? []),
        ].map(({ id, readings }) => [id, readings.map((one) => one.id)] as const),
      ])
      const faults = Object.entries(answers).flatMap(([question, reading]) => {
        const readings = open.get(question)
        return readings === undefined || readings.includes(reading)
          ? []
          : [{ field: `answers.${question}`, message: `must be one of ${readings.join(', ')}` }]
      })
      const { questions, accounts } = draft.summary
      const asked = questions.find(({ id }) => id === accountsQuestion) ?? accounts?.question
      const all = [...faults, ...accountFaults(answers, asked)]
      if (all.length > 0) return E.left(invalid(all.slice(0, maxFaults)))
      // Answers about accounts replace the earlier ones, so that one for all of them is not mixed with some of each.
      const isOfAccounts = Object.keys(withoutAccounts(answers)).length < Object.keys(answers).length
      const earlier = isOfAccounts ? withoutAccounts(draft.answers) : draft.answers
      const decided: Draft = { ...draft, answers: { ...earlier, ...answers } }
      const planned = await planDraft(context, decided)((file) => planFile(context, file))
      if (E.isLeft(planned)) return planned
      const { summary } = planned.right
      await writeDraft(db, session.workspace, { ...decided, summary }, now)
      return E.right(summary)
    })
  },

  previewImport: ({ importId }, context) => {
    const { session, db, asOf } = context
    if (asOf !== undefined)
      return Promise.resolve(E.left(conflict('as-of', 'A preview is of the present only.')))
    return inTurn(session.workspace, async () => {
      const draft = await readDraft(db, importId)
      if (!draft) {
        const row = await db.selectFrom('import').select('id').where('id', '=', importId).executeTakeFirst()
        return E.left(row ? alreadyImported : unknownImport)
      }
      const planned = await planDraft(context, draft)((file) => planFile(context, file))
      if (E.isLeft(planned)) return planned
      const { facts, summary } = planned.right
      if (!facts) return E.left(undecided)
      return E.right(await previewFile(db, importId, facts, summary.isLedger === true))
    })
  },

  commitImport: ({ importId }, context) => {
    const { service, session, db, now, stream } = context
    const { workspace } = session
    return inTurn(workspace, async () => {
      const draft = await readDraft(db, importId)
      if (!draft) {
        const row = await db.selectFrom('import').selectAll().where('id', '=', importId).executeTakeFirst()
        if (!row) return E.left(unknownImport)
        return context.keyed ? E.right(importOfRow(row)) : E.left(alreadyImported)
      }
      if (draft.summary.state !== 'ready') return E.left(undecided)
      const place = await readPlace(db, now)
      const onRows = async (rows: number) => stream?.send({ data: { rows } })
      const recorded = await planDraft(
        context,
        draft,
      )((file) =>
        recordImport(db, workspace, { ...file, sha256: draft.sha256 }, place, runner(context), {
          onRows,
          plans: keptPlansOf(service),
        }),
      )
      if (E.isLeft(recorded)) return recorded
      keptPlansOf(service).drop(importId)
      const { summary } = recorded.right
      if (summary.state === 'undecided') {
        await writeDraft(db, workspace, { ...draft, summary }, now)
        return E.left(undecided)
      }
      await dropDraft(db, workspace, service.files, { id: importId, sha256: draft.sha256 })
      return E.right(summary)
    })
  },

  undoImport: ({ importId }, context) =>
    inTurn(context.session.workspace, () => undoImport(context.db, importId, runner(context))),

  listImports: async (_input, { db, asOf }) => {
    const drafts = asOf === undefined ? await readDrafts(db) : []
    const rows = await db.selectFrom('import').selectAll().orderBy('position', 'desc').limit(200).execute()
    return E.right([...drafts.map(({ summary }) => summary), ...rows.map(importOfRow)])
  },

  listDayRows: async (input, { db, session, service }) =>
    E.right(await listDayRows({ db, present: service.database.of(session.workspace) }, input)),

  listDebtors: async (_input, { db, session, service }) =>
    E.right(await listDebtors({ db, present: service.database.of(session.workspace) })),

  listWorkWeeks: async (_input, { db }) => E.right([...(await listWorkWeeks(db))]),
  listSources: async (_input, { db, now }) => E.right([...(await listSources(db, now))]),
}
