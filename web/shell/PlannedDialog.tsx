/** A dialog whose content is still to come; it says what will stand there. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { ModalDialog } from '../kit/ModalDialog.tsx'
import classes from './PlannedDialog.module.css'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Paragraphs. */
  readonly children: ReactNode
}

export const PlannedDialog = ({ title, isOpen, onClose, children }: Props) => (
  <ModalDialog title={title} isOpen={isOpen} onClose={onClose}>
    <DialogBody>
      <div className={classes.words}>{children}</div>
    </DialogBody>
    <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
  </ModalDialog>
)
