/** Walks through a page with the Tab key, and checks whether each control shows that it has the focus. */
import type { Locator, Page } from '@playwright/test'

const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [tabindex="0"]'

/** Enough for the longest screen. */
const maxSteps = 150

/** What identifies a control: its element, label and place in the document. */
const describe = (element: Element): string => {
  const label =
    element.getAttribute('aria-label') ??
    element.closest('label')?.textContent ??
    document.querySelector(`label[for="${CSS.escape(element.id)}"]`)?.textContent ??
    element.textContent
  return `${element.tagName.toLowerCase()} ${label?.trim().slice(0, 60) ?? ''}`.trim()
}

/** Enabled controls inside `place`; of a group of radio buttons, the one that Tab reaches. */
export const controlsOf = (place: Locator): Promise<readonly string[]> =>
  place.locator(controls).evaluateAll((all, text) => {
    const describeIn: (element: Element) => string = new Function(`return ${text}`)()
    return all
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.matches(':disabled, [tabindex="-1"], input[type=radio]:not(:checked)') &&
          one.getClientRects().length > 0,
      )
      .map(describeIn)
  }, describe.toString())

/** The control that has the focus; empty for the page itself. */
export const focusedName = (page: Page): Promise<string> =>
  page.evaluate((text) => {
    const describeIn: (element: Element) => string = new Function(`return ${text}`)()
    const focused = document.activeElement
    return focused === null || focused === document.body ? '' : describeIn(focused)
  }, describe.toString())

/** Presses Tab until a control has the focus. Throws if it never does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let step = 0; step < maxSteps; step++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${target}.`)
}

/** True if the focused control, or its surroundings, look different with the focus than without it. */
const showsFocus = async (page: Page): Promise<boolean> => {
  const box = await page.evaluate(() => {
    const focused = document.activeElement
    const { x, y, width, height } = (focused?.closest('label') ?? focused)?.getBoundingClientRect() ?? {}
    return x === undefined ? null : { x, y, width, height }
  })
  const view = page.viewportSize()
  if (box === null || view === null || box.y === undefined) return false
  const [left, top] = [Math.max(0, box.x - 6), Math.max(0, box.y - 6)]
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, box.x + (box.width ?? 0) + 6) - left,
    height: Math.min(view.height, box.y + (box.height ?? 0) + 6) - top,
  }
  if (clip.width <= 0 || clip.height <= 0) return false
  const focused = await page.screenshot({ clip })
  const control = await page.evaluateHandle(() => document.activeElement)
  await control.evaluate((element) => element instanceof HTMLElement && element.blur())
  const unfocused = await page.screenshot({ clip })
  // Without focus the browser may lose the place that the next Tab continues from, when the screen changes meanwhile.
  await control.evaluate(
    (element) => element instanceof HTMLElement && element.focus({ preventScroll: true }),
  )
  await control.dispose()
  return !focused.equals(unfocused)
}

/** Presses Tab until the focus leaves the document or returns to where it began. */
export const tabThrough = async (
  page: Page,
): Promise<{ readonly reached: readonly string[]; readonly unseen: readonly string[] }> => {
  const reached: string[] = []
  const unseen: string[] = []
  for (let step = 0; step < maxSteps; step++) {
    await page.keyboard.press('Tab')
    const name = await focusedName(page)
    if (name === '') break
    reached.push(name)
    if (!(await showsFocus(page))) unseen.push(name)
  }
  return { reached, unseen }
}
