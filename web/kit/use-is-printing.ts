/** True while the page is being printed; components that use it render before printing starts. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Also true on `beforecopy`, which a component sends before it copies charts for print. */
export const printEvents = ['beforeprint', 'beforecopy']

export const useIsPrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    for (const name of printEvents) window.addEventListener(name, start, true)
    window.addEventListener('afterprint', end)
    return () => {
      for (const name of printEvents) window.removeEventListener(name, start, true)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
