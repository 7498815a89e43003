/** Whether an element has come near to what is seen; once it has, it stays so. */
import { type RefObject, useEffect, useState } from 'react'

/** How far below the edge counts as near; px. */
const margin = '400px'

/** Milliseconds after which what is further down is drawn too, for whoever prints without having scrolled. */
const patience = 2500

/** True from the moment on at which the element is near the screen, or at which the rest has long been done. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return
    const show = () => setIsNear(true)
    // `scrollMargin` is what counts inside a part that scrolls; older browsers draw a little later.
    const options: IntersectionObserverInit & { scrollMargin: string } = {
      rootMargin: margin,
      scrollMargin: margin,
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) show()
    }, options)
    observer.observe(element.current)
    const timer = setTimeout(show, patience)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element, isNear])
  return isNear
}
