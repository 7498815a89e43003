/**
 * The saved arrangement of a dashboard in one class of width, and how it is changed: shown at once, saved when the hand
 * rests, and taken back where saving fails.
 */
import { useEffect, useRef, useState } from 'react'
import type { DashboardKey, PanelPlace, WidthClass } from '#schema/layout/layout'
import { useGetLayoutQuery, useSaveLayoutMutation } from './layout.api.ts'

/** Milliseconds without another change after which one is saved. */
const rest = 500

type Places = readonly PanelPlace[]

type Pending = { readonly width: WidthClass; readonly panels: Places }

/** What a dashboard knows of its arrangement. */
export type ArrangementState = {
  /** The panels as somebody placed them; undefined for those that we ship. */
  readonly places: (width: WidthClass) => Places | undefined
  /** Whether the arrangement is known, or cannot be had. */
  readonly isKnown: boolean
  /** Shows and saves other places; none at all for those that we ship. */
  readonly arrange: (width: WidthClass, panels: Places) => void
  /** Saves what has not been yet. */
  readonly flush: () => void
}

/** The arrangement of `dashboard`; `onFailure` is told when a change could not be saved. */
export const useArrangement = (dashboard: DashboardKey, onFailure: () => void): ArrangementState => {
  const { data, isLoading } = useGetLayoutQuery()
  const [save] = useSaveLayoutMutation()
  // What is shown before the service has taken it, by class of width.
  const [draft, setDraft] = useState<{ readonly [W in WidthClass]?: Places }>({})
  const pending = useRef<Pending | null>(null)
  /** Saves sent so far. */
  const saves = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = async () => {
    clearTimeout(timer.current)
    const sent = pending.current
    pending.current = null
    if (sent === null) return
    saves.current += 1
    const own = saves.current
    const { error } = await save({ dashboard, width: sent.width, panels: [...sent.panels] })
    // A later change waits or is on its way; what it comes to decides what is shown.
    if (pending.current !== null || saves.current !== own) return
    // What was saved stands in the cache by now; what was not is gone.
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
      timer.current = setTimeout(() => void latest.current(), rest)
    },
    flush: () => void send(),
  }
}
