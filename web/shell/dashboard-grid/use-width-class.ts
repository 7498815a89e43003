/** Width class of an element: one with its own arrangement, or a single column. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { WidthClass } from '#schema/layout/layout'
import { useIsNarrow } from '../../kit/use-is-narrow.ts'
import { useIsPrinting } from '../../kit/use-is-printing.ts'

/** Minimum widths; px. */
const from = { wide: 740, medium: 520 }

/** A measured width. */
export type GridWidth = { readonly kind: WidthClass | 'single'; readonly pixels: number }

const kindOf = (pixels: number): GridWidth['kind'] =>
  pixels >= from.wide ? 'wide' : pixels >= from.medium ? 'medium' : 'single'

/**
 * Width of an element, measured before the first paint; a single column in narrow windows. While printing it keeps
 * its previous value, because a new layout would not be drawn in time.
 */
export const useWidthClass = (element: RefObject<HTMLElement | null>): GridWidth => {
  const isNarrow = useIsNarrow()
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
  const isPrinting = useIsPrinting()
  const [screenWidth, setScreenWidth] = useState<GridWidth>({ kind, pixels })
  if (!isPrinting && (screenWidth.kind !== kind || screenWidth.pixels !== pixels))
    setScreenWidth({ kind, pixels })
  return isPrinting ? screenWidth : { kind, pixels }
}
