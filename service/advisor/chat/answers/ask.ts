/** What an answer is written from, and what it consists of. */
import type { AdvisorKey } from '#schema/chat/chat'
import type { Figure, Passage } from '#schema/core/advice'
import type { WeekFigures } from '#schema/kpi/kpi'
import { expenseFields } from '../../analysis/expenses.ts'
import { lastWeeks, latestWeek, nameOf, weekBefore } from '../../analysis/weeks.ts'
import { focusTheme } from '../../brief/focus-told.ts'
import { readTopic, type Theme } from '../../brief/themes.ts'
import type { View } from '../../brief/view.ts'
import { costNamed } from '../../brief/wanted.ts'
import { dayText, longDayText } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import type { Records } from '../../records.ts'
import { vocabularies } from '../../vocabulary.ts'
import type { Metric, Question } from '../question.ts'

/** A question with everything that may be used to answer it; `view` is undefined while no week is on record. */
export type Ask = {
  readonly records: Records
  readonly question: Question
  readonly personaKey: AdvisorKey
  readonly view: View | undefined
  readonly passages: readonly Passage[]
  /** Figures of the answer before, for whoever asks about one. */
  readonly shownBefore: readonly Figure[]
}

/** An ask whose records hold at least one week. */
export type FiguresAsk = Ask & { readonly view: View }

/** An answer: paragraphs, what of them rests on the records, and the passages quoted. */
export type Answer = {
  readonly paragraphs: readonly (Line | undefined)[]
  readonly theme: Theme
  /** How well the records speak to the question, 0 to 1. */
  readonly fit: number
  readonly onHours?: boolean
  readonly passages?: readonly Passage[]
  /** The view of the style and its step are added to these. */
  readonly more?: 'view' | 'view and step'
}

const themes: Readonly<Record<Metric, Theme>> = {
  revenue: 'revenue',
  profitMargin: 'margin',
  profit: 'margin',
  costs: 'margin',
  staff: 'team',
  supplies: 'margin',
  premises: 'margin',
  marketing: 'growth',
  other: 'margin',
  cashRunwayWeeks: 'cash',
  transactions: 'customers',
  revenuePerTransaction: 'pricing',
}

/** What a question is about, as briefs are. */
export const themeOf = ({ intent, metric, lever, kind, about }: Question, records: Records): Theme => {
  const topic = intent === 'advice' && about !== undefined ? readTopic(about).theme : 'open'
  if (metric === undefined && lever === undefined && topic !== 'open') return topic
  if (intent === 'what-if' && kind !== undefined) return themes[kind]
  if (metric !== undefined && lever !== 'price') return themes[metric]
  if (lever === 'price') return 'pricing'
  if (lever === 'volume') return 'customers'
  if (lever === 'hours') return 'team'
  if (intent === 'risk') return 'risk'
  if (intent === 'cash' || intent === 'afford') return 'cash'
  if (intent === 'break-even') return 'margin'
  if (intent === 'expenses' || intent === 'industry') return 'margin'
  if (intent === 'extreme' || intent === 'day') return 'season'
  if (intent === 'focus') return 'focus'
  return (intent === 'advice' && focusTheme(records)) || 'overview'
}

/** The view of the records through a theme; undefined without any week. */
export const viewOf = (
  records: Records,
  theme: Theme,
  { amount, weekday, metric, kind, about }: Question,
): View | undefined => {
  const week = latestWeek(records)
  const percent = amount !== undefined && amount > 0 && amount <= 50 ? amount : undefined
  const topic = { theme, others: [], percent, weekday, fit: 1 }
  // The same word is another cost in another business.
  const named = about === undefined ? undefined : costNamed(about, records.business.type)
  const cost = named ?? expenseFields.find((field) => field === (kind ?? metric))
  return week && { records, words: vocabularies[records.business.type], week, topic, cost, wanted: [] }
}

/** What a field is called as the subject of a sentence that goes on with "was". */
export const subjectOf = ({ records, view }: FiguresAsk, metric: Metric): string => {
  if (metric === 'transactions') return `the number of ${view.words.sales}`
  if (metric === 'costs') return 'total costs'
  if (metric === 'staff' || metric === 'premises') return `spending on ${metric}`
  if (metric === 'other') return 'spending on other costs'
  return metric === 'supplies' || metric === 'marketing'
    ? `spending on ${view.words[metric]}`
    : nameOf(records, metric)
}

/** The week that a question means: the latest where it names none; undefined where that week is not on record. */
export const weekOf = ({ records, question: { when }, view }: FiguresAsk): WeekFigures | undefined =>
  when && 'weeksBack' in when ? weekBefore(records, view.week, when.weeksBack) : view.week

/** The weeks of a month, by default the one that a question means: those whose Monday falls in it when it was last. */
export const monthOf = (
  { records, question: { when } }: FiguresAsk,
  month: number | undefined = when && 'month' in when ? when.month : undefined,
): readonly WeekFigures[] => {
  const weeks = lastWeeks(records, 53).filter(
    ({ weekStart }) => month !== undefined && Number(weekStart.slice(5, 7)) === month + 1,
  )
  // A year of weeks begins and ends in the same month.
  const year = weeks.at(-1)?.weekStart.slice(0, 4)
  return year === undefined ? [] : weeks.filter(({ weekStart }) => weekStart.startsWith(year))
}

/** Says which weeks are on record, where another one was asked for. */
export const notOnRecord = ({ records, view }: FiguresAsk): Line | undefined => {
  const [first] = records.kpis
  return (
    first &&
    say`That week isn’t on record. The records run from the week of ${longDayText(first.weekStart)} to the week of ${dayText(view.week.weekStart)}.`
  )
}
