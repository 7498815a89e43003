/** Keeps the keyboard's place where a press removes what had the focus. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Returns the focus to `place` if a change of `shown` took it from the page; `place` needs a `tabIndex`. */
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

/** Moves the focus to the screen if what had it is gone. */
export const focusScreen = (): void => {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body)
    document.getElementById('content')?.focus({ preventScroll: true })
}
