/** The toast on screen. */
import type { Toast } from './use-toast.ts'

/** A toast, and whether it is still open. */
export type ShownToast = Toast & { readonly key: number; readonly isOpen: boolean }

/** Props of the components that draw a toast. */
export type ToastProps = {
  readonly toast: ShownToast
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Milliseconds for which a toast shows, without and with an action. */
const [plainDuration, actionDuration] = [5000, 10_000]

/** Milliseconds for which this toast shows (decisions 31 and 44). */
export const durationOf = ({ action }: Toast): number =>
  action === undefined ? plainDuration : actionDuration
