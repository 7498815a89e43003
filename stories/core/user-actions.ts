/** User actions that a story performs by itself: clicks, typing and keys, each as soon as its element exists. */

/**
 * Clicks the first button, link or summary whose name starts with `press` (`inside` is a selector), fills in the
 * first field with the label, or presses a key on the page.
 */
export type Step =
  | { readonly press: string; readonly inside?: string }
  | { readonly fill: string; readonly text: string }
  | { readonly key: string; readonly ctrlKey?: boolean }

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

const fieldOf = (label: string): Element | null => {
  const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const silent = document.querySelector(`[aria-label^="${CSS.escape(label)}"]:is(input, textarea)`)
  return named ? document.getElementById(named.htmlFor) : silent
}

/** Performs a step; false if its element does not exist yet. */
const perform = (step: Step): boolean => {
  if ('press' in step) {
    const place = step.inside === undefined ? document : document.querySelector(step.inside)
    const buttons = [
      ...(place?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], summary') ?? []),
    ]
    const button = buttons.find((one) => nameOf(one).startsWith(step.press))
    button?.click()
    return button !== undefined
  }
  if ('key' in step) {
    const isShown = document.querySelector('h1') !== null
    if (isShown) window.dispatchEvent(new KeyboardEvent('keydown', { ...step, cancelable: true }))
    return isShown
  }
  const field = fieldOf(step.fill)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  // Like real typing; React does not notice an assigned value.
  field.focus()
  field.select()
  return document.execCommand('insertText', false, step.text)
}

let left = 0

/** Steps of the current story still to come; a test waits for 0. */
export const stepsLeft = (): number => left

/** Performs the steps in order; the returned function cancels them. */
export const performAll = (steps: readonly Step[]): (() => void) => {
  let next = 0
  let isResting = false
  left = steps.length
  const goOn = () => {
    const step = steps[next]
    if (step === undefined) observer.disconnect()
    else if (!isResting && perform(step)) {
      next += 1
      left = steps.length - next
      isResting = true
      // When the browser is idle, the effects of the last step are complete.
      requestIdleCallback(() => {
        isResting = false
        goOn()
      })
    }
  }
  const observer = new MutationObserver(goOn)
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  requestAnimationFrame(goOn)
  return () => {
    next = steps.length
    left = 0
    observer.disconnect()
  }
}
