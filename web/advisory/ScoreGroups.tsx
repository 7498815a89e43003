/** The score by executive style or by measure, as a table; the last columns compare with doing nothing. */
import { RecordedMeasure } from '#schema/advisor/measure'
import type { ScoreGroup } from '#schema/advisory/score'
import { personaNames } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { measureValue } from '../kit/figures/measure-value.ts'
import { fixed, money } from '../kit/formats.ts'
import { outcomeText } from '../messages/en/outcome.ts'
import { scoreText } from '../messages/en/score.ts'
import { ScoreTable } from './ScoreTable.tsx'

type Props = { readonly groups: readonly ScoreGroup[]; readonly by: 'style' | 'measure' }

export const ScoreGroups = ({ groups, by }: Props) => {
  const text = useText(scoreText)
  const { measures } = useText(outcomeText)
  const rows = groups.filter((group) => group.by === by)
  if (rows.length === 0) return null
  const nameOf = (key: string): string =>
    RecordedMeasure.is(key) ? measures[key] : (personaNames[key] ?? key)
  const amount = (key: string, value: number | undefined): string => {
    if (value === undefined) return text.notKnown
    return RecordedMeasure.is(key) ? measureValue(key, value) : money(value)
  }
  const brier = (value: number | undefined): string => (value === undefined ? text.notKnown : fixed(value, 2))
  const title = by === 'style' ? text.byStyle : text.byMeasure
  const columns = [
    text.cameTrue,
    text.uncertain,
    text.brier,
    text.promised,
    text.found,
    text.nothing,
    text.nothingBrier,
  ].map((name) => ({ name, isNumber: true }))
  const table = rows.map(({ key, hits, misses, cannotTell, promised, found, nothing, ...group }) => ({
    key,
    name: nameOf(key),
    values: [
      text.of(hits, hits + misses),
      cannotTell,
      brier(group.brier),
      amount(key, promised),
      amount(key, found),
      text.of(nothing.hits, nothing.hits + nothing.misses),
      brier(nothing.brier),
    ],
  }))
  return (
    <ScoreTable
      title={title}
      rowName={by === 'style' ? text.style : text.measure}
      columns={columns}
      rows={table}
    />
  )
}
