/** Notices at the bottom right: one at a time, five seconds, swiped away to the right, focused by F8 (decision 31). */
import * as Radix from '@radix-ui/react-toast'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import classes from './Toasts.module.css'
import { type Toast, ToastContext } from './use-toast.ts'

type Shown = Toast & { readonly key: number; readonly isOpen: boolean }

/** How long a toast stays, in ms (section 9). */
const duration = 5000
/** When a toast that was dismissed is forgotten, in ms (section 9). */
const forgetAfter = 1_000_000

export const Toasts = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(null)
  const toast = useCallback(
    (next: Toast) => setShown((last) => ({ ...next, key: (last?.key ?? 0) + 1, isOpen: true })),
    [],
  )
  const isDismissed = shown !== null && !shown.isOpen
  useEffect(() => {
    if (!isDismissed) return
    const timer = setTimeout(() => setShown(null), forgetAfter)
    return () => clearTimeout(timer)
  }, [isDismissed])
  return (
    <ToastContext.Provider value={toast}>
      <Radix.Provider duration={duration} swipeDirection="right" swipeThreshold={50}>
        {children}
        {shown && (
          <Radix.Root
            key={shown.key}
            className={shown.destructive ? `${classes.toast} ${classes.destructive}` : classes.toast}
            open={shown.isOpen}
            onOpenChange={(isOpen) => setShown({ ...shown, isOpen })}
            type={shown.destructive ? 'foreground' : 'background'}
          >
            {shown.destructive && <span className={classes.diamond} aria-hidden="true" />}
            <div>
              <Radix.Title className={classes.title}>{shown.title}</Radix.Title>
              {shown.description && <Radix.Description>{shown.description}</Radix.Description>}
            </div>
            <Radix.Close className={classes.close} aria-label="Dismiss">
              <svg
                viewBox="0 0 12 12"
                width="12"
                height="12"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="m2 2 8 8M10 2l-8 8" />
              </svg>
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className={classes.viewport} hotkey={['F8']} label="Notifications ({hotkey})" />
      </Radix.Provider>
    </ToastContext.Provider>
  )
}
