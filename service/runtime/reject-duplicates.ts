/** Refuses lists with duplicate values. */
import { invalid, type Problem } from '#schema/core/problem'

/** A 400 that names the first duplicate as `list.index`; undefined if there is none. */
export const findDuplicate = (lists: Readonly<Record<string, readonly string[]>>): Problem | undefined => {
  for (const [field, values] of Object.entries(lists)) {
    const index = values.findIndex((value, at) => values.indexOf(value) < at)
    if (index >= 0) return invalid([{ field: `${field}.${index}`, message: 'is already in the list' }])
  }
  return undefined
}
