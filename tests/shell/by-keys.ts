/** A person who has a keyboard and nothing else; at every step the focus has to be somewhere, in sight and shown. */
import { expect, type Locator, type Page } from '@playwright/test'

/** So many presses of Tab lead past everything that a screen holds. */
const most = 120

/** What is wrong with the place of the focus, in words; an empty text where nothing is. Runs in the page. */
const faultOf = (): string => {
  const held = document.activeElement
  if (held === null || held === document.body || held === document.documentElement)
    return 'Nothing has the focus.'
  const name = held.outerHTML.slice(0, 160)
  const place = held.getBoundingClientRect()
  // What is taken for reading only, as the title of a dialog or a screen that was just opened, shows no ring.
  const isForReading = held.getAttribute('tabindex') === '-1' || held.matches('[role=dialog], main')
  const isRinged = (element: Element, part?: string): boolean => {
    const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(element, part)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
    // Two pixels within the edge, or one beside an edge of the same colour.
    return (
      boxShadow.includes('0px 0px 0px 2px inset') || boxShadow === `${borderTopColor} 0px 0px 0px 1px inset`
    )
  }
  // A box or a switch is drawn beside its own, unseen input; a field with a button in it has the ring around both; a
  // card that is pressed as a whole has it on what covers the card.
  const around = [held, held.nextElementSibling, held.parentElement, held.closest('label')]
  if (
    !isForReading &&
    !around.some((element) => element !== null && isRinged(element)) &&
    !isRinged(held, '::after')
  )
    return `The focus does not show: ${name}`
  if (isForReading) return ''
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
  const points = [
    [x, y],
    [place.left + 3, place.top + 3],
    [place.right - 3, place.top + 3],
    [place.left + 3, place.bottom - 3],
    [place.right - 3, place.bottom - 3],
  ]
  const isSeen = points.some(([left = 0, top = 0]) => {
    const there = document.elementFromPoint(left, top)
    return (
      there !== null &&
      (held.contains(there) || there.contains(held) || held.closest('label')?.contains(there) === true)
    )
  })
  return isSeen ? '' : `The focus lies under something else, or out of sight: ${name}`
}

/** Fails where the focus cannot be seen. */
export const seeFocus = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(faultOf)).toBe('')
}

/** Presses a key, and sees that the focus is not lost by it. */
export const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key)
  await seeFocus(page)
}

/** Goes by Tab, or back by Shift and Tab, until the element has the focus; looks at every stop on the way. */
export const tabTo = async (page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(to).toBeAttached()
  const has = () => to.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < most; presses += 1) {
    if (await has()) return
    await press(page, key)
  }
  throw new Error(`${most} presses of ${key} did not lead to ${to}.`)
}

/** Goes to the element and presses Enter on it. */
export const enter = async (page: Page, on: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await tabTo(page, on, key)
  await page.keyboard.press('Enter')
}

/** Puts a text in the place of what a field holds. */
export const write = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
