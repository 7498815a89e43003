/** A simple toast while the full one is loading or failed to load: same text, timed, can be closed. */
import { useEffect } from 'react'
import { locale, screenLocale, useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import { durationOf, type ToastProps } from './shown-toast.ts'
import { ToastBody } from './ToastBody.tsx'
import classes from './Toasts.module.css'

export const PlainToast = ({ toast, onOpenChange }: ToastProps) => {
  const text = useText(shellText)
  const { key, title, description, destructive = false, action, isOpen } = toast
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer belongs to the toast, not to each render
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(() => onOpenChange(false), durationOf(toast))
    return () => clearTimeout(timer)
  }, [key, isOpen])
  if (!isOpen) return null
  return (
    <div className={classes.viewport} role={destructive ? 'alert' : 'status'} lang={screenLocale()}>
      <div className={destructive ? `${classes.toast} ${classes.destructive}` : classes.toast}>
        <ToastBody
          isDestructive={destructive}
          close={(cross) => (
            <button
              type="button"
              className={classes.close}
              aria-label={text.dismiss}
              lang={locale()}
              onClick={() => onOpenChange(false)}
            >
              {cross}
            </button>
          )}
        >
          <p className={classes.title}>{title}</p>
          {description && <p>{description}</p>}
          {action && (
            <button
              type="button"
              className={classes.action}
              onClick={() => {
                onOpenChange(false)
                action.onAct()
              }}
            >
              {action.label}
            </button>
          )}
        </ToastBody>
      </div>
    </div>
  )
}
