/** Scored advice, newest first: promised and actual change, drawn on one scale where both are in dollars. */
import { parseISO } from 'date-fns'
import { Link } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { english, useText } from '../core/language.ts'
import { isMoney, measureValue, verdictMeanings } from '../kit/figures/measure-value.ts'
import { goodSign } from '../kit/figures/outcome-text.ts'
import { dayAndMonth } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { outcomeText } from '../messages/en/outcome.ts'
import { scoreText } from '../messages/en/score.ts'
import { verdictText } from '../messages/en/verdict.ts'
import { advisoryAddress } from './advisory-address.ts'
import { ScoreTable } from './ScoreTable.tsx'
import classes from './SettledAdvice.module.css'
import { StripMark } from './StripMark.tsx'
import { scaleOf, stripOf } from './settled-strip.ts'

type Props = { readonly settled: readonly Advisory[] }

export const SettledAdvice = ({ settled }: Props) => {
  const text = useText(scoreText)
  const words = useText(outcomeText)
  const { verdicts } = useText(verdictText)
  const scale = scaleOf(settled)
  const rows = settled.flatMap(({ id, title, expects, outcome }) => {
    if (expects === undefined || outcome === undefined) return []
    const { measure, change, before, to } = expects
    const signed = (by: number) => {
      const better = goodSign(expects) * by
      return `${better < 0 ? '−' : '+'}${measureValue(measure, Math.abs(better))}`
    }
    const name = (
      <>
        <Link to={advisoryAddress(id)} lang={english}>
          {title}
        </Link>
        <span className={classes.under}>
          {words.measures[measure]}, {text.due(dayAndMonth(parseISO(to)))}
        </span>
      </>
    )
    const values = [
      signed(change),
      isMoney(measure) && <StripMark strip={stripOf(expects, outcome, scale)} />,
      outcome.found === undefined ? text.notKnown : signed(outcome.found - before),
      <StatusMark key="verdict" meaning={verdictMeanings[outcome.verdict]}>
        {verdicts[outcome.verdict]}
      </StatusMark>,
    ]
    return [{ key: id, name, values }]
  })
  const columns = [
    { name: text.promisedColumn, isNumber: true },
    { name: text.scale, isWide: true },
    { name: text.foundColumn, isNumber: true },
    { name: text.verdict },
  ]
  return <ScoreTable title={text.done} rowName={text.advice} columns={columns} rows={rows} />
}
