/** Moves through the Decision Log: opens and closes events, steps between them, turns pages, and keeps the focus right. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import { withEvent, withPage } from './log-address.ts'

/** The moves, and what the table and the drawer need for the focus. */
export const useLogMoves = (page: AuditPage | undefined, openPosition: number | undefined) => {
  const [address, setAddress] = useSearchParams()
  const table = useRef<HTMLTableElement>(null)
  /** The row that takes the focus as soon as it is there. */
  const rowToFocus = useRef<number | null>(null)
  /** A button of the pager was pressed, and its page is not there yet. */
  const hasTurned = useRef(false)
  /** Whether a drawer that opens takes the focus; one that came with the address does not. */
  const drawerTakesFocus = useRef(false)
  /** The open event, ahead of the address: two quick steps are two, however long the first takes to be shown. */
  const at = useRef(openPosition)
  useEffect(() => {
    at.current = openPosition
  }, [openPosition])

  const focusRow = (position: number) => {
    const row = table.current?.querySelector<HTMLElement>(`[data-position="${position}"]`)
    rowToFocus.current = row ? null : position
    row?.focus()
  }
  useEffect(() => {
    if (rowToFocus.current !== null) focusRow(rowToFocus.current)
  })

  const turn = (cursor: PageCursor) => {
    hasTurned.current = true
    setAddress(withPage(address, cursor))
  }
  // Only once the rows are there: the page before may be longer, and would be scrolled instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    if (hasTurned.current) table.current?.tHead?.scrollIntoView({ block: 'nearest' })
    hasTurned.current = false
  }, [page])
  const open = (position: number) => {
    drawerTakesFocus.current = true
    setAddress(withEvent(address, position), { replace: openPosition !== undefined })
  }
  const close = () => {
    if (openPosition === undefined) return
    rowToFocus.current = openPosition
    setAddress(withEvent(address, undefined))
  }
  /** From a row, or from the open event: one older (1) or newer (-1); at the end of the page, on to the next one. */
  const step = (direction: 1 | -1, row?: number) => {
    const from = row ?? at.current
    if (from === undefined) return
    // Positions have no gaps, so the neighbour is known before its page is.
    const target = from - direction
    const isHere = (position: number) => page?.entries.some((entry) => entry.position === position) ?? false
    const cursor: PageCursor = direction === 1 ? { before: page?.next } : { after: page?.prev }
    const turns = isHere(from) && !isHere(target)
    if (target < 1 || (turns && cursor.before === undefined && cursor.after === undefined)) return
    if (row !== undefined) focusRow(target)
    if (openPosition === undefined && !turns) return
    drawerTakesFocus.current = row === undefined
    if (openPosition !== undefined) at.current = target
    const place = turns ? withPage(address, cursor) : address
    setAddress(openPosition === undefined ? place : withEvent(place, target), { replace: !turns })
  }

  return { table, drawerTakesFocus, turn, open, close, step }
}
