/** The most valuable decision: its choices with their worth, doing nothing last. */
import { parseISO } from 'date-fns'
import type { ReactNode } from 'react'
import type { DigestChoice, DigestDecision } from '#schema/digest/digest'
import { english, useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { dayAndMonth } from '../kit/formats.ts'
import { digestText } from '../messages/en/digest.ts'
import { DigestPart } from './DigestPart.tsx'
import classes from './DigestScreen.module.css'

type Props = {
  readonly decision: DigestDecision
  readonly canDecide: boolean
  readonly children: ReactNode
}

const signed = ({ value, shown }: NonNullable<DigestChoice['worth']>): string =>
  value > 0 ? `+${shown}` : shown

export const DigestDecisionPart = ({ decision, canDecide, children }: Props) => {
  const text = useText(digestText)
  const { title, choices, by, advisoryId } = decision
  const worth = ({ isNothing, worth: value, low, high }: DigestChoice): ReactNode => {
    if (isNothing) return text.nothing
    if (value === undefined) return text.noPrice
    return (
      <>
        <strong lang={english}>{signed(value)}</strong> {text.aWeek}
        {low && high && <span className={classes.range}>{text.range(low.shown, high.shown)}</span>}
      </>
    )
  }
  return (
    <DigestPart
      title={
        <>
          {text.decision} <span lang={english}>{title}</span>
        </>
      }
      isLeading
    >
      <dl className={classes.choices}>
        {choices.map((choice, index) => (
          <div key={choice.name} className={index === 0 ? classes.best : classes.choice}>
            <dt lang={english}>{choice.name}</dt>
            <dd>{worth(choice)}</dd>
          </div>
        ))}
      </dl>
      {advisoryId !== undefined && (
        <div className={classes.act}>
          <ButtonLink to={`/nudges?${new URLSearchParams({ advisory: advisoryId })}`} isPrimary={canDecide}>
            {canDecide ? text.decide : text.openAdvisory}
          </ButtonLink>
        </div>
      )}
      <p className={classes.note}>{text.by(dayAndMonth(parseISO(by)))}</p>
      {children}
    </DigestPart>
  )
}
