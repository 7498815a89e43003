/** A dialog with a title: it takes the focus, keeps it, and gives it back. */
import { Button, Classes, Dialog, H2 } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
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

export const ModalDialog = ({ title, onClosed, children, ...props }: Props) => {
  const text = useText(shellText)
  const titleId = useId()
  return (
    <Dialog
      {...props}
      {...(onClosed === undefined ? {} : { onClosed })}
      aria-labelledby={titleId}
      transitionDuration={140}
      onOpening={focusDialog}
      shouldReturnFocusOnClose
    >
      {/* Blueprint's own header names its button in English, whatever is spoken. */}
      <div className={Classes.DIALOG_HEADER}>
        <H2 id={titleId}>{title}</H2>
        <Button
          className={Classes.DIALOG_CLOSE_BUTTON}
          variant="minimal"
          icon={<X size={18} aria-hidden="true" />}
          aria-label={text.closeDialog}
          onClick={props.onClose}
        />
      </div>
      {children}
    </Dialog>
  )
}
