/** What decisions on record say of a roster that hourly figures do not show. */
import { daysBetween, today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'

const ofRoster = /\b(?:roster|shift|rostered|floor|staff)\b/i

/** Open advisories that would change a roster; they apply once accepted. */
export const openOnRoster = ({ advisories }: Records): Line | undefined => {
  const open = advisories.find(
    ({ status, title, suggestedAction = '' }) =>
      status === 'new' && ofRoster.test(`${title} ${suggestedAction}`),
  )
  const title = open && quoted(open.title, 80)
  return title ? say`It leaves out the open advisory ${title} until you accept it.` : undefined
}

const ofHours = /\b(?:roster\w*|shifts?|penalty rates|weekdays|weekends?|saturdays?|sundays?)\b/i
const recentDays = 90

/** Recent decisions about who works when that hourly figures do not show. */
export const acceptedOnRoster = ({ advisories, now }: Records): Line | undefined => {
  const decided = advisories.find(
    ({ status, settledAt, title, suggestedAction = '', message }) =>
      status === 'accepted' &&
      settledAt !== undefined &&
      daysBetween(today(new Date(settledAt)), today(now)) <= recentDays &&
      ofHours.test(`${title} ${suggestedAction} ${message}`) &&
      /\b(?:hours|staff|people|person|roster|shift|inspect\w*|open|close)\b/i.test(
        `${title} ${suggestedAction}`,
      ),
  )
  return decided
    ? say`Check it against ${quoted(decided.title, 80)}, which you accepted: ${quoted(decided.suggestedAction ?? decided.message, 120)}.`
    : undefined
}
