/** Keeps a conversation scrolled to its end while the user is there; otherwise leaves it in place. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance counts as the end; px. */
const near = 24

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect measures the element; `grown` only triggers it
  useLayoutEffect(() => {
    if (isAtEnd.current) jump()
  }, [grown, jump])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(jump, [jumpTo, jump])
  // Loading fonts and resizing the panel move the end as well.
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => (isAtEnd.current ? jump() : onScroll()))
    observer.observe(element)
    return () => observer.disconnect()
  }, [jump, onScroll])
  return { ref, onScroll, isAway, jump }
}
