/** A dialog with a title on Blueprint's overlay: it takes the focus, keeps it, and gives it back. */
import { Button, Classes, Dialog, H2 } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { english, useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './DialogOverlay.module.css'
import { focusDialog } from './focus-dialog.ts'

type Props = {
  readonly title: string
  /** The language of the title; English, as that of all in the dialog, by default. */
  readonly titleLang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The dialog is gone from the screen. */
  readonly onClosed?: () => void
  readonly className?: string | undefined
  /** Blueprint's DialogBody and DialogFooter. */
  readonly children: ReactNode
}

export const DialogOverlay = ({ title, titleLang = english, onClosed, children, ...props }: Props) => {
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
        <H2 id={titleId} lang={titleLang}>
          {title}
        </H2>
        <Button
          className={Classes.DIALOG_CLOSE_BUTTON}
          variant="minimal"
          icon={<X size={18} aria-hidden="true" />}
          aria-label={text.closeDialog}
          onClick={props.onClose}
        />
      </div>
      {/* It stands outside of the screen, and reads as that does. */}
      <div lang={english} className={classes.content}>
        {children}
      </div>
    </Dialog>
  )
}
