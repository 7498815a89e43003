/** Whether an option is about the matter: a matter with names of its own is not answered by what only moves the same costs. */
import type { Records } from '../records.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { wordsOfMatter } from './advisory-about.ts'
import { readMatter } from './matter.ts'
import type { Option } from './option.ts'

// Words for what every business has: they name a lever or a measure, and no matter of their own.
const generic = new Set(
  `cost costs expense expenses overhead overheads bill bills spend spending money cash sale sales revenue turnover takings
  income fee fees billing trade trading business price prices pricing rate rates staff staffing staffed wage wages salary
  salaries labour labor payroll roster rosters rostered shift shifts hour hours team crew customer customers client clients
  vendor vendors marketing advertising advert adverts ad ads promotion promotions supply supplies supplier suppliers stock
  rent margin margins profit profits profitability profitable growth grow growing volume transaction transactions
  settlement settlements runway reserve buffer risk risks risky weekday weekdays weekend weekends monday tuesday
  wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays morning
  mornings afternoon afternoons arvo evening evenings night nights quarter fortnight lift boost improve increase reduce
  lower cut trim grow raise protect attract win winning lower cheaper dearer expensive weak weakest quiet quietest slow
  slowest busy busiest underperforming waste wasted compare compared comparison slipped slip slipping fallen fell worst
  best trouble problem problems handle tackle approach action actions step steps outcome target goal goals focus
  without one two three four five first idea ideas suggestion suggestions option options
  high low much little many few big small more less going doing tell`.split(/\s+/),
)

/** The words of a matter that are names of its own, such as a machine, a person or a supplier. */
export const ownNames = (text: string): readonly string[] =>
  wordsOfMatter(text).filter(
    (word) => word.length > 1 && !generic.has(word) && !generic.has(formOf(word)) && !/^\d/.test(word),
  )

/** Part of the matter's own names that a record must have. */
const enough = 0.5

const textOf = (records: Records, id: string): string | undefined => {
  const advisory = records.advisories.find((one) => one.id === id)
  if (advisory) return [advisory.title, advisory.message, advisory.suggestedAction].join(' ')
  const memo = records.memos.find((one) => one.id === id)
  return memo && `${memo.subject} ${memo.content}`
}

const holds = (text: string, names: readonly string[]): boolean => {
  const own = new Set(wordsIn(text).map(formOf))
  return names.filter((name) => own.has(formOf(name))).length / names.length >= enough
}

/** Options that are made from the matter itself. */
const ofMatter: ReadonlySet<string> = new Set([
  'stated',
  'close-day',
  'end-line',
  'loss',
  'more-hours',
  'reserve',
  'warning-line',
])

/** True for an option that the matter itself speaks of: by a name on record, or by the lever that its words name. */
export const isAbout = (records: Records, text: string, { key, restsOn }: Option): boolean => {
  if (ofMatter.has(key)) return true
  const names = ownNames(text)
  if (names.length > 0) {
    const ids = [key, ...restsOn.map(({ id }) => id)]
    return ids.some((id) => {
      const held = textOf(records, id)
      return held !== undefined && holds(held, names)
    })
  }
  return !readMatter(text, records).isForeign
}
