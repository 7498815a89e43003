/** Places an opened menu beside its button, inside the window. */

/** Distance of the menu from its button and from the edge of the window; px. */
const gap = 6
const edge = 8

/** Less height than this beside the button is too little, so a long menu covers it; px. */
const leastRoom = 200

/**
 * Places the menu below its button, or above if `isAbove` or if only that side has room; right-aligned with the button, unless
 * it would leave the window. A menu that is longer than its side scrolls.
 */
export const placeMenu = (menu: HTMLElement, box: DOMRect, isAbove: boolean): void => {
  const { clientWidth, clientHeight } = document.documentElement
  const { scrollTop } = menu
  // As high and as wide as it wants to be.
  Object.assign(menu.style, { maxHeight: '', left: 'auto', right: '0', top: '0', bottom: 'auto' })
  const { offsetWidth, offsetHeight } = menu
  const [above, below] = [box.top - gap - edge, clientHeight - box.bottom - gap - edge]
  const isUp = isAbove || (below < offsetHeight && above > below)
  const room = isUp ? above : below
  const left = Math.max(edge, Math.min(box.right - offsetWidth, clientWidth - offsetWidth - edge))
  const covers = room < offsetHeight && room < leastRoom
  const height = covers ? clientHeight - 2 * edge : room
  Object.assign(menu.style, {
    left: `${left}px`,
    right: 'auto',
    top: covers ? `${edge}px` : isUp ? 'auto' : `${box.bottom + gap}px`,
    bottom: isUp && !covers ? `${clientHeight - box.top + gap}px` : 'auto',
    maxHeight: offsetHeight > height ? `${height}px` : '',
    overflowY: offsetHeight > height ? 'auto' : '',
  })
  menu.scrollTop = scrollTop
}
