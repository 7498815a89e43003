/** What a claim says of a typical day, week or month: "we usually make about 5k on a Saturday", "we bill 40 grand a week". */
import type { Grain } from '#schema/advisor/measure'
import type { Period } from '#schema/advisor/period'
import { baseWeeks, lastWeeks, type Question } from '../question.ts'
import { namedPeriods, weekdaysIn } from '../selection.ts'

const usually =
  /\b(?:usual(?:ly)?|normal(?:ly)?|typical(?:ly)?|general(?:ly)?|tend to|on average|averag\w+|most of the time|regularly|as a rule)\b/i
const ofEach =
  /\b(?:a|per|each|every|any|in a|in any|for a) (?:single |given |typical |normal |usual |average |good |bad )?(?<grain>day|week|fortnight|month|quarter)\b|\b(?<ly>daily|weekly|fortnightly|monthly|quarterly)\b/i
const onADay =
  /^\W*(?:a|an|any|every|each|the average|our average|the typical) (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:on|for|of|every|each|any|in) (?:a|an|any|every|each|our|the|most)? ?(?:typical |normal |usual |average |good |given )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\b(?:weekends?|weekdays?)\b/i

const fromLy: { readonly [word: string]: Grain } = {
  daily: 'day',
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
  quarterly: 'quarter',
}
const grains: readonly Grain[] = ['day', 'week', 'fortnight', 'month', 'quarter']

const year = 52

export type Typical = {
  /** The mean is taken over these. */
  readonly each: Grain
  /** What is meant where no time is named. */
  readonly over: Period
}

/** What is said to be typical; undefined where a claim is about one time. */
export const typicalIn = (claim: Question): Typical | undefined => {
  const { text } = claim
  const found = ofEach.exec(text)?.groups
  const named = found?.ly ? fromLy[found.ly.toLowerCase()] : grains.find((one) => one === found?.grain)
  const days = weekdaysIn(claim)
  const isOfDays = days.length > 0 && (onADay.test(text) || usually.test(text))
  if (isOfDays) return { each: 'day', over: baseWeeks(claim) }
  if (named)
    return {
      each: named,
      over: named === 'month' || named === 'quarter' ? lastWeeks(year) : baseWeeks(claim),
    }
  return usually.test(text) && namedPeriods(claim).length === 0
    ? { each: 'week', over: baseWeeks(claim) }
    : undefined
}

const near =
  /\b(?:about|around|roughly|approx\w*|circa|some|nearly|almost|close to|near|more or less|give or take|or so|or thereabouts|in the order of|in the ballpark|ish)\b|\dk?-?ish\b/i

/** True for "about 5k", and for what is only said to be usual. */
export const isRoughly = ({ text }: Question): boolean => near.test(text) || usually.test(text)
