/** Hears the keys that work on every screen: Control or Command K, and single keys where nobody types. */
import { type RefObject, useEffect, useRef } from 'react'
import { type SignedInPath, signedInPaths } from '#schema/screens'
import { actKeys, areShortcutsOn, type GlobalAct, isMac, listKey, screenKeys } from './shortcut-keys.ts'

/** How long `g` waits for its second key, in ms. */
const patience = 1500

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="searchbox"]'
// What is open has its own keys.
const open = '[role="dialog"], [role="menu"], [role="listbox"]'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null
// What only waits to be opened is in the page, too.
const isBusy = (event: KeyboardEvent): boolean =>
  isTyping(event) || [...document.querySelectorAll(open)].some((one) => one.checkVisibility())

const acts: readonly GlobalAct[] = ['focus', 'inbox', 'brief', 'ask']

type Hears = {
  readonly onPalette: () => void
  readonly onList: () => void
  readonly onAct: (act: GlobalAct | SignedInPath) => void
  /** While the palette is on its way: what was typed until it is there. */
  readonly early: RefObject<string | null>
}

/** Listens while the frame is there. */
export const useShortcuts = (hears: Hears): void => {
  const latest = useRef(hears)
  useEffect(() => {
    latest.current = hears
  })
  useEffect(() => {
    let gPressedAt = Number.NEGATIVE_INFINITY
    const answerOf = (event: KeyboardEvent): (() => void) | undefined => {
      const { onPalette, onList, onAct } = latest.current
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event
      const command = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
      if (command && !altKey && !shiftKey && key.toLowerCase() === 'k') return onPalette
      if (ctrlKey || metaKey || altKey || event.isComposing) return
      if (isBusy(event) || !areShortcutsOn()) return
      const isSecond = event.timeStamp - gPressedAt < patience
      gPressedAt = !isSecond && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (key === listKey) return onList
      const path = isSecond ? signedInPaths.find((one) => screenKeys[one] === key) : undefined
      const act = isSecond ? undefined : acts.find((one) => actKeys[one] === key)
      const wanted = path ?? act
      return wanted && (() => onAct(wanted))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const answer = answerOf(event)
      if (answer === undefined) return
      event.preventDefault()
      answer()
    }
    // First of all: a button that still has the focus would take the space bar for itself.
    const onEarlyKeyDown = (event: KeyboardEvent) => {
      const { early } = latest.current
      const { key, ctrlKey, metaKey, altKey } = event
      if (early.current === null || key.length !== 1 || ctrlKey || metaKey || altKey || isTyping(event))
        return
      event.preventDefault()
      event.stopPropagation()
      early.current += key
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('keydown', onEarlyKeyDown, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('keydown', onEarlyKeyDown, true)
    }
  }, [])
}
