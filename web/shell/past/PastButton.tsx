/** The one control that moves all screens to an earlier moment. */
import History from 'lucide-react/icons/history'
import { useRef, useState } from 'react'
import { english, useText } from '../../core/language.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { ModalDialog } from '../../kit/ModalDialog.tsx'
import { pastText } from '../../messages/en/past.ts'
import { focusOpener } from '../focus-opener.ts'
import classes from './PastButton.module.css'

const PastChoice = lazyPart(async () => (await import('./PastChoice.tsx')).PastChoice)

export const PastButton = () => {
  const text = useText(pastText)
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.past}
        aria-haspopup="dialog"
        aria-label={text.open}
        lang={english}
        onClick={() => setIsOpen(true)}
      >
        <History size={18} />
      </button>
      <ModalDialog
        title={text.title}
        isOpen={isOpen}
        onClose={close}
        onClosed={() => focusOpener(button.current)}
        className={classes.dialog}
      >
        <PastChoice onClose={close} />
      </ModalDialog>
    </>
  )
}
