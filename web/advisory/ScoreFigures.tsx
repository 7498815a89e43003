/** The score of all accepted advice in four figures. */
import type { ScoreGroup } from '#schema/advisory/score'
import { useText } from '../core/language.ts'
import { fixed, money } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { scoreText } from '../messages/en/score.ts'
import classes from './ScoreFigures.module.css'

type Props = { readonly all: ScoreGroup; readonly open: number }

export const ScoreFigures = ({ all, open }: Props) => {
  const text = useText(scoreText)
  const { hits, misses, cannotTell, promised, found, brier, nothing } = all
  const notes = [
    ...(cannotTell > 0 ? [text.cannotTell(cannotTell)] : []),
    ...(open > 0 ? [text.open(open)] : []),
  ].join(', ')
  const worth = promised === undefined || found === undefined ? undefined : { promised, found }
  const figures = [
    { name: text.cameTrue, value: text.of(hits, hits + misses), note: notes },
    ...(worth
      ? [
          {
            name: text.found,
            value: money(worth.found),
            note: text.foundOf(money(worth.promised)),
          },
        ]
      : []),
    ...(brier === undefined ? [] : [{ name: text.brier, value: fixed(brier, 2), note: text.brierNote }]),
    ...(nothing.brier === undefined
      ? []
      : [
          {
            name: text.nothing,
            value: text.of(nothing.hits, nothing.hits + nothing.misses),
            note: text.nothingNote(fixed(nothing.brier, 2)),
          },
        ]),
  ]
  return (
    <Panel label={text.figures} isLeading isFlush>
      <div className={classes.frame}>
        <dl className={classes.figures}>
          {figures.map(({ name, value, note }) => (
            <div key={name} className={classes.figure}>
              <dt>{name}</dt>
              <dd className={classes.value}>{value}</dd>
              <dd className={classes.note}>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  )
}
