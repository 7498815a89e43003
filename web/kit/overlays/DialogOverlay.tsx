/** A dialog with a title on Blueprint's overlay: it takes the focus, keeps it, and gives it back. */
import { Dialog } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import { english } from '../../core/language.ts'
import { useFocusReturn } from '../use-focus-return.ts'
import { DialogHead } from './DialogHead.tsx'
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
  const titleId = useId()
  const giveBack = useFocusReturn(props.isOpen)
  return (
    <Dialog
      {...props}
      aria-labelledby={titleId}
      transitionDuration={140}
      onOpening={focusDialog}
      onClosed={(node) => {
        giveBack(node)
        onClosed?.()
      }}
      shouldReturnFocusOnClose={false}
    >
      <DialogHead title={title} titleLang={titleLang} titleId={titleId} onClose={props.onClose} />
      {/* It stands outside of the screen, and reads as that does. */}
      <div lang={english} className={classes.content}>
        {children}
      </div>
    </Dialog>
  )
}
