/** What a person does in a story before one looks at it: presses and typing, each as soon as its place is there. */

/** A press on the first button, link or summary whose name begins so (`inside`: a selector), or a text put into the first field of a label. */
export type Step =
  | { readonly press: string; readonly inside?: string }
  | { readonly fill: string; readonly text: string }

const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

const fieldOf = (label: string): Element | null => {
  const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label))
  const silent = document.querySelector(`[aria-label^="${CSS.escape(label)}"]:is(input, textarea)`)
  return named ? document.getElementById(named.htmlFor) : silent
}

/** Does it; false while there is nothing to do it to. */
const done = (step: Step): boolean => {
  if ('press' in step) {
    const place = step.inside === undefined ? document : document.querySelector(step.inside)
    const buttons = [
      ...(place?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], summary') ?? []),
    ]
    const button = buttons.find((one) => nameOf(one).startsWith(step.press))
    button?.click()
    return button !== undefined
  }
  const field = fieldOf(step.fill)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  // As the browser does it; React hears of nothing else.
  field.focus()
  field.select()
  return document.execCommand('insertText', false, step.text)
}

let left = 0

/** How many steps of the story that is shown are still to do; for tests, which would else look too early. */
export const stepsLeft = (): number => left

/** Does the steps one after the other; returns how to give up. */
export const act = (steps: readonly Step[]): (() => void) => {
  let next = 0
  let isResting = false
  left = steps.length
  const goOn = () => {
    const step = steps[next]
    if (step === undefined) observer.disconnect()
    else if (!isResting && done(step)) {
      next += 1
      left = steps.length - next
      isResting = true
      // What a step leads to is on the page and in force once there is nothing else to do.
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
