/** Extra rows that panels need while arranging; while viewing, panels grow with their content. */
import { useCallback, useState } from 'react'
import type { ExtraRows } from './grid-places.ts'

/** Height of a grid row, as in the style sheet; px. */
export const rowHeight = 16
/** Gaps of the grid, as in the style sheet: horizontal, vertical; px. */
export const margin = [16, 24] as const

/** Extra rows found per panel; report cut-off pixels of a panel through `onOverflow`. */
export const useExtraRows = () => {
  const [extraRows, setExtraRows] = useState<ExtraRows>({})
  const onOverflow = useCallback((id: string, pixels: number) => {
    const rows = Math.ceil(pixels / (rowHeight + margin[1]))
    setExtraRows((before) => ({ ...before, [id]: (before[id] ?? 0) + rows }))
  }, [])
  return { extraRows, onOverflow }
}
