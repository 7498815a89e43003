/** due: dates in a period, optionally about some words, and undecided advisories. */
import type { DuePlan } from '#schema/advisor/fact-plans'
import type { TimelineFact } from '#schema/advisor/timeline'
import { today, weekdayOf } from '../calendar.ts'
import { leversNamed, linesNamed } from '../options/lever-words.ts'
import { resolvePeriod } from '../periods/resolve-period.ts'
import type { Records } from '../records.ts'
import { isWeakWord } from '../search/common-words.ts'
import { synonymsOf } from '../search/query.ts'
import { formOf, wordsIn } from '../search/word-forms.ts'
import { timelineOf } from '../timeline/timeline.ts'
import { calendarDays, calendarWord } from './calendar-days.ts'
import { type Context, momentOf, nothing } from './context.ts'
import { type FactsAnswered, subjectOf } from './facts.ts'
import { factOf } from './find.ts'

const maxNearest = 2

/** A dismissed advisory requires nothing, and a date that had passed when written is not due. */
const isAhead =
  ({ advisories, memos }: Records) =>
  ({ kind, to, source }: TimelineFact): boolean => {
    if (kind === 'waiting') return true
    const advisory = advisories.find(({ id }) => id === source.id)
    if (advisory?.status === 'dismissed') return false
    const writtenAt = advisory?.createdAt ?? memos.find(({ id }) => id === source.id)?.createdAt
    return kind === 'deadline' || (writtenAt !== undefined && to > today(new Date(writtenAt)))
  }

const longestShared = 0.4

const wordSet = (text: string): ReadonlySet<string> => new Set(wordsIn(text))

/** A memo and an advisory are often about the same matter. */
const isSameMatter = (one: TimelineFact, other: TimelineFact): boolean => {
  if (one.to !== other.to || one.kind === 'waiting') return false
  const [words, others] = [wordSet(one.source.sentence), wordSet(other.source.sentence)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / Math.min(words.size, others.size) >= longestShared
}

const eachOnce = (facts: readonly TimelineFact[]): readonly TimelineFact[] =>
  facts.filter(
    (fact, at) =>
      !facts.slice(0, at).some((before) => before.kind === fact.kind && isSameMatter(before, fact)),
  )

/** True for an open advisory with the words of a matter, or that moves the cost or sales they name. */
const isOn = (records: Records, words: readonly string[], { source }: TimelineFact): boolean => {
  if (subjectOf(records, words).scores.has(source.id)) return true
  const advisory = records.advisories.find(({ id }) => id === source.id)
  const asked = new Set(leversNamed(records, words.join(' ')))
  if (!advisory || asked.size === 0) return false
  const { title, suggestedAction = '' } = advisory
  return [...leversNamed(records, title), ...linesNamed(records, suggestedAction)].some((lever) =>
    asked.has(lever),
  )
}

/**
 * True for a date beside the words: a memo has paragraphs about different matters, so only the date’s own paragraph and the title
 * count there; all of an advisory is about one.
 */
const isBeside =
  ({ memos }: Records, words: readonly string[]) =>
  ({ source }: TimelineFact): boolean => {
    const memo = memos.find(({ id }) => id === source.id)
    if (!memo) return true
    const own = memo.content.split(/\n\s*\n/).find((paragraph) => paragraph.includes(source.sentence))
    const meant = new Set(words.flatMap(wordsIn).flatMap((word) => [formOf(word), ...synonymsOf(word)]))
    return own === undefined || wordsIn(`${memo.subject} ${own}`).some((word) => meant.has(formOf(word)))
  }

export const evaluateDue = (context: Context, { period, words = [], isWaiting }: DuePlan): FactsAnswered => {
  const { records } = context
  const moment = momentOf(records, 'week')
  const span = resolvePeriod(period, moment)
  if (span === undefined) return nothing('no-dates')
  const [kind, name] = words
  if (kind === calendarWord && name !== undefined)
    return {
      operator: 'due',
      from: span.from,
      to: span.to,
      facts: [...calendarDays(name, span, today(records.now))],
    }
  const all = timelineOf(context, span, ['deadline', 'mentioned', 'waiting']).filter(isAhead(records))
  const isOfDay = ({ kind, to }: TimelineFact) =>
    kind === 'waiting' || span.weekdays === undefined || span.weekdays.includes(weekdayOf(to))
  // In the past, only tasks can be overdue.
  const isLate = span.to < today(records.now)
  const dated = eachOnce(all.filter((fact) => isOfDay(fact) && !(isLate && fact.kind === 'mentioned')))
  const answer = { operator: 'due', from: span.from, to: span.to } as const
  if (words.length === 0) return { ...answer, facts: [...dated] }
  if (isWaiting)
    return { ...answer, facts: dated.filter((fact) => fact.kind === 'waiting' && isOn(records, words, fact)) }
  // "When is the option due?": a common word is the matter where there is no other.
  const isCommon = words.every((word) => isWeakWord(word, formOf(word)))
  const { scores, hits, missing } = subjectOf(records, words, undefined, isCommon)
  const common = new Set(words.flatMap(wordsIn).map(formOf))
  const says = (text: string): boolean => wordsIn(text).some((word) => common.has(formOf(word)))
  const isHere = isBeside(records, words)
  const facts = dated.filter(
    (fact) =>
      scores.has(fact.source.id) &&
      isHere(fact) &&
      (!isCommon || says(`${fact.source.title} ${fact.source.sentence}`)),
  )
  if (facts.some(({ kind }) => kind !== 'waiting')) return { ...answer, facts }
  return {
    ...answer,
    facts: hits.slice(0, maxNearest).map(factOf),
    isNearest: true,
    missing: missing.slice(0, maxNearest),
  }
}
