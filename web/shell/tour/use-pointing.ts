/** Keeps the card and the ring of a tour step at what it points at, while the screen loads, scrolls and resizes. */
import { type RefObject, useEffect, useRef } from 'react'
import { isNarrowNow } from '../../kit/use-is-narrow.ts'
import { type Box, cardPlace } from './card-place.ts'

/** Distance to the edge of the window; px. */
const edge = 12

/** How far the ring is outside its anchor; px. */
const ringGap = 4

/** Milliseconds in which a screen may load before the card shows without its anchor. */
const patience = 600

const findAnchor = (anchors: readonly string[]): Element | undefined => {
  for (const anchor of anchors)
    for (const found of document.querySelectorAll(anchor)) if (found.checkVisibility()) return found
  return undefined
}

// A value written anew is a change to observers and to the browser, even if it is the same.
const write = (element: HTMLElement, styles: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(styles))
    if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}

const showRing = (ring: HTMLElement, box: Box | undefined): void => {
  if (ring.hidden !== (box === undefined)) ring.hidden = box === undefined
  if (box === undefined) return
  const { clientWidth, clientHeight } = document.documentElement
  // Within the window, so that the ring of an anchor that fills the screen is seen.
  const left = Math.max(ringGap, box.left - ringGap)
  const top = Math.max(ringGap, box.top - ringGap)
  write(ring, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${Math.min(clientWidth - ringGap, box.right + ringGap) - left}px`,
    height: `${Math.max(0, Math.min(clientHeight - ringGap, box.bottom + ringGap) - top)}px`,
  })
}

/** Refs of the card and the ring. On narrow screens the card has its place from the style sheet. */
export const usePointing = (
  anchors: readonly string[],
): { readonly card: RefObject<HTMLDivElement | null>; readonly ring: RefObject<HTMLDivElement | null> } => {
  const card = useRef<HTMLDivElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const start = performance.now()
    let scrolled: Element | undefined
    let frame = 0
    const point = () => {
      frame = requestAnimationFrame(point)
      if (card.current === null || ring.current === null) return
      const anchor = findAnchor(anchors)
      if (anchor === undefined && performance.now() - start < patience) return
      if (anchor !== undefined && anchor !== scrolled) {
        scrolled = anchor
        // On a phone the card takes the lower half, so the anchor goes to the top.
        anchor.scrollIntoView({ block: isNarrowNow() ? 'start' : 'nearest' })
      }
      const box = anchor?.getBoundingClientRect()
      const { clientWidth, clientHeight } = document.documentElement
      const area = { left: edge, top: edge, right: clientWidth - edge, bottom: clientHeight - edge }
      const { offsetWidth: width, offsetHeight: height } = card.current
      const { left, top } = cardPlace(box, { width, height }, area)
      write(card.current, isNarrowNow() ? { left: '', top: '' } : { left: `${left}px`, top: `${top}px` })
      if (card.current.dataset.placed === undefined) card.current.dataset.placed = ''
      showRing(ring.current, box)
    }
    point()
    return () => cancelAnimationFrame(frame)
  }, [anchors])
  return { card, ring }
}
