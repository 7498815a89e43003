/** Button that opens the choice of an earlier moment for all screens. */
import History from 'lucide-react/icons/history'
import { useRef, useState } from 'react'
import { locale, useText } from '../core/language.ts'
import { lazyPart } from '../kit/feedback/lazy-part.ts'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { shellText } from '../messages/en/shell.ts'
import { focusOpener } from '../shell/focus-opener.ts'
import classes from './AsOfButton.module.css'

const AsOfDialog = lazyPart(async () => (await import('./AsOfDialog.tsx')).AsOfDialog)

export const AsOfButton = () => {
  const text = useText(shellText)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-label={text.seeEarlier}
        onClick={() => setIsOpen(true)}
      >
        <History size={18} />
      </button>
      <ModalDialog
        title={text.earlierMoment}
        titleLang={locale()}
        isOpen={isOpen}
        onClose={close}
        onClosed={() => focusOpener(button.current)}
        className={classes.dialog}
      >
        <AsOfDialog onClose={close} />
      </ModalDialog>
    </>
  )
}
