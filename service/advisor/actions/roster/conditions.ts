/** Conditions on a roster in a request: "nobody past 8 pm on Thursday", "two on Saturday morning", "without Mia". */
import { weekdaysNamed } from '../asked-days.ts'

/** A condition in its words. Without weekdays it holds on all days; hours are from 0 to 24. */
export type Condition = { readonly words: string; readonly weekdays: readonly number[] } & (
  | { readonly kind: 'hours'; readonly from: number; readonly until: number }
  | { readonly kind: 'people'; readonly from: number; readonly until: number; readonly people: number }
  | { readonly kind: 'not-alone'; readonly from: number; readonly until: number }
  | { readonly kind: 'name' }
  | { readonly kind: 'unread' }
)

const midnight = 24
const noon = 12

const joint =
  /[,;.](?!\d)|\b(?:but|and|with|where|so that|as long as|making sure|make sure)\b|(?=\bwithout\b)/i
const nobody =
  '(?:nobody|no ?-?one|none of (?:us|them)|not anyone|no staff|no shifts?|everyone|everybody|all (?:staff|of them)|we)'
const isDate =
  '(?!\\d|[/%]|(?:st|nd|rd|th)\\b| (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)| (?:people|staff|shifts?|days?|weeks?)\\b)'
const time = `(?<hour>\\d{1,2}${isDate}|noon|midday|midnight)(?:[:.]\\d{2})? ?(?<half>[ap])?\\.?(?:m\\b)?`

const ends = new RegExp(
  `\\b(?:(?:past|later than|beyond|(?:gone|done|finished|off|out|home|away|closed|shut|away) (?:by|at|before|from)|(?:clos(?:e|ed|ing)|shut|finish|stop|knock off|end) (?:at|by|from)|(?:works?|stays?|on|working|there|rostered|in) (?:after|until|till))|${nobody} (?:on )?after) ${time}`,
  'i',
)
const starts = new RegExp(
  `\\b(?:(?:nobody|no ?-?one|none|not|no shifts?)\\b[^,;]{0,20}\\b(?:before|earlier than)|(?:open|start|begin)(?:ing|s)? (?:at|from)) ${time}`,
  'i',
)
const alone = /\b(?:alone|by (?:themselves|himself|herself)|on (?:their|his|her) own|solo|single.?handed)\b/i
const after = new RegExp(`\\b(?:after|from|past) ${time}`, 'i')
const change = /\b(?:more|extra|another|additional|less|fewer|lighter|leaner|double)\b/i
const ofHours = /\b\d{1,4} ?(?:hours|hrs|h)\b/i
const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
}
const count =
  /\b(?:at least |only |just |exactly )?(?<count>one|two|three|four|five|six|seven|eight|\d)(?: people| persons?| staff| of us| hands| bodies)? (?:on|for|in|at|each|every)\b/i
const restricts =
  /\b(?:nobody|no ?-?one|none|not|never|without|unless|except|only|under|over|minimum|maximum|at least|at most|must|can[’']?t|cannot|won[’']?t|has to|have to|needs? to|gives?|keep|no)\b/i
const named =
  /\b(?:without|not|no|gives?|putting|put|keep|except|leave out|leaving out|rest)\s+(?<name>\p{Lu}\p{Ll}+)\b|\b(?<who>\p{Lu}\p{Ll}+) (?:can[’']?t|cannot|won[’']?t|has to|must|only|off|needs?)\b/u
const notNames =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(?:Christmas|Easter|Boxing|New|January|February|March|April|May|June|July|August|September|October|November|December)/

const hourOf = (found: RegExpExecArray, isStart = false): number => {
  const { hour = '', half } = found.groups ?? {}
  if (/midnight/i.test(hour)) return midnight
  if (/noon|midday/i.test(hour)) return noon
  const value = Number(hour) % noon
  if (Number(hour) > noon) return Math.min(Number(hour), midnight)
  if (half) return /p/i.test(half) ? value + noon : value
  return isStart && Number(hour) < noon ? value : value + noon
}

const parts: readonly (readonly [words: RegExp, from: number, until: number])[] = [
  [/\bmornings?\b/i, 0, noon],
  [/\b(?:arvos?|afternoons?)\b/i, noon, 17],
  [/\b(?:nights?|evenings?|dinner)\b/i, 17, midnight],
  [/\blunch(?:time)?\b/i, 11, 14],
]

const partOf = (text: string): { readonly from: number; readonly until: number } => {
  const [, from = 0, until = midnight] = parts.find(([words]) => words.test(text)) ?? []
  return { from, until }
}

const conditionIn = (clause: string): Condition | undefined => {
  const shared = { words: clause, weekdays: weekdaysNamed(clause) }
  // Fewer or more people, and limits of hours, are read elsewhere.
  if (change.test(clause) || ofHours.test(clause)) return undefined
  if (alone.test(clause)) {
    const found = after.exec(clause)
    return {
      ...shared,
      kind: 'not-alone',
      ...(found ? { from: hourOf(found), until: midnight } : partOf(clause)),
    }
  }
  const name = named.exec(clause)
  const word = name?.groups?.name ?? name?.groups?.who
  if (word !== undefined && !notNames.test(word)) return { ...shared, kind: 'name' }
  const first = starts.exec(clause)
  if (first) return { ...shared, kind: 'hours', from: hourOf(first, true), until: midnight }
  const last = ends.exec(clause)
  if (last) return { ...shared, kind: 'hours', from: 0, until: hourOf(last) }
  const people = count.exec(clause)?.groups?.count
  if (people !== undefined)
    return {
      ...shared,
      kind: 'people',
      ...partOf(clause),
      people: counts[people.toLowerCase()] ?? Number(people),
    }
  return restricts.test(clause) ? { ...shared, kind: 'unread' } : undefined
}

/** The conditions of a request, and the request without them, which says what days it is for. */
export const conditionsIn = (
  text: string,
): { readonly conditions: readonly Condition[]; readonly rest: string } => {
  const conditions: Condition[] = []
  const rest: string[] = []
  for (const clause of text.split(joint).map((one) => one.trim())) {
    const found = clause === '' ? undefined : conditionIn(clause)
    if (found) conditions.push(found)
    else rest.push(clause)
  }
  return { conditions, rest: rest.join(', ') }
}

const allDays = [0, 1, 2, 3, 4, 5, 6]

/** Weekdays on which a condition holds. */
export const daysOf = ({ weekdays }: Condition): readonly number[] =>
  weekdays.length > 0 ? weekdays : allDays

/** Hours outside which nobody works on a weekday, from all conditions. */
export const hoursKept = (conditions: readonly Condition[], weekday: number) =>
  conditions.reduce(
    (kept, one) =>
      one.kind === 'hours' && daysOf(one).includes(weekday)
        ? { from: Math.max(kept.from, one.from), until: Math.min(kept.until, one.until) }
        : kept,
    { from: 0, until: midnight },
  )
