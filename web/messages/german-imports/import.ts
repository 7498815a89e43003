/** German texts of Imports. */
import type { TextOf } from '../../core/language.ts'
import type { importText } from '../imports/import.ts'
import { accountTexts } from './import-accounts.ts'
import { columnTexts } from './import-columns.ts'
import { decideTexts } from './import-decide.ts'
import { ledgerTexts } from './import-ledger.ts'
import { takeOutTexts } from './import-out.ts'
import { startTexts } from './import-start.ts'

export const imports: TextOf<typeof importText> = {
  ...startTexts,
  ...decideTexts,
  ...columnTexts,
  ...accountTexts,
  ...ledgerTexts,
  ...takeOutTexts,
}
