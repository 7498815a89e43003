/** Keeps a transcript at its end while that is where the person reads; elsewhere it stays put. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer than this many pixels counts as the end. */
const near = 24

/** What the transcript needs of it. */
export type EndScroll = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  /** There is something below what is seen. */
  readonly isAway: boolean
  readonly jump: () => void
}

/** `grown` changes whenever something was said; `jumpTo` whenever the end is wanted, wherever the person reads. */
export const useEndScroll = (grown: string, jumpTo: string): EndScroll => {
  const ref = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isAway, setIsAway] = useState(false)

  const jump = useCallback(() => {
    const element = ref.current
    isAtEnd.current = true
    setIsAway(false)
    if (element) element.scrollTop = element.scrollHeight
  }, [])
  const onScroll = useCallback(() => {
    const element = ref.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < near
    setIsAway(!isAtEnd.current)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said is seen in the element, not in these words
  useLayoutEffect(() => {
    if (isAtEnd.current) jump()
  }, [grown, jump])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(jump, [jumpTo, jump])
  // Fonts and a panel that is made wider or lower move the end, too.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => (isAtEnd.current ? jump() : onScroll()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [jump, onScroll])
  return { ref, onScroll, isAway, jump }
}
