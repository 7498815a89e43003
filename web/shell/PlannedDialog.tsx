/** A dialog whose content is still to come; it says what will stand there. */
import { Button, Dialog } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import classes from './PlannedDialog.module.css'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Paragraphs. */
  readonly children: ReactNode
}

export const PlannedDialog = ({ title, isOpen, onClose, children }: Props) => (
  <Dialog title={title} isOpen={isOpen} onClose={onClose} transitionDuration={140}>
    <div className={classes.body}>{children}</div>
    <div className={classes.foot}>
      <Button text="Close" onClick={onClose} />
    </div>
  </Dialog>
)
