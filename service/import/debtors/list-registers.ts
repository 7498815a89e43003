/** Lists the latest managements, listings and opportunities on record, as figures without names. */
import type { Kysely } from 'kysely'
import type { HeldRegister } from '#schema/import/debtors'
import { heldRegisters } from '../../advisor/imported/held-registers.ts'
import type { Tables } from '../../tables.ts'

/** The latest list of each kind that has any. */
export const listRegisters = async (db: Kysely<Tables>): Promise<HeldRegister[]> => {
  const days = await db
    .selectFrom('import_day')
    .select(['kind', 'date', 'figures', 'position'])
    .orderBy('date')
    .execute()
  return [...heldRegisters(days)]
}
