/** Keyboard-only navigation: at every step the focus must be visible. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum presses of Tab; more than the elements of any screen. */
const maxTabs = 120

/** Describes what is wrong with the focus; empty if nothing is. Runs in the page. */
const faultOf = (): string => {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused === document.documentElement)
    return 'Nothing has the focus.'
  const name = focused.outerHTML.slice(0, 160)
  const place = focused.getBoundingClientRect()
  // Elements focused only to be read, such as the title of a new dialog or screen, have no focus ring.
  const isForReading = focused.getAttribute('tabindex') === '-1' || focused.matches('[role=dialog], main')
  const isRinged = (element: Element, part?: string): boolean => {
    const { outlineStyle, outlineWidth, boxShadow, borderTopColor } = getComputedStyle(element, part)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true
    // A 2 px inset ring, or 1 px next to a border of the same colour.
    return (
      boxShadow.includes('0px 0px 0px 2px inset') || boxShadow === `${borderTopColor} 0px 0px 0px 1px inset`
    )
  }
  // The ring of a checkbox or switch is beside its hidden input; that of a field with a button is around both;
  // that of a clickable card is on the element that covers it.
  const around = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label')]
  if (
    !isForReading &&
    !around.some((element) => element !== null && isRinged(element)) &&
    !isRinged(focused, '::after')
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
      (focused.contains(there) ||
        there.contains(focused) ||
        focused.closest('label')?.contains(there) === true)
    )
  })
  return isSeen ? '' : `The focus lies under something else, or out of sight: ${name}`
}

/** Fails unless the focus is visible. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(faultOf)).toBe('')
}

/** Presses a key, then checks the focus. */
export const press = async (page: Page, key: string): Promise<void> => {
  await page.keyboard.press(key)
  await expectVisibleFocus(page)
}

/** Presses Tab or Shift+Tab until the element has the focus; checks every stop. */
export const tabTo = async (page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(to).toBeAttached()
  const has = () => to.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await has()) return
    await press(page, key)
  }
  throw new Error(`${maxTabs} presses of ${key} did not lead to ${to}.`)
}

/** Moves to the element and presses Enter. */
export const pressEnterOn = async (page: Page, on: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> => {
  await tabTo(page, on, key)
  await page.keyboard.press('Enter')
}

/** Replaces the text of a field. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
}
