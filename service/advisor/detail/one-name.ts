/** Merges spellings that differ only in case, spaces, punctuation or plural. */
import { remember } from '../remember.ts'
import { type Detail, type Dimension, dimensions } from './detail.ts'

/** "Brushes" and "brush", "poppies" and "poppy", "pots" and "pot"; "glass" is unchanged. */
export const inSingular = (word: string): string =>
  word.length < 4 || /ss$|us$|is$/.test(word)
    ? word
    : word.replace(/(?<=.{2})ies$/, 'y').replace(/(?<=x|ch|sh|ss|zz)es$|s$/, '')

/** Key shared by spellings of one name; keeps signs that may distinguish names, such as "+" or "#". */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/(\d)\s+(?=(?:mm|cm|m|ml|l|g|kg|pk|pack|in|inch)\b)/g, '$1')
    .replace(/[\s.,:;\-–—_/()]+/g, ' ')
    .trim()
    .split(' ')
    .map(inSingular)
    .join(' ')

export type OneNamed = {
  readonly detail: Detail
  /** Other spellings of a merged name, as in the files. */
  readonly otherSpellings: (dimension: Dimension, name: string) => readonly string[]
}

type Spellings = ReadonlyMap<string, readonly string[]>

/** Spellings by key, most frequent first. */
const spellingsOf = (names: readonly (string | undefined)[]): Spellings => {
  const counts = new Map<string, number>()
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1)
  const found = new Map<string, string[]>()
  for (const [name] of [...counts].sort((one, other) => other[1] - one[1])) {
    const key = nameKey(name)
    found.set(key, [...(found.get(key) ?? []), name])
  }
  return found
}

/** Details with every name in its most frequent spelling. */
export const withOneName = remember((detail: Detail): OneNamed => {
  const all = Object.fromEntries(
    dimensions.map((dimension) => [
      dimension,
      spellingsOf(
        dimension === 'account'
          ? detail.paid.map(({ account }) => account)
          : detail.sold.map((line) => line[dimension]),
      ),
    ]),
  )
  const keys = new Map<string, string>()
  const nameOf = <N extends string | undefined>(dimension: Dimension, name: N): N | string => {
    if (name === undefined) return name
    const place = `${dimension} ${name}`
    const known = keys.get(place)
    if (known !== undefined) return known
    const [first] = all[dimension]?.get(nameKey(name)) ?? []
    const shown = (first ?? name).trim().replace(/\s+/g, ' ')
    keys.set(place, shown)
    return shown
  }
  return {
    detail: {
      ...detail,
      sold: detail.sold.map((line) => ({
        ...line,
        item: nameOf('item', line.item),
        category: nameOf('category', line.category),
        channel: nameOf('channel', line.channel),
      })),
      paid: detail.paid.map((line) => ({ ...line, account: nameOf('account', line.account) })),
    },
    otherSpellings: (dimension, name) => (all[dimension]?.get(nameKey(name)) ?? []).slice(1),
  }
})
