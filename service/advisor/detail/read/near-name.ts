/** Finds the single name word close to a mistyped or shortened word. */
import { inSingular } from '../one-name.ts'

const shortest = 5
const twoEditsFrom = 8

/** Edit distance up to `most`; swapping neighbours counts as one. */
export const editsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[to - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

/** The only word that starts with this one (five letters or more) or is one edit away, two from eight letters. */
export const nearWord = (word: string, known: ReadonlySet<string>): string | undefined => {
  if (word.length < shortest || known.has(word)) return undefined
  const most = word.length >= twoEditsFrom ? 2 : 1
  const single = inSingular(word)
  // "Super" for "Superannuation".
  const begun = [...known].filter((one) => one.startsWith(word) && inSingular(one) !== word)
  if (begun.length > 0) return begun.length === 1 ? begun[0] : undefined
  const edits = (one: string) => Math.min(editsBetween(word, one, most), editsBetween(single, one, most))
  const near = [...known].filter(
    (one) => one.length >= shortest - 1 && one[0] === word[0] && edits(one) <= most,
  )
  const closest = near.filter((one) => edits(one) <= 1)
  const found = closest.length > 0 ? closest : near
  return found.length === 1 ? found[0] : undefined
}
