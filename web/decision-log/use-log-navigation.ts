/** Navigation in the Decision Log: opens and closes events, steps between them, turns pages and manages the focus. */
import { useEffect, useRef } from 'react'
import { type NavigateOptions, useSearchParams } from 'react-router-dom'
import type { AuditPage, PageCursor } from './decision-log.api.ts'
import { withEvent } from './event-address.ts'
import { withPage } from './log-address.ts'

/** Navigation functions, and focus state for the table and drawer. */
export const useLogNavigation = (
  page: AuditPage | undefined,
  openPosition: number | undefined,
  /** The list is unfiltered and newest first, so the neighbours of an event are known before their page loads. */
  isWhole: boolean,
) => {
  const [address, replaceAddress] = useSearchParams()
  // Synchronous, because the next key press builds on this address.
  const setAddress = (next: URLSearchParams, options?: NavigateOptions) =>
    replaceAddress(next, { ...options, flushSync: true })
  const table = useRef<HTMLTableElement>(null)
  /** Position of the row to focus once it renders. */
  const rowToFocus = useRef<number | null>(null)
  /** The pager was pressed and the page has not loaded yet. */
  const hasTurned = useRef(false)
  /** True if an opening drawer takes the focus; false when the address opened it. */
  const drawerTakesFocus = useRef(false)
  /** The open event, updated before the address, so that two quick steps move by two. */
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
  // Only after the new rows have rendered; the old page may have another length.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
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
  /** Called with the first row of the next page once it has loaded. */
  const pending = useRef<{ readonly direction: 1 | -1; readonly takesFocus: boolean } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
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
      // Keeps the event open until the next page has loaded.
      setAddress(openPosition === undefined ? place : withEvent(place, openPosition))
      return
    }
    const target = from - direction
    if (row !== undefined) focusRow(target)
    if (openPosition !== undefined) at.current = target
    setAddress(openPosition === undefined ? place : withEvent(place, target))
  }
  /** Moves one event down (1) or up (-1), from a row or from the open event; turns the page at its end. */
  const step = (direction: 1 | -1, row?: number) => {
    const from = row ?? at.current
    if (from === undefined || page === undefined) return
    const index = page.entries.findIndex((entry) => entry.position === from)
    const isHere = index !== -1
    const neighbour = page.entries[index + direction]
    if (isHere && neighbour === undefined) return turnTo(direction, from, row)
    // An event that is not on this page has known neighbours only in the whole list.
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
