/** Caches what the advisor produces for the same records, so that tests that read the same texts produce them only once. */
import type { Records } from '../../service/advisor/records.ts'

/** The value at a key for these records, made at first use. */
export const madeOnce = <A>(
  memory: WeakMap<Records, Map<string, A>>,
  records: Records,
  key: string,
  make: () => A,
): A => {
  const ofRecords = memory.get(records) ?? new Map<string, A>()
  memory.set(records, ofRecords)
  const known = ofRecords.get(key)
  if (known !== undefined) return known
  const made = make()
  ofRecords.set(key, made)
  return made
}
