/** Keyboard shortcuts for every screen: Control or Command K, and single keys outside text fields. */
import { type RefObject, useEffect, useRef } from 'react'
import { type SignedInPath, signedInPaths } from '#schema/screens'
import { actKeys, areShortcutsOn, type GlobalAct, isMac, listKey, screenKeys } from './shortcut-keys.ts'

/** Milliseconds to wait for the second key after `g`. */
const secondKeyWait = 1500

const typing =
  'input, textarea, select, [contenteditable], [role="textbox"], [role="combobox"], [role="searchbox"]'
// An open dialog, menu or list handles its own keys.
const open = '[role="dialog"], [role="menu"], [role="listbox"]'

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(typing) !== null
// Closed menus can be in the page too, so check visibility.
const isBusy = (event: KeyboardEvent): boolean =>
  isTyping(event) || [...document.querySelectorAll(open)].some((one) => one.checkVisibility())

const acts: readonly GlobalAct[] = ['focus', 'inbox', 'brief', 'ask']

type ShortcutHandlers = {
  readonly onPalette: () => void
  readonly onList: () => void
  readonly onAct: (act: GlobalAct | SignedInPath) => void
  /** Characters typed while the palette is loading; null otherwise. */
  readonly early: RefObject<string | null>
}

/** Listens while mounted. */
export const useShortcuts = (handlers: ShortcutHandlers): void => {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
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
      const isSecond = event.timeStamp - gPressedAt < secondKeyWait
      gPressedAt = !isSecond && key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (key === listKey) return onList
      const path = isSecond ? signedInPaths.find((one) => screenKeys[one] === key) : undefined
      const act = isSecond ? undefined : acts.find((one) => actKeys[one] === key)
      const target = path ?? act
      return target && (() => onAct(target))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const answer = answerOf(event)
      if (answer === undefined) return
      event.preventDefault()
      answer()
    }
    // Capture phase: a focused button would otherwise react to the space bar.
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
