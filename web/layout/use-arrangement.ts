/**
 * The saved arrangement of a dashboard at one width class. Changes appear at once, are saved after a short pause, and
 * are reverted when saving fails.
 */
import { useEffect, useRef, useState } from 'react'
import type { DashboardKey, PanelPlace, WidthClass } from '#schema/layout/layout'
import { useGetLayoutQuery, useSaveLayoutMutation } from './layout.api.ts'

/** Milliseconds after the last change before saving. */
const saveDelay = 500

type Places = readonly PanelPlace[]

type Pending = { readonly width: WidthClass; readonly panels: Places }

export type ArrangementState = {
  /** Panel places chosen by the user; undefined for the default ones. */
  readonly places: (width: WidthClass) => Places | undefined
  /** True once the arrangement has loaded, or failed to load. */
  readonly isKnown: boolean
  /** Shows and saves new places; an empty list restores the defaults. */
  readonly arrange: (width: WidthClass, panels: Places) => void
  /** Saves pending changes now. */
  readonly flush: () => void
}

/** The arrangement of `dashboard`; `onFailure` runs when a change could not be saved. */
export const useArrangement = (dashboard: DashboardKey, onFailure: () => void): ArrangementState => {
  const { data, isLoading } = useGetLayoutQuery()
  const [save] = useSaveLayoutMutation()
  // Places not yet confirmed by the service, by width class.
  const [draft, setDraft] = useState<{ readonly [W in WidthClass]?: Places }>({})
  const pending = useRef<Pending | null>(null)
  const saves = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async () => {
    clearTimeout(timer.current)
    const change = pending.current
    pending.current = null
    if (change === null) return
    saves.current += 1
    const sequence = saves.current
    const { error } = await save({ dashboard, width: change.width, panels: [...change.panels] })
    // A later change is waiting or in flight; its result decides what is shown.
    if (pending.current !== null || saves.current !== sequence) return
    // Saved places are in the cache by now; refused ones are dropped.
    setDraft({})
    if (error) onFailure()
  }
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const flush = () => void latest.current()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [])

  return {
    isKnown: !isLoading,
    places: (width) => {
      const saved = data?.find((one) => one.dashboard === dashboard && one.width === width)?.panels
      const shown = draft[width] ?? saved
      return shown === undefined || shown.length === 0 ? undefined : shown
    },
    arrange: (width, panels) => {
      if (pending.current !== null && pending.current.width !== width) void send()
      setDraft((before) => ({ ...before, [width]: panels }))
      pending.current = { width, panels }
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void latest.current(), saveDelay)
    },
    flush: () => void send(),
  }
}
