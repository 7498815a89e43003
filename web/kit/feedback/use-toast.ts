/** How any component says something in passing. */
import { createContext, useContext } from 'react'

/** A notice; the destructive style says that something failed. */
export type Toast = { readonly title: string; readonly description?: string; readonly destructive?: boolean }

/** Filled by `Toasts`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Shows a notice; it replaces the one that is there. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext)
