/** What an edit puts in the place of something else: "change Friday to Thursday", "replace $40 with $50", "by Tuesday instead". */
import type { IsoDate } from '#schema/core/scalars'
import { plusDays, today, weekdayOf, weekdayText } from '../../calendar.ts'
import { capital } from '../../line.ts'
import { askedDays, weekdaysNamed } from '../asked-days.ts'
import { writtenOut } from './written-out.ts'

const exchange = [
  /\b(?:change|replace|swap|switch|alter|update|turn)\s+(?:the |our |my )?(?<from>.+?)\s+(?:to|with|for|by|into)\s+(?:the )?(?<to>.+?)(?: please)?[\s.!?]*$/i,
  /\b(?:make|set|move|push|bring) the (?<from>deadline|due date|date|day|amount|sum|price|figure) (?:(?:to|be|back to|forward to|out to) )?(?:the )?(?<to>.+?)(?: please)?[\s.!?]*$/i,
  /^(?:\W*(?:please|can you|and|no|put|use|write|say|make it)\s)*(?:the )?(?<to>.+?) (?:instead of|rather than|not) (?:the )?(?<from>[^,]+?)[\s.!?]*$/i,
] as const
const byDay =
  /\b(?:answer|reply|replies|response|quote|decision|hear|respond|know|word|deadline|due)\b.*\b(?:by|before|on)\s+(?<day>.+?)(?: (?:instead|please))*[\s.!?]*$/i
const bareDay =
  /^(?:\W*(?:please|and|no|actually|make (?:it|that)|say)\s)*(?:by|before) (?<day>.+?)(?: (?:instead|please))*[\s.!?]*$/i

const ofDraft =
  /^(?:it|this|that|them|him|her|me|tone|style|email|letter|text|message|draft|post|memo|note|wording|language|recipient|greeting)\b/i
const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const date = String.raw`(?:${weekday} )?\d{1,2} (?:${months.join('|')})`
const day = new RegExp(String.raw`${date}|\b${weekday}\b`)
const limit = new RegExp(String.raw`(?<=\b(?:by|before|until) )(?:${date}|${weekday})`, 'g')
const sum = /\$\d[\d,]*(?:\.\d+)?/g
/** "Change it to $120", "actually 4%", "put it up to $1,200": a value of some kind, for the one of that kind in the draft. */
const bare =
  /^\W*(?:(?:ok|okay|and|no|nah|sorry|actually|please|can you|rather|but)[,\s]+)*(?:(?:change|make|set|put|raise|lower|bump|bring|cut|drop|increase|reduce|push|move|shift) (?:it|that|this|them) )?(?:up |down |back |out |forward )?(?:(?:to|at|on|up to) )*(?<to>.+?)(?: (?:instead|please|then|rather))*[\s.!?]*$/i
const kindsOfValue = [/\$\d[\d,]*(?:\.\d+)?/, /\b\d+(?:\.\d+)?(?: ?%| per ?cent\b)/] as const

const withValue = (text: string, edit: string, now: Date): string | undefined => {
  const to = bare.exec(edit)?.groups?.to
  if (to === undefined) return undefined
  const kind = kindsOfValue.find((one) => new RegExp(`^(?:${one.source})$`, 'i').test(to))
  if (kind) {
    // The first of its kind is the one that the draft is about.
    const old = kind.exec(text)?.[0]
    return old === undefined
      ? undefined
      : text.replaceAll(new RegExp(String.raw`${escaped(old)}(?![\d,.]*\d)`, 'g'), () => to)
  }
  if (!/^\W*(?:\w+,? )*(?:change|make|set|push|move|shift|bring|put) (?:it|that|this)\b/i.test(edit))
    return undefined
  const isDay = new RegExp(`^(?:${date}|${weekday})$`, 'i').test(to)
  return isDay && text.search(limit) >= 0 ? withDay(text, limit, to, now) : undefined
}

const ofDay = /^(?:dead ?line|due date|date|day|time)s?$/i
const ofSum = /^(?:amount|sum|price|figure|number|fee|rate)s?$/i

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The date that a text means, in a year that has it ahead or just past. */
const dateIn = (text: string, now: Date): IsoDate | undefined => {
  const [, number = '', month = ''] = /(\d{1,2}) (\p{Lu}\p{Ll}+)/u.exec(text) ?? []
  return months.includes(month) ? askedDays(`${number} ${month}`, now).days[0] : undefined
}

/** The day that the words name; a weekday alone is in the week of the date that it takes the place of. */
const dayFor = (words: string, old: string, now: Date): string | undefined => {
  const isAlone = /^(?:on |by )?\p{L}+$/iu.test(words.trim())
  const [named] = weekdaysNamed(words)
  const before = dateIn(old, now)
  if (isAlone && named !== undefined && before) {
    const moved = plusDays(before, named - weekdayOf(before))
    return weekdayText(moved > today(now) ? moved : plusDays(moved, 7))
  }
  const { days, isNamed } = askedDays(words, now)
  return isNamed && days[0] ? weekdayText(days[0]) : undefined
}

/** Every place of a pattern in a text, with other words that begin like those they replace. */
const put = (text: string, pattern: RegExp, to: string): string =>
  text.replace(pattern, (old) => (/^\p{Lu}/u.test(old) ? capital(to) : to))

const withDay = (text: string, pattern: RegExp, words: string, now: Date): string =>
  text.replace(pattern, (old) => dayFor(words, old, now) ?? old)

const unquoted = (text: string): string => text.trim().replace(/^["“‘']|["”’']$/g, '')

const exchanged = (text: string, from: string, to: string, now: Date): string => {
  if (ofDay.test(from)) return withDay(text, text.search(limit) < 0 ? day : limit, to, now)
  if (ofSum.test(from)) {
    const sums = new Set(text.match(sum) ?? [])
    const amount = /^\d/.test(to) ? `$${to}` : to
    return sums.size === 1 ? text.replace(sum, () => amount) : text
  }
  const [named] = weekdaysNamed(from)
  if (named !== undefined && /^\p{L}+$/u.test(from)) {
    const name = new RegExp(
      String.raw`\b${weekday.replace('(?:', '(?:')}\b(?: \d{1,2} (?:${months.join('|')}))?`,
      'g',
    )
    return text.replace(name, (old) =>
      weekdaysNamed(old)[0] === named ? (dayFor(to, old, now) ?? old) : old,
    )
  }
  const old = new RegExp(String.raw`(?<![\p{L}\d])${escaped(from)}(?![\p{L}\d])`, 'giu')
  return put(text, old, writtenOut(to))
}

/** The text with what an edit replaces; undefined if the edit replaces nothing. */
export const replacedIn = (text: string, edit: string, now: Date): string | undefined => {
  for (const pattern of exchange) {
    const { from = '', to = '' } = pattern.exec(edit)?.groups ?? {}
    if (from === '' || to === '' || ofDraft.test(from)) continue
    return exchanged(text, unquoted(from), unquoted(to), now)
  }
  const valued = withValue(text, edit, now)
  if (valued !== undefined) return valued
  const until = (byDay.exec(edit) ?? bareDay.exec(edit))?.groups?.day
  // A day to answer by takes the place of the one that the draft has; a draft without one gets a sentence.
  if (until === undefined || text.search(limit) < 0 || !askedDays(until, now).isNamed) return undefined
  return withDay(text, limit, until, now)
}
