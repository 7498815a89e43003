/** Where the card of a tour step goes: beside what it points at, and never over it if there is room. Pure. */

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type Size = { readonly width: number; readonly height: number }
export type Corner = { readonly left: number; readonly top: number }

/** Distance between the card and what it points at; px. */
const gap = 12

const clamp = (value: number, lowest: number, highest: number) => Math.max(lowest, Math.min(value, highest))

/**
 * The top left corner of the card: below the anchor, above it, or at its left or right, whichever fits first. At the bottom
 * right of the area if nothing fits, or without an anchor.
 */
export const cardPlace = (anchor: Box | undefined, card: Size, area: Box): Corner => {
  const rest = { left: area.right - card.width, top: area.bottom - card.height }
  if (anchor === undefined) return rest
  const left = clamp(anchor.left, area.left, rest.left)
  const top = clamp(anchor.top, area.top, rest.top)
  if (anchor.bottom + gap >= area.top && anchor.bottom + gap <= rest.top)
    return { left, top: anchor.bottom + gap }
  const above = anchor.top - gap - card.height
  if (above >= area.top && above <= rest.top) return { left, top: above }
  const before = anchor.left - gap - card.width
  if (before >= area.left) return { left: before, top }
  if (anchor.right + gap <= rest.left) return { left: anchor.right + gap, top }
  return rest
}
