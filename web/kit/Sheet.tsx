/** A panel over the whole window, for narrow screens; it holds the focus and gives it back. */
import { Drawer } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import classes from './Sheet.module.css'

type Props = {
  /** Names the sheet. */
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Sheet = ({ label, isOpen, onClose, children }: Props) => (
  <Drawer
    isOpen={isOpen}
    onClose={onClose}
    position="bottom"
    size="100%"
    hasBackdrop={false}
    transitionDuration={200}
    className={classes.sheet}
    aria-label={label}
    aria-labelledby={undefined}
  >
    {children}
  </Drawer>
)
