/** Shows a toast for five seconds; it can be swiped away to the right, and F8 focuses it (decision 31). */
import * as Radix from '@radix-ui/react-toast'
import { useState } from 'react'
import { locale, screenLocale, useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import { durationOf, type ToastProps } from './shown-toast.ts'
import { ToastBody } from './ToastBody.tsx'
import classes from './Toasts.module.css'
import { useToastFocus } from './use-toast-focus.ts'

export const AnimatedToast = ({ toast, onOpenChange }: ToastProps) => {
  const text = useText(shellText)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // Announcements render here to get this language; otherwise they take that of the page.
  const [spoken, setSpoken] = useState<HTMLElement | null>(null)
  const { key, title, description, next, destructive = false, action, isOpen } = toast
  useToastFocus(place, isOpen)
  return (
    <div ref={setPlace} lang={locale()}>
      <div ref={setSpoken} lang={screenLocale()} />
      <Radix.Provider
        duration={durationOf(toast)}
        swipeDirection="right"
        swipeThreshold={50}
        announcerContainer={spoken ?? undefined}
      >
        <Radix.Root
          key={key}
          className={destructive ? `${classes.toast} ${classes.destructive}` : classes.toast}
          lang={screenLocale()}
          open={isOpen}
          onOpenChange={onOpenChange}
          type={destructive ? 'foreground' : 'background'}
        >
          <ToastBody
            isDestructive={destructive}
            close={(cross) => (
              <Radix.Close className={classes.close} aria-label={text.dismiss} lang={locale()}>
                {cross}
              </Radix.Close>
            )}
          >
            <Radix.Title className={classes.title}>{title}</Radix.Title>
            {description && <Radix.Description>{description}</Radix.Description>}
            {next && <p>{next}</p>}
            {action && (
              <Radix.Action className={classes.action} altText={action.label} onClick={action.onAct}>
                {action.label}
              </Radix.Action>
            )}
          </ToastBody>
        </Radix.Root>
        <Radix.Viewport className={classes.viewport} hotkey={['F8']} label={text.notifications} />
      </Radix.Provider>
    </div>
  )
}
