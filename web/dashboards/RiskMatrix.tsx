/** Risks by likelihood and impact: a grid, and a list with each score and its reason. Samples are listed separately. */
import { useId } from 'react'
import { useText } from '../core/language.ts'
import { number } from '../kit/formats.ts'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import { levelOf, type RiskLevel } from '../kpi/risk-scores.ts'
import { riskText } from '../messages/en/risk.ts'
import { RiskGrid } from './RiskGrid.tsx'
import classes from './RiskMatrix.module.css'
import type { SampleRisk, ShownRisk } from './risk-list.ts'

type Props = {
  /** Risks scored from the records, highest first. */
  readonly risks: readonly ShownRisk[]
  /** Sample risks without a score, because no record covers them. */
  readonly samples: readonly SampleRisk[]
}

const meanings: Readonly<Record<RiskLevel, Meaning>> = { high: 'risk', medium: 'attention', low: 'good' }

export const RiskMatrix = ({ risks, samples }: Props) => {
  const text = useText(riskText)
  const samplesId = useId()
  const [first] = risks
  return (
    <Panel
      title={first ? text.matrixTitle(first.name, number(first.score, 1)) : text.matrix}
      isLeading
      isFilling
    >
      <p className={classes.measure}>{text.howScored}</p>
      <div className={classes.parts}>
        <RiskGrid risks={risks} />
        <ol className={classes.list} aria-label={text.list}>
          {risks.map((risk, index) => {
            const level = levelOf(risk.score)
            return (
              <li key={risk.name} className={classes.risk}>
                <span className={classes.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className={classes.name}>{risk.name}</h3>
                  <p className={classes.how}>
                    {risk.how} {text.how(risk.likelihood, risk.impact)}
                  </p>
                </div>
                <div className={classes.score}>
                  <p className={classes.figure}>
                    {number(risk.score, 1)}
                    <span className={classes.outOf}> {text.outOfTen}</span>
                  </p>
                  <StatusMark meaning={meanings[level]}>{text.levels[level]}</StatusMark>
                </div>
              </li>
            )
          })}
        </ol>
      </div>
      {samples.length > 0 && (
        <section className={classes.samples} aria-labelledby={samplesId}>
          <h3 id={samplesId} className={classes.name}>
            {text.samples} <SampleTag />
          </h3>
          <ul>
            {samples.map(({ name, how }) => (
              <li key={name} className={classes.how}>
                <strong>{name}.</strong> {how}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  )
}
