/** Changes in the number of people in a request: "fewer on Tuesday afternoon", "one extra on Saturday from 8 to 11". */
import type { BusinessType } from '#schema/session/session'
import { hourText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { questionOf } from '../../questions/question-of.ts'
import { hoursIn } from '../../questions/selection.ts'
import type { Records } from '../../records.ts'
import { weekdaysNamed } from '../asked-days.ts'
import type { Demand } from './demand.ts'
import { planDay } from './plan-day.ts'
import { type RosterChange, rosterAssumptions } from './roster.assumptions.ts'

const [opening, closing] = [0, 24]
const fewer =
  /\b(?:less|fewer|lighter|leaner|cut back|cut down|drop (?:one|a)|take (?:one|a person) off|short(?:er)? staffed|thinner)\b/i
const more = /\b(?:more|extra|another|additional|heavier|add (?:one|a)|double)\b/i

const roleIn = (type: BusinessType, text: string): string => {
  const { roles } = rosterAssumptions[type]
  const wordsOf = (role: string) => role.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const named = roles.find(({ role }) => wordsOf(role).some((word) => text.toLowerCase().includes(word)))
  return (named ?? roles[0])?.role ?? ''
}

/** Requested changes, one per clause; without a weekday they apply to all days. */
export const rosterChanges = ({ business: { type }, now }: Records, text: string): readonly RosterChange[] =>
  text.split(/[,;.]|\b(?:and|but|then|while|with)\b/i).flatMap((clause): readonly RosterChange[] => {
    const weekdays = weekdaysNamed(clause)
    const isFewer = fewer.test(clause)
    if (isFewer === more.test(clause)) return []
    const [hours] = hoursIn(questionOf(clause, type, now))
    const role = roleIn(type, clause)
    return [
      {
        weekdays,
        from: hours?.from ?? opening,
        until: hours?.until ?? closing,
        people: isFewer ? -1 : 1,
        role,
      },
    ]
  })

/** Explains which requested change was made, or why it could not be. */
export const changeNote = (records: Records, demand: Demand, change: RosterChange): Line | undefined => {
  const { roles } = rosterAssumptions[records.business.type]
  const hours = (changes: readonly RosterChange[]) =>
    planDay(records, demand, roles, changes)?.hours.value ?? 0
  const isSame = hours([change]) === hours([])
  if (change.because !== undefined)
    return isSame ? undefined : say`${change.role}: fewer, as in the accepted advisory ${change.because}.`
  const when =
    change.from === opening && change.until === closing
      ? ''
      : ` from ${hourText(Math.max(change.from, demand.hours[0]?.hour ?? 0))} to ${hourText(change.until % closing)}`
  if (isSame && change.people < 0)
    return say`You asked for fewer${when}, but one person is the fewest who can keep the doors open.`
  return say`${change.people < 0 ? 'One person fewer' : 'One person more'}${when}, as you asked.`
}
