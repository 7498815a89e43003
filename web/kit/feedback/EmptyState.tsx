/** Empty state: one sentence and one action. */
import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'

type Props = {
  readonly sentence: string
  /** One button or link. */
  readonly action?: ReactNode
}

export const EmptyState = ({ sentence, action }: Props) => (
  <div className={classes.empty}>
    <p className={classes.sentence}>{sentence}</p>
    {action}
  </div>
)
