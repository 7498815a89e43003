/** What a file would change, with what its accounts count as. */
import type { Kysely } from 'kysely'
import type { ImportId } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { accountAnswersIn, answersOnRecord, replaceAnswers } from '../../advisor/imported/account-answers.ts'
import { spellingOf } from '../../advisor/imported/account-spelling.ts'
import { profitAndLoss } from '../../advisor/imported/general-ledger.ts'
import { unsureCosts } from '../../advisor/imported/told-kinds.ts'
import type { Tables } from '../../tables.ts'
import { daysWith } from '../days-with.ts'
import { countingImports, toldAnswers } from '../import.queries.ts'
import { ledgerAccounts } from '../ledger-accounts.ts'
import type { Plan } from '../plan.ts'
import { previewWeeks } from '../preview-weeks.ts'
import { endedIncome } from './ended-income.ts'

/** Most accounts that are named. */
const maxNames = 200

/** The preview of a planned file. */
export const previewFile = async (
  db: Kysely<Tables>,
  importId: ImportId,
  { kind, days, answers }: NonNullable<Plan['facts']>,
  isLedger: boolean,
): Promise<ImportPreview> => {
  const weeks = [...(await previewWeeks(db, kind, days))]
  const ended = await endedIncome(db, kind, days)
  const preview = { importId, weeks, ...(ended ? { endsIncome: ended } : {}) }
  if (kind !== 'books') return preview
  const told = replaceAnswers(
    answersOnRecord(await countingImports(db), await toldAnswers(db)),
    accountAnswersIn(answers),
  )
  const all = await daysWith(db, days)
  const ledger = isLedger ? ledgerAccounts(all, told) : undefined
  const ofFile = new Set(
    days.flatMap(({ books }) => (books?.accounts ?? []).map(({ account }) => spellingOf(account))),
  )
  const unsure = unsureCosts(profitAndLoss(all, told)?.days ?? all).flatMap(({ name }) => {
    const means = told.kinds.get(spellingOf(name)) ?? 'unclear'
    return ofFile.has(spellingOf(name)) && means === 'unclear' ? [name] : []
  })
  return {
    ...preview,
    ...(ledger ? { ledger } : {}),
    ...(unsure.length > 0 ? { unsureCosts: unsure.slice(0, maxNames) } : {}),
  }
}
