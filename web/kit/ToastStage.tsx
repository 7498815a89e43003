/** Shows a toast for five seconds; it can be swiped away to the right, and F8 focuses it (decision 31). */
import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import { english, useText } from '../core/language.ts'
import { kitText } from '../messages/en/kit.ts'
import { type ToastProps, toastDuration } from './shown-toast.ts'
import { ToastBody } from './ToastBody.tsx'
import classes from './Toasts.module.css'

export const ToastStage = ({ toast, onOpenChange }: ToastProps) => {
  const text = useText(kitText)
  // What is read out stands in it, too; else it would be in the language of the page.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const { key, title, description, destructive = false, isOpen } = toast
  return (
    <div ref={setPlace} lang={english}>
      <Radix.Provider
        duration={toastDuration}
        swipeDirection="right"
        swipeThreshold={50}
        announcerContainer={place ?? undefined}
      >
        <Radix.Root
          key={key}
          className={destructive ? `${classes.toast} ${classes.destructive}` : classes.toast}
          open={isOpen}
          onOpenChange={onOpenChange}
          type={destructive ? 'foreground' : 'background'}
        >
          <ToastBody
            isDestructive={destructive}
            close={(cross) => (
              <Radix.Close className={classes.close} aria-label={text.dismiss}>
                {cross}
              </Radix.Close>
            )}
          >
            <Radix.Title className={classes.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
          </ToastBody>
        </Radix.Root>
        <Radix.Viewport className={classes.viewport} hotkey={['F8']} label={text.notifications} />
      </Radix.Provider>
    </div>
  )
}
