/** Shows the current focus and opens Strategic Focus Management; the address says whether it is open. */
import Disc from 'lucide-react/icons/disc'
import { Suspense, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locale, useText } from '../../core/language.ts'
import { isFocusOpen, withFocus, withoutFocus } from '../../focus/focus-address.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { shellText } from '../../messages/en/shell.ts'
import { focusOpener } from '../focus-opener.ts'
import classes from './FocusButton.module.css'

const CurrentFocus = lazyPart(async () => (await import('../../focus/CurrentFocus.tsx')).CurrentFocus)
const FocusManagement = lazyPart(
  async () => (await import('../../focus/FocusManagement.tsx')).FocusManagement,
)

type Props = {
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
}

export const FocusButton = ({ businessName }: Props) => {
  const text = useText(shellText)
  const [address, setAddress] = useSearchParams()
  const close = () => setAddress(withoutFocus(address))
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.focus}
        aria-haspopup="dialog"
        onClick={() => setAddress(withFocus(address))}
      >
        <Disc size={14} />
        <span>{text.currentFocus}</span>
        <span className={classes.name}>
          <Suspense fallback={<Skeleton width="160px" />}>
            <CurrentFocus />
          </Suspense>
        </span>
      </button>
      <ModalDialog
        title={text.focusManagement}
        titleLang={locale()}
        isOpen={isFocusOpen(address)}
        onClose={close}
        onClosed={() => focusOpener(button.current)}
        className={classes.dialog}
      >
        <FocusManagement onClose={close} businessName={businessName} />
      </ModalDialog>
    </>
  )
}
