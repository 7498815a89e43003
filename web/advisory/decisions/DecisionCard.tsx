/** An open decision on the board: title, owner, due date, worth and expected result. */
import { useId } from 'react'
import type { Decision } from '#schema/advisory/decision'
import { english, useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { expectationSentence } from '../../kit/figures/outcome-text.ts'
import { TakenBackLine } from '../../kit/figures/TakenBackLine.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import classes from './Decisions.module.css'
import { DoneButton } from './DoneButton.tsx'
import { DueText } from './DueText.tsx'

type Props = {
  readonly decision: Decision
  readonly moment: Date
  readonly onOpen: (id: string) => void
}

export const DecisionCard = ({ decision, moment, onOpen }: Props) => {
  const text = useText(decisionText)
  const titleId = useId()
  const zone = useTimeZone()
  const { id, title, owner, worth, expects, origin, message, takenBack } = decision
  const about = expects ? expectationSentence(expects) : message === title ? undefined : message
  return (
    <article className={classes.card} aria-labelledby={titleId} data-decision={id}>
      <h3 id={titleId} className={classes.title}>
        <button type="button" lang={english} onClick={() => onOpen(id)}>
          {title}
        </button>
      </h3>
      <p className={classes.meta}>
        <span>
          {owner && <>{owner.name} · </>}
          <DueText decision={decision} moment={moment} />
        </span>
        {worth && <strong lang={english}>{worth}</strong>}
      </p>
      {takenBack && <TakenBackLine takenBack={takenBack} zone={zone} />}
      <div className={classes.foot}>
        <p lang={about === undefined ? undefined : english}>
          {takenBack ? undefined : (about ?? (origin && text.from[origin.kind]))}
        </p>
        <DoneButton decision={decision} describedBy={titleId} />
      </div>
    </article>
  )
}
