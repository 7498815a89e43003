/** The toast on screen. */
import type { Toast } from './use-toast.ts'

/** A toast, and whether it is still open. */
export type ShownToast = Toast & { readonly key: number; readonly isOpen: boolean }

/** Props of the components that draw a toast. */
export type ToastProps = {
  readonly toast: ShownToast
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Milliseconds that a toast stays. */
export const toastDuration = 5000
