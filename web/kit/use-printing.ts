/** Whether the page is being printed; what is shown then is there before the paper is. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment at which printing begins until it is over. */
export const usePrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true))
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
