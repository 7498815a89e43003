/** Whether an option is about the matter: options on the same costs do not answer a matter with names of its own. */
import type { Records } from '../records.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { readMatter } from './matter.ts'
import { ownNames } from './matter-words.ts'
import type { Option } from './option.ts'

/** Share of the matter's names that a record must exceed. */
const most = 0.5

const textOf = (records: Records, id: string): string | undefined => {
  const advisory = records.advisories.find((one) => one.id === id)
  if (advisory) return [advisory.title, advisory.message, advisory.suggestedAction].join(' ')
  const memo = records.memos.find((one) => one.id === id)
  return memo && `${memo.subject} ${memo.content}`
}

/** True for a text with most of a matter's names. */
export const holds = (text: string, names: readonly string[]): boolean => {
  const own = new Set(wordsIn(text).map(formOf))
  return names.filter((name) => own.has(formOf(name))).length / names.length > most
}

/** Options made from the matter itself. */
const ofMatter: ReadonlySet<string> = new Set([
  'stated',
  'close-day',
  'end-line',
  'loss',
  'more-hours',
  'reserve',
  'warning-line',
])

/** True for an option in the matter: by a name on record, or by the lever that its words name. */
export const isAbout = (records: Records, text: string, { key, restsOn }: Option): boolean => {
  if (ofMatter.has(key)) return true
  const names = ownNames(text, records.business.type)
  if (names.length > 0) {
    const ids = [key, ...restsOn.map(({ id }) => id)]
    return ids.some((id) => {
      const held = textOf(records, id)
      return held !== undefined && holds(held, names)
    })
  }
  return !readMatter(text, records).isForeign
}
