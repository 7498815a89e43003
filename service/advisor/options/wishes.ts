/** What the user wants most from advice (quick cash, most value, what comes first), and records for it. */
import type { Advisory } from '#schema/advisory/advisory'
import { daysBetween, today } from '../calendar.ts'
import type { Records } from '../records.ts'
import { datesIn, sentencesOf } from '../timeline/dated-sentences.ts'
import { weeklyWorth } from '../weekly-worth.ts'

export type Wish = 'cash' | 'worth' | 'first'

const wishes: readonly (readonly [Wish, RegExp])[] = [
  [
    'cash',
    /\b(?:quick\w*|fast\w*|soon\w*|speed\w*|easiest|hurry|rush)\b.{0,40}\b(?:cash|money in|paid|dollars in)\b|\b(?:cash|money|paid|dollars)\b.{0,30}\b(?:quick\w*|fast\w*|soon\w*|in the door|through the door|in a hurry)\b|\bfree up (?:some )?cash\b/i,
  ],
  [
    'worth',
    /\bmost (?:valuable|profitable|lucrative|worthwhile)\b|\b(?:biggest|best|largest|highest) (?:win|payoff|pay-off|return|bang|impact|difference|upside|value|money.?spinner|opportunity)\b|\bworth (?:the )?most\b|\bmost (?:money|profit|difference|good|for the least)\b|\b(?:earns?|makes?|brings?)\b.{0,20}\bthe most\b/i,
  ],
  [
    'first',
    /\bdo first\b|\bfirst thing\b|\b(?:just|only)\b.{0,20}\bone thing\b|\bone thing\b.{0,30}\b(?:today|this week|now|should)\b|\b(?:top|number one|biggest) priorit\w+\b|\bmost (?:urgent|important|pressing)\b|\bwhere (?:do|should|would) (?:i|we|you) (?:even )?start\b|\bstart with\b/i,
  ],
]

// "What was the best week for cash?" and "which day brings in the most?" ask for a figure.
const ofFigures =
  /\b(?:days?|weeks?|months?|quarters?|years?|hours?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|products?|clients?|customers?|items?|dish(?:es)?|suppliers?)\b|\b(?:was|were|did|had|made|took)\b/i
const ofNow = /\b(?:this|next|coming) (?:week|month|fortnight|quarter|year)\b|\bthese days\b|\bright now\b/gi

/** The wish of a question for advice; undefined if it has a matter of its own. */
export const wishIn = (text: string): Wish | undefined =>
  ofFigures.test(text.replaceAll(ofNow, ' '))
    ? undefined
    : wishes.find(([, pattern]) => pattern.test(text))?.[0]

/** A record that serves a wish: an advisory, or a sentence of a memo. */
export type Served = {
  readonly kind: 'advisory' | 'memo'
  readonly id: string
  readonly title: string
  /** Its recommended step. */
  readonly step: string | undefined
  /** Its stated worth. */
  readonly worth: string | undefined
  readonly state: Advisory['status'] | undefined
  readonly sentence: string
}

const weeks = 13
const likelyOf = { sure: 1, bound: 0.5 } as const
const isBound = /\b(?:part of|up to|at most|at stake|to win back|if)\b/i

/** Worth of an advisory over a quarter in AUD, for ranking only; 0 without a stated sum. */
const worthOver = ({ worth = '' }: Advisory): number => {
  const weekly = weeklyWorth(worth)
  const part = isBound.test(worth) ? likelyOf.bound : likelyOf.sure
  if (weekly !== undefined) return Math.abs(weekly) * weeks * part
  const [, once = ''] = /\$(\d[\d,]*)/.exec(worth) ?? []
  return (Number(once.replaceAll(',', '')) || 0) * part
}

const urgencies = { high: 2, medium: 1, low: 0 } as const

const firstDate = ({ suggestedAction = '', createdAt }: Advisory): string =>
  datesIn(suggestedAction, createdAt)[0]?.to ?? '9999'

const ofCash =
  /\b(?:invoic\w+|cash|sooner|get paid|settlement|owed|owing|milestones?|insurer|deposit|billable)\b/i
const recentDays = 60

const served = (advisory: Advisory): Served => ({
  kind: 'advisory',
  id: advisory.id,
  title: advisory.title,
  step: advisory.suggestedAction,
  worth: advisory.worth,
  state: advisory.status,
  sentence: `${advisory.message}\n${advisory.suggestedAction ?? ''}`,
})

/** Advisories worth cash, open or recently accepted, and memos that say how much cash a step frees. */
const forCash = ({ advisories, memos, now }: Records): readonly Served[] => {
  const isRecent = ({ settledAt }: Advisory) =>
    settledAt !== undefined && daysBetween(today(new Date(settledAt)), today(now)) <= recentDays
  const own = advisories
    .filter((one) => one.status === 'new' || (one.status === 'accepted' && isRecent(one) && !one.outcome))
    .filter(({ title, suggestedAction = '', worth = '' }) => {
      const isOnce = /\$\d/.test(worth) && weeklyWorth(worth) === undefined
      return isOnce && ofCash.test(`${title}. ${suggestedAction}. ${worth}`)
    })
    // Decided steps are quickest.
    .sort((one, other) => Number(one.status === 'new') - Number(other.status === 'new'))
  const written = memos.flatMap(({ id, subject, content }): readonly Served[] => {
    const sentence = sentencesOf(content).find((one) => /\bfree\w*\b.*\$\d.*\bcash\b/i.test(one))
    return sentence
      ? [{ kind: 'memo', id, title: subject, step: undefined, worth: sentence, state: undefined, sentence }]
      : []
  })
  return [...own.map(served), ...written]
}

/** Records for a wish, best first. */
export const servedBy = (records: Records, wish: Wish): readonly Served[] => {
  if (wish === 'cash') return forCash(records)
  const open = records.advisories.filter(({ status }) => status === 'new')
  if (wish === 'worth')
    return open
      .filter((one) => worthOver(one) > 0)
      .sort((one, other) => worthOver(other) - worthOver(one))
      .map(served)
  return open
    .toSorted(
      (one, other) =>
        urgencies[other.urgency] - urgencies[one.urgency] ||
        worthOver(other) - worthOver(one) ||
        firstDate(one).localeCompare(firstDate(other)),
    )
    .map(served)
}
