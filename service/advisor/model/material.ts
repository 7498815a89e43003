/** Input of a model: figures of our own analysis with ids, and texts on record. */
import type { Figure } from '#schema/core/advice'
import { weekInput } from '../analysis/weeks.ts'
import { writeBriefFromRecords } from '../briefs/write-brief.ts'
import { today } from '../calendar.ts'
import type { BriefRequest } from '../engine.ts'
import { citedName, type WeekField } from '../field-values.ts'
import { measure } from '../figure.ts'
import { eachOnce } from '../line.ts'
import { vocabularies } from '../vocabulary.ts'
import { type KnownNumber, knownFigure } from './verify-numbers.ts'

/** Everything a model may use: `data` as sent, figures by id, and all permitted numbers. */
export type Material = {
  readonly data: unknown
  readonly figures: ReadonlyMap<string, Figure>
  readonly known: readonly KnownNumber[]
}

/** Topics whose built-in briefs together have the figures that most questions need, besides those of the answer itself. */
const grounds = ['how are we doing', 'costs', 'cash', 'season']

/** False for a figure that only repeats a stated number. */
const isOnRecord = ({ inputs }: Figure): boolean =>
  inputs.some(({ kind }) => kind !== 'question' && kind !== 'focus')

const weeksTold = 13
const weekly: readonly (readonly [WeekField, Figure['unit']])[] = [
  ['revenue', 'aud'],
  ['profitMargin', 'percent'],
  ['transactions', 'count'],
  ['cashRunwayWeeks', 'weeks'],
  ['costs', 'aud'],
]

const figuresOfWeeks = ({ records }: BriefRequest): readonly Figure[] =>
  records.kpis.slice(-weeksTold).flatMap((week) =>
    weekly.flatMap(([field, unit]) => {
      const label = `${citedName(field).replaceAll('_', ' ')}, week of ${week.weekStart}`
      const figure = measure(records)({ label, unit, formula: 'value', inputs: [weekInput(week, field)] })
      return figure ? [figure] : []
    }),
  )

const writtenOnRecord = ({ records, passages }: BriefRequest) => {
  const { focus, profile, advisories } = records
  const { savedAt: _, ...ofProfile } = profile
  return {
    focus,
    profile: ofProfile,
    openAdvisories: advisories
      .filter(({ status }) => status === 'new')
      .slice(0, 8)
      .map(({ title, urgency, worth }) => ({ title, urgency, worth })),
    passages: passages.map(({ kind, title, excerpt }) => ({ kind, title, excerpt })),
  }
}

/** Collects the input for a brief; `own` are figures of the built-in one. Numbers written by people prove nothing. */
export const materialFor = (order: BriefRequest, own: readonly Figure[]): Material => {
  const { records } = order
  const general = grounds.flatMap((topic) => writeBriefFromRecords({ ...order, topic }).basis.figures)
  const offered = eachOnce([...own, ...general])
  const figures = new Map(offered.map((figure, index) => [`f${index + 1}`, figure]))
  const weeks = figuresOfWeeks(order)
  const written = writtenOnRecord(order)
  const data = {
    business: { ...records.business, words: vocabularies[records.business.type] },
    today: today(records.now),
    figures: [...figures].map(([id, { label, shown, asOf }]) => ({ id, label, shown, asOf })),
    weeks: weeks.map(({ label, shown }) => `${label}: ${shown}`),
    ...written,
  }
  const known = [
    ...[...offered, ...weeks].filter(isOnRecord).map(knownFigure),
    { value: records.kpis.length, kind: 'plain' as const },
  ]
  return { data, figures, known }
}
