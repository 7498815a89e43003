/** True while the browser is online; shows a toast when the connection returns. */
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '../../core/language.ts'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { shellText } from '../../messages/en/shell.ts'

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}

/** False only when there is certainly no connection. Triggers no refetch (decision 30). */
export const useOnline = (): boolean => {
  const text = useText(shellText)
  const toast = useToast()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    if (isOnline && !wasOnline.current) toast({ title: text.onlineAgain, description: text.onlineAgainText })
    wasOnline.current = isOnline
  }, [isOnline, toast, text])
  return isOnline
}
