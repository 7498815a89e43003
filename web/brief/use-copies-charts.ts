import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * True while printing, for a component that copies charts. They are drawn for paper first: a browser may call the listeners of
 * `window` in the order in which they were added.
 */
export const useCopiesCharts = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    const start = () => {
      window.dispatchEvent(new Event('beforecopy'))
      flushSync(() => setIsPrinting(true))
    }
    const end = () => setIsPrinting(false)
    window.addEventListener('beforeprint', start)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', start)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
