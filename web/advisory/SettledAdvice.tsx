/** Scored advice, newest first: promised and found change for the better, on one scale for those in dollars. */
import { Classes } from '@blueprintjs/core'
import { parseISO } from 'date-fns'
import { Link } from 'react-router-dom'
import type { Advisory } from '#schema/advisory/advisory'
import { useText } from '../core/language.ts'
import { isMoney, measureValue, verdictMeanings } from '../kit/figures/measure-value.ts'
import { goodSign } from '../kit/figures/outcome-text.ts'
import { dayAndMonth } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { outcomeText } from '../messages/en/outcome.ts'
import { scoreText } from '../messages/en/score.ts'
import { verdictText } from '../messages/en/verdict.ts'
import { advisoryAddress } from './advisory-address.ts'
import classes from './SettledAdvice.module.css'
import { type Strip, scaleOf, stripOf } from './settled-strip.ts'

type Props = { readonly settled: readonly Advisory[] }

const percentAt = (place: number): string => `${place * 100}%`

const StripMark = ({ strip: { zero, from, to, promised, found } }: { readonly strip: Strip }) => (
  <span className={classes.strip} aria-hidden="true">
    <span className={classes.zero} style={{ left: percentAt(zero) }} />
    <span className={classes.band} style={{ left: percentAt(from), width: percentAt(to - from) }} />
    <span className={classes.tick} style={{ left: percentAt(promised) }} />
    {found !== undefined && <span className={classes.dot} style={{ left: percentAt(found) }} />}
  </span>
)

export const SettledAdvice = ({ settled }: Props) => {
  const text = useText(scoreText)
  const words = useText(outcomeText)
  const { verdicts } = useText(verdictText)
  const scale = scaleOf(settled)
  return (
    <Panel title={text.done} isFlush>
      <div className={classes.container}>
        <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.advice}</th>
              <th scope="col" className={classes.number}>
                {text.promisedColumn}
              </th>
              <th scope="col" className={classes.wide}>
                {text.scale}
              </th>
              <th scope="col" className={classes.number}>
                {text.foundColumn}
              </th>
              <th scope="col">{text.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {settled.map(({ id, title, expects, outcome }) => {
              if (expects === undefined || outcome === undefined) return null
              const { measure, change, before, to } = expects
              const signed = (by: number) => {
                const better = goodSign(expects) * by
                return `${better < 0 ? '-' : '+'}${measureValue(measure, Math.abs(better))}`
              }
              return (
                <tr key={id}>
                  <th scope="row">
                    <Link to={advisoryAddress(id)}>{title}</Link>
                    <span className={classes.under}>
                      {words.measures[measure]}, {text.due(dayAndMonth(parseISO(to)))}
                    </span>
                  </th>
                  <td className={classes.number}>{signed(change)}</td>
                  <td className={classes.wide}>
                    {isMoney(measure) && <StripMark strip={stripOf(expects, outcome, scale)} />}
                  </td>
                  <td className={classes.number}>
                    {outcome.found === undefined ? text.notKnown : signed(outcome.found - before)}
                  </td>
                  <td>
                    <StatusMark meaning={verdictMeanings[outcome.verdict]}>
                      {verdicts[outcome.verdict]}
                    </StatusMark>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
