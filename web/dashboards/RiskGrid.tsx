/** A grid of five by five: impact across, likelihood up. Each risk appears in its cell with its number in the list. */
import { useText } from '../core/language.ts'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
import { levelOf, scoreOf } from '../kpi/risk-scores.ts'
import { riskText } from '../messages/en/risk.ts'
import classes from './RiskGrid.module.css'
import type { ShownRisk } from './risk-list.ts'

type Props = { readonly risks: readonly ShownRisk[] }

const grades = [1, 2, 3, 4, 5] as const
const fromTheTop = [5, 4, 3, 2, 1] as const

export const RiskGrid = ({ risks }: Props) => {
  const text = useText(riskText)
  return (
    <table className={classes.grid} aria-label={text.grid}>
      <thead>
        <tr>
          <td />
          {grades.map((impact) => (
            <th key={impact} scope="col">
              <span className={classes.visuallyHidden}>{text.impact} </span>
              {impact}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fromTheTop.map((likelihood) => (
          <tr key={likelihood}>
            <th scope="row">
              <span className={classes.visuallyHidden}>{text.likelihood} </span>
              {likelihood}
            </th>
            {grades.map((impact) => (
              <td key={impact} data-level={levelOf(scoreOf({ likelihood, impact }))}>
                {risks.flatMap((risk, index) =>
                  risk.likelihood === likelihood && risk.impact === impact
                    ? [
                        <Tooltip key={risk.name} words={risk.name}>
                          <span className={classes.mark}>
                            {index + 1}
                            <span className={classes.visuallyHidden}> {risk.name}</span>
                          </span>
                        </Tooltip>,
                      ]
                    : [],
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <caption className={classes.axes}>{text.axes}</caption>
    </table>
  )
}
