/** School holidays by season, month or holiday: "the June-July school holidays". */
import type { NamedPeriod, Season } from '#schema/advisor/period'
import { type Moment, resolvePeriod } from '../../periods/resolve-period.ts'
import {
  type At,
  afterWords,
  holidayAt,
  isWord,
  mayBeAt,
  monthAt,
  seasonAt,
  type Word,
} from './calendar-words.ts'
import { yearAfter } from './year-after.ts'

const seasonOfMonth: readonly Season[] = [
  'summer',
  'summer',
  'autumn',
  'autumn',
  'winter',
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'spring',
  'summer',
]

const schoolSeason = (words: readonly Word[], at: number): At<Season | undefined> => {
  const season = seasonAt(words, at)
  if (season) return season
  const holiday = holidayAt(words, at)
  if (holiday)
    return { after: holiday.after, value: holiday.value.startsWith('easter') ? 'autumn' : 'summer' }
  const month = monthAt(words, at)
  if (!month) return { after: at, value: undefined }
  // "The June-July school holidays"
  const joint = isWord(words, month.after, '-', '–', '/') ? month.after + 1 : month.after
  const second = monthAt(words, joint)
  return { after: second?.after ?? month.after, value: seasonOfMonth[month.value - 1] }
}

const holidayPhrases = [
  'school holiday',
  'school break',
  'school vacation',
  'kid holiday',
  'school hols',
  'holidays',
]

/** "The September school holidays"; without a season, the latest that have begun. */
export const schoolHolidaysAt = (
  words: readonly Word[],
  at: number,
  moment: Moment,
): At<NamedPeriod> | undefined => {
  const { after: place, value: season } = schoolSeason(words, at)
  const holidays = (mayBeAt(words, place, holidayPhrases) ? holidayPhrases : []).flatMap((phrase) =>
    phrase === 'holidays' && place === at ? [] : (afterWords(words, place, phrase) ?? []),
  )
  // "The Easter school holidays against the winter ones"
  const isElided =
    season !== undefined &&
    isWord(words, place, 'one', 'ones') &&
    words.slice(0, at).some((_, before) => afterWords(words, before, 'school holiday') !== undefined)
  const [end] = isElided ? [place + 1] : holidays
  if (end === undefined) return undefined
  const within = season === undefined && isWord(words, end, 'in') ? monthAt(words, end + 1) : undefined
  const meant = season ?? (within ? seasonOfMonth[within.value - 1] : undefined)
  if (meant) {
    const { after, value } = yearAfter(words, within?.after ?? end, moment.today)
    return { after, value: { kind: 'school-holidays', season: meant, ...value } }
  }
  const begun = (['summer', 'autumn', 'winter', 'spring'] as const)
    .map((one) => ({ one, span: resolvePeriod({ of: { kind: 'school-holidays', season: one } }, moment) }))
    .sort((a, b) => (b.span?.from ?? '').localeCompare(a.span?.from ?? ''))
  const [latest] = begun
  return latest && { after: end, value: { kind: 'school-holidays', season: latest.one } }
}
