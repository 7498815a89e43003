/** A dialog with a title: it takes the focus, keeps it, and gives it back. */
import { Dialog } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { focusDialog } from './focus-dialog.ts'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The dialog is gone from the screen. */
  readonly onClosed?: () => void
  readonly className?: string | undefined
  /** Blueprint's DialogBody and DialogFooter. */
  readonly children: ReactNode
}

export const ModalDialog = ({ onClosed, ...props }: Props) => (
  <Dialog
    {...props}
    {...(onClosed === undefined ? {} : { onClosed })}
    transitionDuration={140}
    onOpening={focusDialog}
    shouldReturnFocusOnClose
  />
)
