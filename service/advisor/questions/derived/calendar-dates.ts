/** "When is Easter next year?", "when's the next public holiday?": days of the public calendar, which no record has to give. */
import type { AnswerablePlan } from '#schema/advisor/plan'
import { plusDays } from '../../calendar.ts'
import { calendarWord } from '../../plans/calendar-days.ts'
import { namedPeriods } from '../selection.ts'
import type { DerivedReader } from './derived-reader.ts'

const asksWhen =
  /^\W*(?:(?:and|so|but|ok|hey)\W+)*(?:when(?:['’]?s| is| are| do| does| will)|what (?:date|day|dates|days)(?:['’]?s| is| are| do| does)?)\b/i
/** "Which public holidays are coming up?" */
const asksList =
  /\b(?:which|what|any|list|show me|how many)\b.*\bholidays?\b.*\b(?:coming|ahead|left|next|before|until|till|this year|soon|are there)\b/i
const school = /\bschool (?:holidays?|hols|break)\b/i
const publicDay = /\b(?:public|bank) holidays?\b|\blong weekend\b/i
/** Something else than the day itself is asked for. */
const ofOthers =
  /\b(?:due|deadline|expire|lodge|renew|decide|close[sd]?|open|roster|order|pay|paid|busy|busiest|quiet|slow|sales|revenue|have to|need to)\b/i
const horizon = 400

export const calendarDates: DerivedReader = (question): AnswerablePlan | undefined => {
  const { text, today } = question
  if (!(asksWhen.test(text) || asksList.test(text)) || ofOthers.test(text)) return undefined
  const period = { of: { kind: 'dates' as const, from: today, to: plusDays(today, horizon) } }
  const due = (name: string): AnswerablePlan => ({ operator: 'due', words: [calendarWord, name], period })
  if (publicDay.test(text)) return due('public')
  const of = namedPeriods(question)[0]?.period.of
  if (school.test(text))
    return due(
      of?.kind === 'school-holidays' && /\b(?:summer|autumn|winter|spring|easter|christmas)\b/i.test(text)
        ? of.season
        : 'school',
    )
  return of?.kind === 'holiday' ? due(of.holiday) : undefined
}
