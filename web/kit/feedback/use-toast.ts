/** Shows toasts from any component. */
import { createContext, useContext } from 'react'

/** A short notice; destructive ones report a failure. With an action, such as Undo, it shows twice as long. */
export type Toast = {
  readonly title: string
  readonly description?: string
  /** What happens next. */
  readonly next?: string
  readonly destructive?: boolean
  readonly action?: { readonly label: string; readonly onAct: () => void }
}

/** Provided by `Toasts`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Returns a function that shows a toast, replacing the current one. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext)
