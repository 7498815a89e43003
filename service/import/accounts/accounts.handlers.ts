/** Accounts on record: lists them, records what people say they hold, and takes that back. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import {
  accountIn,
  accountMeanings,
  accountsQuestion,
  costIn,
  costMeanings,
  kindIn,
  kindMeanings,
} from '#schema/import/account-meaning'
import type { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { ImportAnswers } from '#schema/import/import'
import { AccountAnswersId, type AccountsOnRecord } from '#schema/import/told-accounts'
import { spellingOf } from '../../advisor/imported/account-spelling.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { SessionContext } from '../../runtime/service.ts'
import { type ImportCommand, importDecider, importsId } from '../import.decider.ts'
import { inTurn } from '../turns.ts'
import { accountsOnRecord } from './accounts-on-record.ts'

/** Most faults that a refusal lists. */
const maxFaults = 20

type Fault = { readonly field: string; readonly message: string }

const faultsIn = (answers: ImportAnswers, { income, costs, kinds }: AccountsOnRecord): readonly Fault[] => {
  const spellings = (all: readonly { readonly name: string }[] = []) =>
    new Set(all.map(({ name }) => spellingOf(name)))
  const [ofIncome, ofCosts] = [spellings(income?.accounts), spellings(costs?.accounts)]
  const ofKinds = spellings(kinds)
  const keys = Object.entries(answers)
  if (keys.length === 0) return [{ field: 'answers', message: 'must have an answer' }]
  return keys.flatMap(([key, answer]): readonly Fault[] => {
    const [name, cost, kind] = [accountIn(key), costIn(key), kindIn(key)]
    const isAsked =
      (key === accountsQuestion && income !== undefined) ||
      (name !== undefined && ofIncome.has(spellingOf(name))) ||
      (cost !== undefined && ofCosts.has(spellingOf(cost))) ||
      (kind !== undefined && ofKinds.has(spellingOf(kind)))
    const meanings: readonly string[] =
      kind !== undefined ? kindMeanings : cost === undefined ? accountMeanings : costMeanings
    const field = `answers.${key}`
    if (!isAsked) return [{ field, message: 'is not one of the accounts asked about' }]
    return meanings.includes(answer) ? [] : [{ field, message: `must be one of ${meanings.join(', ')}` }]
  })
}

const record = async ({ run, db }: SessionContext, command: ImportCommand) => {
  const recorded = await run({ decider: importDecider, id: importsId, command, answer: (state) => state })
  return E.isLeft(recorded) ? recorded : E.right(await accountsOnRecord(db))
}

export const accountsHandlers: Handlers<typeof accountsEndpoints> = {
  listAccounts: async (_input, { db }) => E.right(await accountsOnRecord(db)),

  answerAccounts: ({ answers }, context) =>
    inTurn(context.session.workspace, async () => {
      const faults = faultsIn(answers, await accountsOnRecord(context.db))
      if (faults.length > 0) return E.left(invalid(faults.slice(0, maxFaults)))
      const answersId = decodeOrThrow(AccountAnswersId, context.service.nextId(context.now), 'An id')
      return record(context, { type: 'tell', told: { answersId, answers } })
    }),

  undoAccountAnswers: ({ answersId }, context) =>
    inTurn(context.session.workspace, () => record(context, { type: 'untell', answersId })),
}
