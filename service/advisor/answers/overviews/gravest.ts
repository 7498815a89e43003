/** What weighs most on record, before any figure: warnings of the last weeks, and what is open and urgent. */

import { type Advisory, urgencyWeight } from '#schema/advisory/advisory'
import type { Passage } from '#schema/core/advice'
import type { Memo } from '#schema/memo/memo'
import { plusDays, today } from '../../calendar.ts'
import type { Line } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { consequence, money } from '../../search/fact-patterns.ts'
import { sentencesOf } from '../../timeline/dated-sentences.ts'
import { weeklyWorth } from '../../weekly-worth.ts'
import { shortDay } from '../facts-words.ts'

const daysBack = 28
const [longestSentence, longestTitle, longestWorth] = [150, 70, 80]
const longestExcerpt = 1000

const passageOf = (kind: 'memo' | 'advisory', id: string, title: string, sentence: string): Passage => ({
  kind,
  id,
  title,
  excerpt: sentence.slice(0, longestExcerpt),
})

/** A row of a list, with the record that it quotes. */
export type Weighed = { readonly row: string; readonly passages: readonly Passage[] }

/** Warnings of the last four weeks, those of high priority if there are any, newest first; also those put away: a warning read is not yet met. */
const warningsIn = ({ memos, now }: Records): readonly Memo[] => {
  const since = plusDays(today(now), -daysBack)
  const recent = memos
    .filter(({ type, createdAt }) => type === 'alert' && today(new Date(createdAt)) >= since)
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
  const high = recent.filter(({ priority }) => priority === 'high')
  return high.length > 0 ? high : recent
}

/** The sentence of a warning that says what is at stake; else how it begins. */
const stakeOf = (content: string): string => {
  const sentences = sentencesOf(content)
  return sentences.find((one) => money.test(one) || consequence.test(one)) ?? sentences[0] ?? ''
}

export const warnings = (records: Records, most: number): readonly Weighed[] =>
  warningsIn(records)
    .slice(0, most)
    .flatMap(({ id, subject, content, createdAt }) => {
      const sentence = stakeOf(content)
      const [title, words] = [quoted(subject, longestTitle), quoted(sentence, longestSentence)]
      const day = shortDay(records, today(new Date(createdAt)))
      return title && words
        ? [
            {
              row: `- ${title}: ${words} (memo of ${day})`,
              passages: [passageOf('memo', id, subject, sentence)],
            },
          ]
        : []
    })

const byWeight = (one: Advisory, other: Advisory): number =>
  urgencyWeight[other.urgency] - urgencyWeight[one.urgency] ||
  (weeklyWorth(other.worth ?? '') ?? 0) - (weeklyWorth(one.worth ?? '') ?? 0)

/** Open advisories, the most urgent first and then by the sum a week that they state; with how each begins, if there is room. */
export const openMatters = (records: Records, most: number, isWhole = false): readonly Weighed[] =>
  records.advisories
    .filter(({ status }) => status === 'new')
    .toSorted(byWeight)
    .slice(0, most)
    .flatMap(({ id, title, message, worth }) => {
      const [first = ''] = sentencesOf(message)
      const [name, reason] = [quoted(title, longestTitle), quoted(first, longestSentence)]
      const sum = worth ? quoted(worth, longestWorth) : undefined
      return name && reason
        ? [
            {
              row: `- ${isWhole ? `${reason} Open: ` : ''}${name}${sum ? `, ${sum}` : ''}`,
              passages: [passageOf('advisory', id, title, first)],
            },
          ]
        : []
    })

/** The rows of a list; undefined without any. */
export const weighedRows = (weighed: readonly Weighed[]): Line | undefined =>
  weighed.length > 0 ? { text: weighed.map(({ row }) => row).join('\n'), figures: [] } : undefined
