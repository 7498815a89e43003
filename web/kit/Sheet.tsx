/** A panel over the whole window, for narrow screens; it takes the focus, keeps it, and gives it back. */
import { Overlay2 } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { focusDialog } from './focus-dialog.ts'
import classes from './Sheet.module.css'

type Props = {
  /** Names the sheet. */
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const Sheet = ({ label, isOpen, onClose, children }: Props) => (
  <Overlay2
    isOpen={isOpen}
    onClose={onClose}
    onOpening={focusDialog}
    shouldReturnFocusOnClose
    transitionDuration={200}
  >
    <div role="dialog" aria-modal="true" aria-label={label} className={classes.sheet}>
      {children}
    </div>
  </Overlay2>
)
