/** A Blueprint menu that takes the focus when it opens and gives it back; arrow keys, Home and End move through it. */
import { Menu } from '@blueprintjs/core'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  /** Names the menu. */
  readonly label: string
  /** Items of any kind whose role begins with `menuitem`. */
  readonly children: ReactNode
}

const targetOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export const KeyMenu = ({ label, children }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

  useLayoutEffect(() => {
    const menu = list.current
    const opener = document.activeElement
    // Where it floats to is not known yet; the page must not scroll after it.
    menu?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true })
    return () => {
      // Whatever the menu led to may have taken the focus already.
      if (menu?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const index = all.findIndex((item) => item.matches(':focus'))
    const target = targetOf(event.key, index, all.length)
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }

  return (
    <Menu aria-label={label} ulRef={list} onKeyDown={onKeyDown}>
      {children}
    </Menu>
  )
}
