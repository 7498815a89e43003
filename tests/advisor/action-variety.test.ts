/** No two businesses get the same texts, and no business gets the same texts in two weeks. */
import { describe, expect, it } from 'vitest'
import { socialPlanFromRecords } from '../../service/advisor/actions/social/plan-social.ts'
import { type ActionRun, actionRuns } from './action-texts.ts'

const runs = actionRuns()
const pairs = runs.flatMap((one, index) => runs.slice(index + 1).map((other) => [one, other] as const))

/** Sentences that are long enough to be noticed, so not signatures and greetings. */
const sentencesOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.?!])\s+|\n+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(' ').length >= 5),
  )

/** The share of the shorter text's sentences that the other text has as well. */
const shared = (one: readonly string[], other: readonly string[]): number => {
  const [a, b] = [sentencesOf(one), sentencesOf(other)]
  return [...a].filter((sentence) => b.has(sentence)).length / Math.max(1, Math.min(a.size, b.size))
}

const bodies = ({ emails }: ActionRun): readonly string[] => emails.map(({ body }) => body)
const posted = ({ posts }: ActionRun): readonly string[] => posts.map(({ text }) => text)
const nameOf = ({ type, weeksAgo }: ActionRun): string => `${type} ${weeksAgo}`

describe.each([
  ['emails', bodies],
  ['posts', posted],
] as const)('%s', (_name, texts) => {
  it('are never the same twice, in any business or week', () => {
    const all = runs.flatMap(texts)
    expect(all.filter((text, index) => all.indexOf(text) < index)).toEqual([])
  })

  it('share no sentence between two businesses', () => {
    const alike = pairs.filter(
      ([one, other]) => one.type !== other.type && shared(texts(one), texts(other)) > 0,
    )
    expect(alike.map((pair) => pair.map(nameOf))).toEqual([])
  })

  it('share few sentences between two weeks of one business, and next to none in weeks that follow', () => {
    const alike = pairs
      .filter(([one, other]) => one.type === other.type)
      .map(([one, other]) => ({
        pair: [nameOf(one), nameOf(other)],
        part: shared(texts(one), texts(other)),
        // Requests have three wordings, so a third of their sentences may return after three weeks.
        most: other.weeksAgo - one.weeksAgo < 3 ? 0.15 : 0.42,
      }))
      .filter(({ part, most }) => part > most)
    expect(alike).toEqual([])
  })
})

it('plans four weeks without a post that was there before', () => {
  for (const { records } of runs.filter(({ weeksAgo }) => weeksAgo === 0)) {
    const { items } = socialPlanFromRecords(records, 28)
    expect(items).toHaveLength(28)
    expect(new Set(items.map(({ text }) => text)).size).toBe(28)
    expect(new Set(items.map(({ date }) => date)).size).toBe(28)
  }
})

it('says “today” of no other day, such as the next one on which the business is open', () => {
  const posts = runs.flatMap(({ records }) => socialPlanFromRecords(records, 14).items)
  expect(posts.filter(({ text }) => /\btoday, \d/i.test(text)).map(({ text }) => text)).toEqual([])
})
