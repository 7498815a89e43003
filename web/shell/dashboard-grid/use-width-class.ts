/** How wide a part of the page is: as a class with an arrangement of its own, or one column. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { WidthClass } from '#schema/layout/layout'
import { useNarrow } from '../../kit/use-narrow.ts'
import { usePrinting } from '../../kit/use-printing.ts'

/** From these widths on; px. */
const from = { wide: 740, medium: 520 }

/** What a width comes to. */
export type DeskWidth = { readonly kind: WidthClass | 'single'; readonly pixels: number }

const kindOf = (pixels: number): DeskWidth['kind'] =>
  pixels >= from.wide ? 'wide' : pixels >= from.medium ? 'medium' : 'single'

/**
 * The width of an element, measured before the first paint; one column wherever the window is narrow. On paper, that of
 * before: what would be made anew for its width would not be drawn in time.
 */
export const useWidthClass = (element: RefObject<HTMLElement | null>): DeskWidth => {
  const isNarrow = useNarrow()
  const [pixels, setPixels] = useState(0)
  useLayoutEffect(() => {
    const watched = element.current
    if (watched === null) return undefined
    const measure = () => setPixels(Math.round(watched.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  const kind = isNarrow ? 'single' : kindOf(pixels)
  const isPrinting = usePrinting()
  const [held, setHeld] = useState<DeskWidth>({ kind, pixels })
  if (!isPrinting && (held.kind !== kind || held.pixels !== pixels)) setHeld({ kind, pixels })
  return isPrinting ? held : { kind, pixels }
}
