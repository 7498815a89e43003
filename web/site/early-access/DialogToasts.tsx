/**
 * Toasts of an open dialog. A modal dialog makes the page's own toasts unreachable, so the dialog renders its own.
 * Toasts raised after closing appear on the page.
 */
import type { ReactNode, RefObject } from 'react'
import { Toasts } from '../../kit/feedback/Toasts.tsx'
import { type Toast, ToastContext, useToast } from '../../kit/feedback/use-toast.ts'

type Props = { readonly dialog: RefObject<HTMLDialogElement | null>; readonly children: ReactNode }

type RouterProps = Props & { readonly toastOnPage: (toast: Toast) => void }

const ToastRouter = ({ dialog, toastOnPage, children }: RouterProps) => {
  const toastInDialog = useToast()
  const toast = (content: Toast) => (dialog.current?.open ? toastInDialog : toastOnPage)(content)
  return <ToastContext value={toast}>{children}</ToastContext>
}

export const DialogToasts = ({ dialog, children }: Props) => {
  const toastOnPage = useToast()
  return (
    <Toasts>
      <ToastRouter dialog={dialog} toastOnPage={toastOnPage}>
        {children}
      </ToastRouter>
    </Toasts>
  )
}
