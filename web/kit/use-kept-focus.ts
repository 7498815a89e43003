/** Keeps the focus in place when a press removes the focused element. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Moves the focus to `place` if a change of `shown` removed the focused element; `place` needs a `tabIndex`. */
export const useKeptFocus = <E extends HTMLElement>(shown: unknown): RefObject<E | null> => {
  const place = useRef<E>(null)
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) place.current?.focus()
  }, [shown])
  return place
}

/** Moves the focus to the screen if the focused element is gone. */
export const focusScreen = (): void => {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
