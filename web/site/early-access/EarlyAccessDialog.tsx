/**
 * The request for early access. `SitePage` opens it and records the click. The dialog is always in the page, so that a
 * link can open it without scripts.
 */
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { FormNote } from '../forms/FormNote.tsx'
import { useFormAnswer } from '../frame/site-context.ts'
import type { EarlyAccessStart } from '../frame/use-early-access.ts'
import { useHasScripts } from '../frame/use-has-scripts.ts'
import { useSiteQuery } from '../frame/use-site-query.ts'
import { CloseControl } from './CloseControl.tsx'
import { DialogToasts } from './DialogToasts.tsx'
import classes from './EarlyAccess.module.css'
import { EarlyAccessForm } from './EarlyAccessForm.tsx'
import { earlyAccessContent as content } from './early-access.content.ts'

type Props = {
  /** Open, with the values already typed elsewhere; null is closed. */
  readonly request: EarlyAccessStart | null
  readonly onClose: () => void
}

export const EarlyAccessDialog = ({ request, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const hasScripts = useHasScripts()
  const wasRefused = useFormAnswer('early-access') !== null
  const { query, change } = useSiteQuery()
  const isSent = query.get('sent') === 'early-access'
  const sayOnPage = useToast()
  const isOpen = request !== null

  useEffect(() => {
    const { current } = dialog
    if (!isOpen) current?.close()
    else if (current?.open === false) {
      current.showModal()
      // The browser would focus the close button.
      current.querySelector('input')?.focus()
    }
  }, [isOpen])

  const close = () => {
    // The user has read the confirmation; the next request starts afresh.
    if (isSent) change({ sent: '' }, 'typing')
    onClose()
  }
  const leave = { hasScripts, href: wasRefused || isSent ? '/' : '#main', onLeave: close }
  return (
    <dialog
      ref={dialog}
      id="request-access"
      className={classes.dialog}
      aria-labelledby="request-access-title"
      data-scripts={hasScripts || undefined}
      onClose={close}
    >
      <div className={classes.header}>
        <h2 id="request-access-title">{content.title}</h2>
        <CloseControl {...leave} className={classes.close} label={content.close}>
          <X size={20} />
        </CloseControl>
      </div>
      {isSent ? (
        <div className={classes.body}>
          <FormNote answer={null} notices={content} />
        </div>
      ) : (
        <DialogToasts dialog={dialog}>
          <EarlyAccessForm
            start={request}
            cancel={
              <CloseControl {...leave} className={classes.cancel}>
                {content.cancel}
              </CloseControl>
            }
            onSent={() => {
              close()
              sayOnPage(content.sent)
            }}
          />
        </DialogToasts>
      )}
    </dialog>
  )
}
