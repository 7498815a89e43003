/** The advisory in a question, and whether its decision still holds. */
import { seasons } from '#schema/advisor/period'
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, today } from '../calendar.ts'
import { stemsOf } from '../passages.excerpt.ts'
import { monthOf, yearOf } from '../periods/dates.ts'
import { subjectOf } from '../plans/facts.ts'
import { asksOfDemand } from '../questions/demands.ts'
import { monthWords } from '../questions/lexicon/calendar.ts'
import type { Records } from '../records.ts'
import { hasThings } from '../subjects/advisory-named.ts'
import { thingsIn } from '../subjects/nouns.ts'
import { wordsOfMatter } from './matter-words.ts'
import { tellingStems } from './related-texts.ts'
import { generic } from './same-act.ts'
import { countShared, mostShared, sharesEnough } from './shared-words.ts'
import { meet, settledAs, stancesOf } from './stance.ts'
import { advisoryTitled, isProposed } from './verdict.ts'

const severalShared = 2

/** Found by all distinctive words, or by title. */
export const advisoryAbout = (records: Records, matter: string): Advisory | undefined => {
  const first = advisoryTitled(records, matter) ?? advisoryFound(records, matter)
  const near = first && sharesEnough(records, matter, first) ? first : undefined
  const most = mostShared(records, matter)
  // The verb and its object say more than one word in the title of another advisory.
  const isByOneWord = near !== undefined && countShared(records, matter, near) < severalShared
  const isBetter =
    near && most ? countShared(records, matter, most) > countShared(records, matter, near) : true
  const likely = most && (!near || (isByOneWord && isBetter)) ? most : near
  // A word in its reasons does not make an advisory the one in question; its proposal does.
  const named = likely && hasThings(records, matter, likely) ? likely : undefined
  const isOther = named && (isOfOtherDay(named, matter) || !isProposed(records, matter, named))
  const found = isOther ? undefined : named
  if (!found || !addsPeople.test(matter) || asksOfDemand(matter)) return found
  return ofPeople.test(`${found.title}. ${found.message}`) ? found : undefined
}

/** The accepted and standing advisory that moved the same lever the other way: to cut a rate that was raised undoes it. */
export const acceptedAgainst = (records: Records, matter: string): Advisory | undefined => {
  const asked = stancesOf(records, matter)
  const own = new Set(tellingStems(matter))
  return settledAs(records, 'accepted').find(
    ({ advisory, stances }) =>
      !hasLapsed(advisory, records.now) &&
      stances.some((one) => asked.some((other) => meet(one, other, -1))) &&
      tellingStems(advisory.title).some((stem) => own.has(stem)),
  )?.advisory
}

/** Times and numbers are in the titles of anything. */
const ofTime = stemsOf(
  'day days week weeks month months quarter year time times today hour hours one two three four five six ten first',
)

/** A word in more titles is no thing of its own. */
const fewTitles = 2

/** The accepted and standing advisory that is nearest to the things of a matter. */
export const acceptedOn = (records: Records, matter: string): Advisory | undefined => {
  const titles = records.advisories.map(({ title }) => new Set(tellingStems(title)))
  // What is done to a thing is done to many: "close on New Year's Day" is about no till that was closed.
  const own = tellingStems(thingsIn(matter).join(' ')).filter(
    (stem) =>
      !generic.test(stem) &&
      !ofTime.has(stem) &&
      daysIn(stem).length === 0 &&
      titles.filter((all) => all.has(stem)).length <= fewTitles,
  )
  const shared = ({ title }: Advisory) => own.filter((stem) => tellingStems(title).includes(stem)).length
  const [best] = records.advisories
    .filter((one) => one.status === 'accepted' && !hasLapsed(one, records.now) && shared(one) > 0)
    .toSorted((one, other) => shared(other) - shared(one))
  return best
}

const daysIn = (text: string): readonly string[] =>
  text.toLowerCase().match(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day/g) ?? []

/** A decision about Mondays says nothing about Sundays. */
const isOfOtherDay = ({ title }: Advisory, matter: string): boolean => {
  const [own, asked] = [daysIn(title), daysIn(matter)]
  return own.length > 0 && asked.length > 0 && !own.some((day) => asked.includes(day))
}

// Hiring is weighed by the available work, not by the cost of current people.
const addsPeople =
  /\b(?:hir(?:e|ing)|employ(?:ing)?|recruit\w*|take on|taking on|another|extra|additional|one more|put on)\b/i
const ofPeople =
  /\b(?:idle|bench|hir(?:e|ing)|recruit\w*|position|vacancy|desk empty|short.?staffed|one person short)\b/i

const advisoryFound = (records: Records, matter: string): Advisory | undefined => {
  const words = wordsOfMatter(matter)
  if (words.length === 0) return undefined
  const { scores } = subjectOf(
    records,
    words,
    ({ of, titled: share }) => of.text.kind === 'advisory' && share > 0,
  )
  const [best] = [...scores].sort((one, other) => other[1] - one[1])
  return best && records.advisories.find(({ id }) => id === best[0])
}

const longestStanding = 180

const seasonStarts: Readonly<Record<string, number>> = { summer: 12, autumn: 3, winter: 6, spring: 9 }

/** Month until which a decision was to apply. */
const untilMonth = (title: string): number | undefined => {
  const [, word = ''] = /\b(?:until|till|through)\s+(?:the\s+)?(\p{L}+)/iu.exec(title) ?? []
  const name = word.toLowerCase()
  const season = seasons.find((one) => one === name)
  if (season) return seasonStarts[season]
  const month = monthWords.findIndex((forms) => forms.includes(name))
  return month < 0 ? undefined : month + 1
}

/** True for a decision for a past time, or half a year old. */
export const hasLapsed = ({ title, settledAt }: Advisory, now: Date): boolean => {
  if (settledAt === undefined) return false
  const [settled, day] = [today(new Date(settledAt)), today(now)]
  const month = untilMonth(title)
  if (month !== undefined) {
    const year = yearOf(settled) + (month <= monthOf(settled) ? 1 : 0)
    return yearOf(day) * 12 + monthOf(day) >= year * 12 + month
  }
  return daysBetween(settled, day) > longestStanding
}
