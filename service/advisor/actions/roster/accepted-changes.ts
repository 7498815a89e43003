/** Roster changes from accepted advisories: people present on certain days only, or leaving early. */
import type { Advisory } from '#schema/advisory/advisory'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { weekdaysNamed } from '../asked-days.ts'
import { type RosterChange, rosterAssumptions } from './roster.assumptions.ts'

const midnight = 24
const allDays = [0, 1, 2, 3, 4, 5, 6]
/** Reduces a role to the one person who must be there. */
const asFewAsCan = -99

const duties: Readonly<Record<string, RegExp>> = {
  'Property manager': /\b(?:inspect\w*|tenan\w+|rentals?|property managers?)\b/i,
  'Sales agent': /\b(?:open homes?|auctions?|sales agents?)\b/i,
  'Front office': /\b(?:front office|reception\w*|phones?)\b/i,
  Kitchen: /\b(?:kitchen|cooks?|chef|hot food)\b/i,
  'Floor and coffee': /\b(?:till|second person|floor|counter|baristas?)\b/i,
}

const hours: Readonly<Record<string, number>> = {
  noon: 12,
  one: 13,
  two: 14,
  three: 15,
  four: 16,
  five: 17,
  six: 18,
}

/** "Tuesday to Thursday" means three days. */
const daysIn = (text: string): readonly number[] => {
  const named = weekdaysNamed(text)
  const [first = 0, last = 0] = named
  return named.length === 2 && /day (?:to|until|–|-) \w+day/i.test(text) && last > first
    ? allDays.slice(first, last + 1)
    : named
}

const changeOf = ({ title, suggestedAction = '' }: Advisory, role: string): RosterChange | undefined => {
  const because = quoted(title, 80)
  const days = daysIn(suggestedAction)
  if (days.length === 0 || because === undefined) return undefined
  const shared = { role, until: midnight, because }
  if (/\bonly\b/i.test(suggestedAction))
    return { ...shared, weekdays: allDays.filter((day) => !days.includes(day)), from: 0, people: asFewAsCan }
  const from = hours[/\bhome (?:at|by|from) (\w+)/i.exec(suggestedAction)?.[1]?.toLowerCase() ?? '']
  return from === undefined ? undefined : { ...shared, weekdays: days, from, people: -1 }
}

export const acceptedChanges = ({ business, advisories }: Records): readonly RosterChange[] => {
  const roles = rosterAssumptions[business.type].roles.map(({ role }) => role)
  return advisories
    .filter(({ status }) => status === 'accepted')
    .flatMap((advisory) => {
      const text = `${advisory.title} ${advisory.suggestedAction ?? ''} ${advisory.message}`
      const role = roles.find((one) => duties[one]?.test(text))
      return role ? (changeOf(advisory, role) ?? []) : []
    })
}
