import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * True while printing, for components that copy charts. `beforecopy` makes charts redraw for paper first:
 * `beforeprint` listeners run in the order in which they were added, so this one may run before those of the
 * charts.
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
