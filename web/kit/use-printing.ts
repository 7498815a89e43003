/** Whether the page is being printed; what is shown then is there before the paper is. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment at which printing begins until it is over; for what takes over what charts show, after them. */
export const usePrinting = (when: 'with the charts' | 'after the charts' = 'with the charts'): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    const isEarly = when === 'with the charts'
    window.addEventListener('beforeprint', begin, isEarly)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin, isEarly)
      window.removeEventListener('afterprint', end)
    }
  }, [when])
  return isPrinting
}
