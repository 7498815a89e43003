/** Time of a day, from its records. */
import { decodeOrThrow } from '#schema/core/decode'
import { WorkDay, type WorkPart } from '#schema/import/days'
import type { LiveRecord } from './blocks.ts'
import { type KeptWork, personKey, workOfLine } from './work-line.ts'

const grouped = <K>(
  entries: readonly KeptWork[],
  keyOf: (entry: KeptWork) => K,
): ReadonlyMap<K, readonly KeptWork[]> => {
  const groups = new Map<K, KeptWork[]>()
  for (const entry of entries) {
    const own = groups.get(keyOf(entry))
    if (own) own.push(entry)
    else groups.set(keyOf(entry), [entry])
  }
  return groups
}

/** Time that each person could be billed; a person's rows of a day all say the same. */
const availableOf = (
  entries: readonly KeptWork[],
  isWeekend: boolean,
): Pick<WorkPart, 'available' | 'isPartly'> => {
  if (entries.every(({ available, isAvailableBlank }) => available === undefined && !isAvailableBlank))
    return {}
  const people = grouped(entries, ({ person }) => personKey(person) ?? '')
  let sum = 0
  let blanks = 0
  for (const own of people.values()) {
    const said = own.flatMap(({ available }) => available ?? [])
    if (said.length === 0) blanks += 1
    // Without names, each row is of somebody else.
    else if (own[0]?.person === undefined) sum += said.reduce((all, one) => all + one, 0)
    else sum += Math.max(...said)
  }
  // Whoever works at a weekend works more than was there to be billed.
  return blanks > 0 && !isWeekend ? { isPartly: true } : { available: sum }
}

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Time worked on a day, by the length of a full day. */
export const workOfDay = (records: readonly LiveRecord[]): WorkDay => {
  const entries = records.map(({ content }) => workOfLine(content))
  const parts = [...grouped(entries, ({ day }) => day)]
    .sort(([one], [other]) => one - other)
    .map(([day, all]): WorkPart => {
      const part = { day, billed: 0, unbilled: 0, leave: 0, unsaid: 0 }
      for (const { is, seconds } of all) part[is] += seconds
      const weekday = weekdayOf(all[0]?.date ?? '')
      return { ...part, ...availableOf(all, weekday === 0 || weekday === 6) }
    })
  return decodeOrThrow(WorkDay, { parts }, 'The time of a day')
}
