/** A panel over the window for narrow screens: takes, traps and returns the focus, unless it opened by itself. */
import { Overlay2 } from '@blueprintjs/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { screenLocale } from '../../core/language.ts'
import { useFocusReturn } from '../use-focus-return.ts'
import { focusDialog } from './focus-dialog.ts'
import classes from './SheetOverlay.module.css'
import { useEscape } from './use-escape.ts'

type Props = {
  readonly label: string
  /** Language of the content; English by default, as on the screens. */
  readonly lang?: string
  readonly isOpen: boolean
  /** Opened by itself: covers the lower half only and leaves the focus where it is. */
  readonly isHalf?: boolean
  /** Called when the user is about to type in it. */
  readonly onWriting?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SheetOverlay = ({
  label,
  lang = screenLocale(),
  isOpen,
  isHalf = false,
  onWriting,
  onClose,
  children,
}: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const wasHalf = useRef(isHalf)
  const returnFocus = useFocusReturn(isOpen)
  useEscape({ isOpen, onClose })
  // Growing from half to full is the same sheet, so it does not open again.
  useEffect(() => {
    const hasGrown = wasHalf.current && !isHalf
    wasHalf.current = isHalf
    if (isOpen && hasGrown && sheet.current && !sheet.current.contains(document.activeElement))
      focusDialog(sheet.current)
  }, [isOpen, isHalf])
  return (
    <Overlay2
      isOpen={isOpen}
      onClose={onClose}
      {...(isHalf ? {} : { onOpening: focusDialog })}
      onClosed={returnFocus}
      hasBackdrop={!isHalf}
      autoFocus={!isHalf}
      enforceFocus={!isHalf}
      canOutsideClickClose={!isHalf}
      // Blueprint would close it only while the focus is inside.
      canEscapeKeyClose={false}
      shouldReturnFocusOnClose={false}
      transitionDuration={200}
    >
      <div
        ref={sheet}
        role="dialog"
        aria-modal={!isHalf}
        aria-label={label}
        lang={lang}
        className={classes.sheet}
        data-half={isHalf || undefined}
        onFocus={({ target }) => isHalf && target instanceof HTMLTextAreaElement && onWriting?.()}
      >
        {children}
      </div>
    </Overlay2>
  )
}
