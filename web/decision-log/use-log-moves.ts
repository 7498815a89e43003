/** Moves through the Decision Log: opens and closes events, steps between them, turns pages, and keeps the focus right. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import { withEvent, withPage } from './log-address.ts'

/** Who had the focus when a step was made, and so keeps it. */
export type StepFrom = 'table' | 'drawer'

/** The moves, and what the table and the drawer need for the focus. */
export const useLogMoves = (page: AuditPage | undefined, openPosition: number | undefined) => {
  const [address, setAddress] = useSearchParams()
  const table = useRef<HTMLTableElement>(null)
  /** The row that takes the focus as soon as it is there. */
  const rowToFocus = useRef<number | null>(null)
  /** Whether a drawer that opens takes the focus; one that came with the address does not. */
  const drawerTakesFocus = useRef(false)

  const focusRow = (position: number) => {
    const row = table.current?.querySelector<HTMLElement>(`[data-position="${position}"]`)
    rowToFocus.current = row ? null : position
    row?.focus()
  }
  useEffect(() => {
    if (rowToFocus.current !== null) focusRow(rowToFocus.current)
  })

  const turn = (cursor: PageCursor) => {
    setAddress(withPage(address, cursor))
    table.current?.scrollIntoView({ block: 'nearest' })
  }
  const open = (position: number) => {
    drawerTakesFocus.current = true
    setAddress(withEvent(address, position), { replace: openPosition !== undefined })
  }
  const close = () => {
    if (openPosition === undefined) return
    rowToFocus.current = openPosition
    setAddress(withEvent(address, undefined))
  }
  /** One event older (1) or newer (-1); at the end of the page, on to the next one. */
  const step = (position: number, direction: 1 | -1, from: StepFrom) => {
    // Positions have no gaps, so the neighbour is known before its page is.
    const target = position - direction
    const cursor: PageCursor = direction === 1 ? { before: page?.next } : { after: page?.prev }
    const isHere = page?.entries.some((entry) => entry.position === target) ?? false
    if (!isHere && cursor.before === undefined && cursor.after === undefined) return
    if (from === 'table') focusRow(target)
    if (isHere && openPosition === undefined) return
    drawerTakesFocus.current = from === 'drawer'
    const place = isHere ? address : withPage(address, cursor)
    const next = openPosition === undefined ? place : withEvent(place, target)
    setAddress(next, { replace: isHere })
  }

  return { table, drawerTakesFocus, turn, open, close, step }
}
