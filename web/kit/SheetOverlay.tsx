/** A panel over the whole window, for narrow screens; it takes the focus, keeps it, and gives it back. */
import { Overlay2 } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { english } from '../core/language.ts'
import { focusDialog } from './focus-dialog.ts'
import classes from './SheetOverlay.module.css'

type Props = {
  /** Names the sheet. */
  readonly label: string
  /** The language of all in it; English, as on the screens, by default. */
  readonly lang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SheetOverlay = ({ label, lang = english, isOpen, onClose, children }: Props) => (
  <Overlay2
    isOpen={isOpen}
    onClose={onClose}
    onOpening={focusDialog}
    shouldReturnFocusOnClose
    transitionDuration={200}
  >
    <div role="dialog" aria-modal="true" aria-label={label} lang={lang} className={classes.sheet}>
      {children}
    </div>
  </Overlay2>
)
