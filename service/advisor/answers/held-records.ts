/** Kinds of records that a business has. */
import { listed } from '../../runtime/counted.ts'
import type { Records } from '../records.ts'

/** The available records in words; undefined if there are none. */
export const heldBy = (records: Records): string | undefined => {
  const held = [
    ['weekly figures', records.kpis.length > 0],
    ['hourly sales', records.days.some(({ hours }) => hours.length > 0)],
    ['expenses by line', records.kpis.some(({ expenses }) => expenses !== undefined)],
    ['timesheets', (records.work ?? []).length > 0],
    ['what customers owe', records.owed !== undefined],
    ['memos', records.memos.length > 0],
    ['advisories', records.advisories.length > 0],
    ['briefs', records.briefs.length > 0],
    ['the focus', records.focus !== null],
  ] as const
  const names = held.flatMap(([name, isHeld]) => (isHeld ? [name] : []))
  return names.length === 0 ? undefined : listed(names)
}
