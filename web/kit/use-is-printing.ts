/** True while the page is being printed; components that use it render before printing starts. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while printing. `after the charts` is for components that copy what charts show, which must update after them. */
export const useIsPrinting = (when: 'with the charts' | 'after the charts' = 'with the charts'): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    const isEarly = when === 'with the charts'
    window.addEventListener('beforeprint', start, isEarly)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start, isEarly)
      window.removeEventListener('afterprint', end)
    }
  }, [when])
  return isPrinting
}
