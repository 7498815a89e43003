/** A titled dialog on Blueprint's overlay, which takes, traps and returns the focus. */
import { Dialog } from '@blueprintjs/core'
import { type ReactNode, useId } from 'react'
import { screenLocale } from '../../core/language.ts'
import { useFocusReturn } from '../use-focus-return.ts'
import { DialogHeader } from './DialogHeader.tsx'
import classes from './DialogOverlay.module.css'
import { focusDialog } from './focus-dialog.ts'
import { useEscape } from './use-escape.ts'

type Props = {
  readonly title: string
  /** Language of the title; English by default, as for the content. */
  readonly titleLang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed?: () => void
  readonly className?: string | undefined
  /** Blueprint's DialogBody and DialogFooter. */
  readonly children: ReactNode
}

export const DialogOverlay = ({ title, titleLang = screenLocale(), onClosed, children, ...props }: Props) => {
  const titleId = useId()
  const returnFocus = useFocusReturn(props.isOpen)
  useEscape(props)
  return (
    <Dialog
      {...props}
      aria-labelledby={titleId}
      // Blueprint would close it only while the focus is inside.
      canEscapeKeyClose={false}
      transitionDuration={140}
      onOpening={focusDialog}
      onClosed={(node) => {
        returnFocus(node)
        onClosed?.()
      }}
      shouldReturnFocusOnClose={false}
    >
      <DialogHeader title={title} titleLang={titleLang} titleId={titleId} onClose={props.onClose} />
      {/* Rendered outside the screen's elements, so it sets its own language. */}
      <div lang={screenLocale()} className={classes.content}>
        {children}
      </div>
    </Dialog>
  )
}
