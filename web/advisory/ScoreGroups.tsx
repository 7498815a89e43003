/** The score by executive style or by measure, as a table; the last columns are about doing nothing. */
import { Classes } from '@blueprintjs/core'
import { RecordedMeasure } from '#schema/advisor/measure'
import type { ScoreGroup } from '#schema/advisory/score'
import { personaNames } from '#schema/persona/persona'
import { useText } from '../core/language.ts'
import { measureValue } from '../kit/figures/measure-value.ts'
import { money } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { outcomeText } from '../messages/en/outcome.ts'
import { scoreText } from '../messages/en/score.ts'
import classes from './ScoreGroups.module.css'

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
  const brier = (value: number | undefined): string =>
    value === undefined ? text.notKnown : value.toFixed(2)
  const title = by === 'style' ? text.byStyle : text.byMeasure
  const columns = [
    text.cameTrue,
    text.uncertain,
    text.brier,
    text.promised,
    text.found,
    text.nothing,
    text.nothingBrier,
  ]
  return (
    <Panel title={title} isFlush>
      <div className={classes.container}>
        <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{by === 'style' ? text.style : text.measure}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className={classes.number}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, hits, misses, cannotTell, promised, found, nothing, ...group }) => (
              <tr key={key}>
                <th scope="row">{nameOf(key)}</th>
                {[
                  text.of(hits, hits + misses),
                  cannotTell,
                  brier(group.brier),
                  amount(key, promised),
                  amount(key, found),
                  text.of(nothing.hits, nothing.hits + nothing.misses),
                  brier(nothing.brier),
                ].map((value, column) => (
                  <td key={columns[column]} className={classes.number} data-column={columns[column]}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
