/** The one control that moves all screens to an earlier moment. */
import History from 'lucide-react/icons/history'
import { useRef, useState } from 'react'
import { useText } from '../../core/language.ts'
import { lazyPart } from '../../kit/lazy-part.ts'
import { pastText } from '../../messages/en/past.ts'
import { focusOpener } from '../focus-opener.ts'
import { LazyDialog } from '../LazyDialog.tsx'
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
        onClick={() => setIsOpen(true)}
      >
        <History size={18} />
      </button>
      <LazyDialog
        title={text.title}
        isOpen={isOpen}
        onClose={close}
        onClosed={() => focusOpener(button.current)}
        className={classes.dialog}
      >
        <PastChoice onClose={close} />
      </LazyDialog>
    </>
  )
}
