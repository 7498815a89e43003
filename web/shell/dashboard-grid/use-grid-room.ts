/** What panels need above their own height while they are arranged: read, they grow with what is in them. */
import { useCallback, useState } from 'react'
import type { Roomier } from './grid-places.ts'

/** A row of the grid, as the style sheet has it; px. */
export const rowHeight = 16
/** The gaps of the grid, as the style sheet has them: beside a panel, and below it; px. */
export const margin = [16, 24] as const

/** The rows that each panel was found to need; `onShort` is told how many px of one are cut off. */
export const useDeskRoom = () => {
  const [room, setRoom] = useState<Roomier>({})
  const onShort = useCallback((id: string, pixels: number) => {
    const rows = Math.ceil(pixels / (rowHeight + margin[1]))
    setRoom((before) => ({ ...before, [id]: (before[id] ?? 0) + rows }))
  }, [])
  return { room, onShort }
}
