/** Parts of one kind side by side, under their name. */
import type { ReactNode } from 'react'
import { Panel } from '../../web/kit/Panel.tsx'
import classes from './Parts.module.css'

type Props = {
  readonly title: string
  /** Parts that fill their place, such as fields, are in columns. */
  readonly isInColumns?: boolean
  readonly children: ReactNode
}

export const Parts = ({ title, isInColumns = false, children }: Props) => (
  <Panel title={title}>
    <div className={isInColumns ? classes.columns : classes.row}>{children}</div>
  </Panel>
)
