/** Keeps a conversation scrolled to its end while the user is there; otherwise leaves it in place. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance counts as the end; px. */
const near = 24

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight - scrollTop - clientHeight < near

/** True if the focus is inside and at least partly in the visible part. */
const isFocusSeen = (element: Element): boolean => {
  const focused = document.activeElement
  if (!focused || focused === element || !element.contains(focused)) return false
  const [part, whole] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
  return part.bottom > whole.top && part.top < whole.bottom
}

export type StickToEnd = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** There is content below the visible part. */
  readonly isAway: boolean
  readonly jump: () => void
}

/** Follows the end whenever `grown` changes, if the user is there; jumps to it whenever `jumpTo` changes. */
export const useStickToEnd = (grown: string, jumpTo: string): StickToEnd => {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // Last known scroll position; the browser reports scrolling only later.
  const lastTop = useRef(0)
  const [isAway, setIsAway] = useState(false)

  const jump = useCallback(() => {
    const element = ref.current
    isAtEnd.current = true
    setIsAway(false)
    if (!element) return
    element.scrollTop = element.scrollHeight
    lastTop.current = element.scrollTop
  }, [])
  const look = useCallback(() => {
    const element = ref.current
    if (!element) return
    isAtEnd.current = isNearEnd(element)
    lastTop.current = element.scrollTop
    setIsAway(!isAtEnd.current)
  }, [])
  // The event of our own scrolling may come when more has been added already.
  const onScroll = () => {
    if (ref.current?.scrollTop !== lastTop.current) look()
  }
  const follow = useCallback(() => {
    const element = ref.current
    const isLeft = element && element.scrollTop < lastTop.current - near && !isNearEnd(element)
    if (isAtEnd.current && !isLeft) jump()
    else look()
  }, [jump, look])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures the element; `grown` only triggers it
  useLayoutEffect(follow, [grown, follow])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(jump, [jumpTo, jump])
  // Fonts, parts that load late and the panel's size move the end as well. Whatever somebody opens stays where it is.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let wasFocusSeen = false
    const seeFocus = () => {
      wasFocusSeen = isFocusSeen(element)
    }
    const observer = new ResizeObserver((changes) => {
      const isResized = changes.some(({ target }) => target === element)
      if (isResized || !element.contains(document.activeElement)) return follow()
      // Text that loads late above the focus must not push it out of sight.
      if (wasFocusSeen && !isFocusSeen(element)) document.activeElement?.scrollIntoView({ block: 'nearest' })
      look()
    })
    for (const one of [element, ...element.children]) observer.observe(one)
    element.addEventListener('focusin', seeFocus)
    element.addEventListener('scroll', seeFocus)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', seeFocus)
      element.removeEventListener('scroll', seeFocus)
    }
  }, [follow, look])
  return { ref, onScroll, isAway, jump }
}
