/** Moves the focus through the results of a search by arrow keys. */
import type { KeyboardEvent } from 'react'

/** Attribute of the link or button of a result. */
export const resultMark = 'data-result'

const resultsNow = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[${resultMark}]`),
]

/** Moves the focus to the next or previous result. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const all = resultsNow()
  const next = all[all.findIndex((one) => one.matches(':focus')) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

/** Moves the focus from the field to the first result. */
export const focusFirstResult = (): void => resultsNow()[0]?.focus()
