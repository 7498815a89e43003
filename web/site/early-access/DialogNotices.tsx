/**
 * Notices in a dialog: those of the page lie behind it and cannot be reached, so it has its own as long as it is open.
 * What comes after it was closed is said on the page.
 */
import type { ReactNode, RefObject } from 'react'
import { Toasts } from '../../kit/feedback/Toasts.tsx'
import { type Toast, ToastContext, useToast } from '../../kit/feedback/use-toast.ts'

type Props = { readonly dialog: RefObject<HTMLDialogElement | null>; readonly children: ReactNode }

type ChooserProps = Props & { readonly sayOnPage: (toast: Toast) => void }

const Chooser = ({ dialog, sayOnPage, children }: ChooserProps) => {
  const sayHere = useToast()
  const say = (toast: Toast) => (dialog.current?.open ? sayHere : sayOnPage)(toast)
  return <ToastContext value={say}>{children}</ToastContext>
}

export const DialogNotices = ({ dialog, children }: Props) => {
  const sayOnPage = useToast()
  return (
    <Toasts>
      <Chooser dialog={dialog} sayOnPage={sayOnPage}>
        {children}
      </Chooser>
    </Toasts>
  )
}
