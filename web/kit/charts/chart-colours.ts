/** Chart colours from the design tokens, read again when the theme changes. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { printEvents } from '../use-is-printing.ts'

const names = {
  paper: '--surface',
  ink: '--ink',
  ink2: '--ink-2',
  ink3: '--ink-3',
  line: '--line',
  strong: '--line-strong',
  mute: '--chart-mute',
  accent: '--chart-1',
  brand: '--brand',
} as const

const listOf = (prefix: string): readonly string[] => [1, 2, 3, 4, 5].map((step) => `${prefix}-${step}`)

/** Colours by purpose. */
export type ChartColours = Readonly<Record<keyof typeof names, string>> & {
  /** For up to five series. */
  readonly series: readonly string[]
  /** From low to high. */
  readonly steps: readonly string[]
  readonly font: string
}

/** Reads the colours of the current theme. */
export const chartColours = (): ChartColours => {
  const style = getComputedStyle(document.body)
  const read = (name: string): string => style.getPropertyValue(name).trim()
  return {
    paper: read(names.paper),
    ink: read(names.ink),
    ink2: read(names.ink2),
    ink3: read(names.ink3),
    line: read(names.line),
    strong: read(names.strong),
    mute: read(names.mute),
    accent: read(names.accent),
    brand: read(names.brand),
    series: listOf('--chart').map(read),
    steps: listOf('--chart-low').map(read),
    font: read('--sans'),
  }
}

/** The current colours; updates with the theme, which is a class of the body. */
export const useChartColours = (): ChartColours => {
  const [colours, setColours] = useState(chartColours)
  useEffect(() => {
    const observer = new MutationObserver(() => setColours(chartColours()))
    observer.observe(document.body, { attributes: true, attributeFilter: ['class'] })
    // Printing does not wait for the next render.
    const showNow = () => flushSync(() => setColours(chartColours()))
    for (const name of printEvents) window.addEventListener(name, showNow, true)
    return () => {
      observer.disconnect()
      for (const name of printEvents) window.removeEventListener(name, showNow, true)
    }
  }, [])
  return colours
}
