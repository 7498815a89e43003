/** Moves through the Decision Log: opens and closes events, steps between them, turns pages, and keeps the focus right. */
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import { withEvent } from './event-address.ts'
import { withPage } from './log-address.ts'

/** The moves, and what the table and the drawer need for the focus. */
export const useLogMoves = (
  page: AuditPage | undefined,
  openPosition: number | undefined,
  /** Every event stands in the list, newest first, so that a neighbour is known before its page is. */
  isWhole: boolean,
) => {
  const [address, replaceAddress] = useSearchParams()
  // At once: whatever is pressed next builds on this address, and the router alone would let it be drawn later.
  const setAddress = (next: URLSearchParams, options?: NavigateOptions) =>
    replaceAddress(next, { ...options, flushSync: true })
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
  /** What a step over the end of a page is to do with the row that it leads to, once that page is there. */
  const pending = useRef<{ readonly direction: 1 | -1; readonly takesFocus: boolean } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(() => {
    const { current: step } = pending
    pending.current = null
    const target = page?.entries.at(step?.direction === 1 ? 0 : -1)?.position
    if (step === null || target === undefined) return
    if (step.takesFocus) focusRow(target)
    if (openPosition === undefined) return
    at.current = target
    replaceAddress(withEvent(address, target), { replace: true })
  }, [page])

  const turnTo = (direction: 1 | -1, from: number, row: number | undefined) => {
    const cursor = direction === 1 ? page?.next : page?.prev
    if (cursor === undefined) return
    const place = withPage(address, cursor)
    drawerTakesFocus.current = row === undefined
    if (!isWhole) {
      pending.current = { direction, takesFocus: row !== undefined }
      // The event stays open meanwhile.
      setAddress(openPosition === undefined ? place : withEvent(place, openPosition))
      return
    }
    const target = from - direction
    if (row !== undefined) focusRow(target)
    if (openPosition !== undefined) at.current = target
    setAddress(openPosition === undefined ? place : withEvent(place, target))
  }
  /** From a row, or from the open event: one down the list (1) or up (-1); at the end of the page, on to the next one. */
  const step = (direction: 1 | -1, row?: number) => {
    const from = row ?? at.current
    if (from === undefined || page === undefined) return
    const index = page.entries.findIndex((entry) => entry.position === from)
    const isHere = index !== -1
    const neighbour = page.entries[index + direction]
    if (isHere && neighbour === undefined) return turnTo(direction, from, row)
    // An event that is not on the page has neighbours only where every event is in the list.
    const target = isHere ? neighbour?.position : isWhole && from > direction ? from - direction : undefined
    if (target === undefined) return
    if (row !== undefined) focusRow(target)
    if (openPosition === undefined) return
    drawerTakesFocus.current = row === undefined
    at.current = target
    setAddress(withEvent(address, target), { replace: true })
  }

  return { table, drawerTakesFocus, turn, open, close, step, address, setAddress }
}
