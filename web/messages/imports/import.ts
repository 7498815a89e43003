/** Texts of Imports. */
import { area } from '../../core/language.ts'
import { accountTexts } from './import-accounts.ts'
import { columnTexts } from './import-columns.ts'
import { decideTexts } from './import-decide.ts'
import { ledgerTexts } from './import-ledger.ts'
import { takeOutTexts } from './import-out.ts'
import { startTexts } from './import-start.ts'

export const importText = area('import', {
  ...startTexts,
  ...decideTexts,
  ...columnTexts,
  ...accountTexts,
  ...ledgerTexts,
  ...takeOutTexts,
})
