/** Accounts on record whose names do not say what they hold, with what was said about them. */
import type { Kysely } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { accountIn, costIn, kindIn, maxAccountsAsked } from '#schema/import/account-meaning'
import { ImportAnswers } from '#schema/import/import'
import { AccountsOnRecord } from '#schema/import/told-accounts'
import { answersOnRecord } from '../../advisor/imported/account-answers.ts'
import { spellingOf } from '../../advisor/imported/account-spelling.ts'
import { earningsIn } from '../../advisor/imported/booked-income.ts'
import { profitAndLoss } from '../../advisor/imported/general-ledger.ts'
import { accountsIn } from '../../advisor/imported/income-accounts.ts'
import { unsureCosts } from '../../advisor/imported/told-kinds.ts'
import type { Tables } from '../../tables.ts'
import { daysWith } from '../days-with.ts'
import { questionOf } from '../file-accounts.ts'
import { countingImports } from '../import.queries.ts'
import { decimalText } from '../reading/money.ts'

const answersIn = (answers: string) =>
  Object.entries(decodeOrThrow(ImportAnswers, JSON.parse(answers), 'Answers')).map(([key, means]) => ({
    account: accountIn(key) ?? costIn(key) ?? kindIn(key) ?? '',
    // Of money in, "other" is no income.
    means: kindIn(key) !== undefined && means === 'other' ? 'other-cost' : means,
  }))

/** Reads the accounts that can be asked about, and the answers, newest first. */
export const accountsOnRecord = async (db: Kysely<Tables>): Promise<AccountsOnRecord> => {
  const rows = await db.selectFrom('account_answers').selectAll().orderBy('position', 'desc').execute()
  const days = await daysWith(db, [])
  const answers = answersOnRecord(await countingImports(db), rows)
  const hasSales = days.some(({ kind }) => kind === 'sales')
  const income = hasSales ? [] : accountsIn(earningsIn(days)).inOwnWords
  const ledger = profitAndLoss(days, answers)
  const costs = ledger?.inOwnWords ?? []
  const kinds = unsureCosts(ledger?.days ?? days).slice(0, maxAccountsAsked)
  return decodeOrThrow(
    AccountsOnRecord,
    {
      told: rows.map(({ id, told_at, undone_at, answers: given }) => ({
        answersId: id,
        toldAt: told_at,
        answers: answersIn(given),
        ...(undone_at === null ? {} : { undoneAt: undone_at }),
      })),
      ...(income.length === 0 ? {} : { income: questionOf(income, answers).accounts }),
      ...(kinds.length === 0
        ? {}
        : {
            kinds: kinds.map(({ name, sum }) => ({
              name,
              amount: decimalText(sum),
              means: answers.kinds.get(spellingOf(name)) ?? 'unclear',
            })),
          }),
      ...(costs.length === 0
        ? {}
        : {
            costs: {
              accounts: costs.slice(0, maxAccountsAsked).map(({ name, sum }) => ({
                name,
                amount: decimalText(sum),
                means: answers.costs.get(spellingOf(name)) ?? 'unclear',
              })),
              isMissing: (ledger?.unclear.length ?? 0) > 0,
            },
          }),
    },
    'Accounts on record',
  )
}
