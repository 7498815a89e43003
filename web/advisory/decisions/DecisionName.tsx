/** The name of a decision in a table; a press opens the decision. */

import type { Decision } from '#schema/advisory/decision'
import { english } from '../../core/language.ts'
import classes from './Decisions.module.css'

type Props = {
  readonly decision: Decision
  /** Secondary line under the name. */
  readonly under?: string
  readonly onOpen: (id: string) => void
}

export const DecisionName = ({ decision: { id, title }, under, onOpen }: Props) => (
  <>
    <button
      id={`decision-${id}`}
      type="button"
      className={classes.name}
      lang={english}
      onClick={() => onOpen(id)}
    >
      {title}
    </button>
    {under && <span className={classes.under}>{under}</span>}
  </>
)
