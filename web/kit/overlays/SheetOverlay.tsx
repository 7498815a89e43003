/** A panel over the window, for narrow screens: it takes the focus, keeps it, and gives it back, unless it came unasked. */
import { Overlay2 } from '@blueprintjs/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { english } from '../../core/language.ts'
import { useFocusReturn } from '../use-focus-return.ts'
import { focusDialog } from './focus-dialog.ts'
import classes from './SheetOverlay.module.css'

type Props = {
  /** Names the sheet. */
  readonly label: string
  /** The language of all in it; English, as on the screens, by default. */
  readonly lang?: string
  readonly isOpen: boolean
  /** It came unasked: it covers the lower half, and leaves the focus and all above it to the person. */
  readonly isHalf?: boolean
  /** Somebody is about to write in it. */
  readonly onWriting?: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SheetOverlay = ({
  label,
  lang = english,
  isOpen,
  isHalf = false,
  onWriting,
  onClose,
  children,
}: Props) => {
  const sheet = useRef<HTMLDivElement>(null)
  const wasHalf = useRef(isHalf)
  const giveBack = useFocusReturn(isOpen)
  // From half to whole it is the same sheet, which does not open again.
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
      onClosed={giveBack}
      hasBackdrop={!isHalf}
      autoFocus={!isHalf}
      enforceFocus={!isHalf}
      canOutsideClickClose={!isHalf}
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
