/** Toasts at the bottom, one at a time (decision 31); the animated version loads separately. */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { loadAnimatedToast } from './animated-toast.ts'
import { PlainToast } from './PlainToast.tsx'
import type { ShownToast } from './shown-toast.ts'
import { type Toast, ToastContext } from './use-toast.ts'

/** Milliseconds before a dismissed toast is removed. */
const removeAfter = 1_000_000

const AnimatedToast = lazy(() =>
  loadAnimatedToast().then(
    ({ AnimatedToast }) => ({ default: AnimatedToast }),
    () => ({ default: PlainToast }),
  ),
)

export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<ShownToast | null>(null)
  const toast = useCallback(
    (next: Toast) => setShown((last) => ({ ...next, key: (last?.key ?? 0) + 1, isOpen: true })),
    [],
  )
  const isDismissed = shown !== null && !shown.isOpen
  useEffect(() => {
    if (!isDismissed) return
    const timer = setTimeout(() => setShown(null), removeAfter)
    return () => clearTimeout(timer)
  }, [isDismissed])
  const props = shown && { toast: shown, onOpenChange: (isOpen: boolean) => setShown({ ...shown, isOpen }) }
  return (
    <ToastContext.Provider value={toast}>
      {children}
      {props && (
        <Suspense fallback={<PlainToast {...props} />}>
          <AnimatedToast {...props} />
        </Suspense>
      )}
    </ToastContext.Provider>
  )
}
