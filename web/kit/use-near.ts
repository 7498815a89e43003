/** Whether an element has come near to what is seen; once it has, it stays so. */
import { type RefObject, useEffect, useState } from 'react'

/** How far below the edge counts as near; px. */
const margin = '400px'

/** Milliseconds after which what is further down is drawn at the latest. */
const patience = 2500

// Paper does not wait: whoever prints without having scrolled finds drawn what there was time for.
const whenIdle = (show: () => void): (() => void) => {
  // Safari does not say when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(show, patience)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(show, { timeout: patience })
  return () => window.cancelIdleCallback(request)
}

/** True from the moment on at which the element is near the screen, or at which nothing else is left to do. */
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
    const cancel = whenIdle(show)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [element, isNear])
  return isNear
}
