/** A Blueprint menu that takes the focus when it opens and returns it; arrow keys, Home and End move through it. */
import { Menu } from '@blueprintjs/core'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type Props = {
  /** Names the menu. */
  readonly label: string
  /** Items with a role that starts with `menuitem`. */
  readonly children: ReactNode
}

const targetOf = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

export const KeyboardMenu = ({ label, children }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]

  useLayoutEffect(() => {
    const menu = list.current
    const opener = document.activeElement
    // The menu has no position yet; the page must not scroll to it.
    menu?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      // The chosen item may already have moved the focus elsewhere. A click on a title in the menu leaves it nowhere.
      const isLeft =
        activeElement === null || activeElement === document.body || menu?.contains(activeElement)
      if (isLeft && opener instanceof HTMLElement) opener.focus()
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
