/** One line on a witness, with buttons at its end. */
import type { ReactNode } from 'react'
import { StatusMark } from '../../kit/StatusMark.tsx'
import classes from './CheckpointMark.module.css'

export type Line = {
  readonly meaning: 'good' | 'attention' | 'neutral' | 'risk'
  readonly title: string
  readonly sentence: string
}

export const WitnessLine = ({
  meaning,
  title,
  sentence,
  children,
}: Line & { readonly children?: ReactNode }) => (
  <div className={classes.line}>
    <StatusMark meaning={meaning}>{title}</StatusMark>
    <span className={classes.sentence}>{sentence}</span>
    {children}
  </div>
)
