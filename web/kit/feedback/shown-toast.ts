/** A toast on its way over the screen. */
import type { Toast } from './use-toast.ts'

/** A toast, and whether it still shows. */
export type ShownToast = Toast & { readonly key: number; readonly isOpen: boolean }

/** What whoever draws a toast is told. */
export type ToastProps = {
  readonly toast: ShownToast
  readonly onOpenChange: (isOpen: boolean) => void
}

/** How long a toast stays, in ms. */
export const toastDuration = 5000
