/** The focus beside the records: what it is about, and how far its measures of success are met. */
import { averageOf } from '../analysis/trend.ts'
import { nameOf } from '../analysis/weeks.ts'
import { metricIn } from '../chat/particulars.ts'
import type { Metric } from '../chat/question.ts'
import { dollarsIn, percentIn } from '../chat/slots.ts'
import { ideasIn } from '../chat/synonyms.ts'
import { plainWords } from '../chat/words.ts'
import { showValue } from '../figure.ts'
import { type Line, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { readTopic, type Theme } from './themes.ts'
import type { View } from './view.ts'

/** The theme that the focus itself is about; undefined where none is set, or its words name none. */
export const focusTheme = ({ focus }: Records): Theme | undefined => {
  const theme = focus && readTopic(focus.primaryFocus).theme
  return theme === null || theme === 'open' || theme === 'focus' ? undefined : theme
}

const ofMoney: readonly Metric[] = ['revenue', 'profit', 'costs', 'revenuePerTransaction']

/** The number that a measure of success aims at, in the unit of its field; undefined for any other, as for a change or a month. */
const aimIn = (text: string, field: Metric): number | undefined => {
  if (/\b(by|months?|monthly|quarters?|quarterly|years?|yearly|daily|a day|each day)\b/.test(text))
    return undefined
  const number = Number(/(?<![$\d.])\b(\d+(?:\.\d+)?)\b(?! %)/.exec(text)?.[1] ?? Number.NaN)
  if (field === 'profitMargin') return percentIn(text)
  if (ofMoney.includes(field)) return dollarsIn(text)
  const isCounted = field === 'transactions' || (field === 'cashRunwayWeeks' && /\bweeks\b/.test(text))
  return isCounted && Number.isFinite(number) ? number : undefined
}

/** Each measure of success whose field is on record, beside the mean of the last four weeks. */
export const measuresTold = ({ records, words }: Pick<View, 'records' | 'words'>): readonly Line[] =>
  (records.focus?.successMetrics ?? []).flatMap((measure) => {
    const text = plainWords(measure)
    const field = metricIn(ideasIn(text))
    const aim = field && aimIn(text, field)
    const now = field && averageOf(records, field, 4)
    if (field === undefined || aim === undefined || !now) return []
    const name = field === 'transactions' ? `the number of ${words.sales}` : nameOf(records, field)
    const isMet = now.shown === showValue(aim, now.unit)
    const side = isMet ? 'just that' : now.value < aim ? 'below that' : 'above that'
    return say`${quoted(measure, 60)}: over the last four weeks ${name} averaged ${now}, ${side}.` ?? []
  })
