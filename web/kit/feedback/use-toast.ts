/** Shows toasts from any component. */
import { createContext, useContext } from 'react'

/** A short notice; destructive style means that something failed. */
export type Toast = { readonly title: string; readonly description?: string; readonly destructive?: boolean }

/** Provided by `Toasts`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Returns a function that shows a toast, replacing the current one. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext)
