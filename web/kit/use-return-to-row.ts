import { type RefObject, useEffect, useRef } from 'react'
import type { ChartPoint } from './charts/chart-data.ts'

/** When the details of a chart row close, focuses the chart again at that row. */
export const useReturnToRow = (
  opened: number | undefined,
  plot: RefObject<HTMLElement | null>,
  onReturn: (point: ChartPoint) => void,
): void => {
  const wasOpened = useRef<number>(undefined)
  useEffect(() => {
    const before = wasOpened.current
    wasOpened.current = opened
    if (opened !== undefined || before === undefined) return
    plot.current?.querySelector<HTMLElement>('[role=application], button')?.focus({ preventScroll: true })
    onReturn({ row: before, column: 0 })
  }, [opened, plot, onReturn])
}
