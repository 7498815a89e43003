/** True once an element has come near the viewport. */
import { type RefObject, useEffect, useState } from 'react'

/** Distance from the viewport that counts as near; px. */
const margin = '400px'

/** Longest wait in milliseconds before elements further down are drawn anyway. */
const maxWait = 2500

// Draws elements further down in idle time too, so that a print without scrolling has them.
const whenIdle = (show: () => void): (() => void) => {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(show, maxWait)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(show, { timeout: maxWait })
  return () => window.cancelIdleCallback(request)
}

/** True once the element has come near the viewport, or the browser has been idle. */
export const useNearViewport = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return
    const show = () => setIsNear(true)
    // `scrollMargin` covers scrolling containers; older browsers ignore it and draw a little later.
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
