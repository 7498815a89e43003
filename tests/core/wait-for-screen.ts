/** Waits until a page has settled, judged by its activity rather than by time. */
import { expect } from 'vitest'
import { pendingAnswers } from '../../fixtures/core/replay.ts'
import { hasFallback } from './suspended.ts'

/** Milliseconds after which a page that keeps changing fails the test. */
const timeoutMs = 8000

/** True while an answer or the code of a part is loading. */
const isExpecting = (): boolean => pendingAnswers() > 0 || hasFallback()

// A page that animates endlessly may never be idle on a busy machine.
const idle = (): Promise<unknown> => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }))

/** Resolves when the browser is idle and nothing is loading, or after `limitMs`, because a test may hold a call back. */
export const waitForArrivals = async (limitMs = 2000): Promise<void> => {
  const end = performance.now() + limitMs
  await idle()
  while (isExpecting() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    await idle()
  }
}

/**
 * Resolves when the document has not changed for `quietTime` milliseconds, all calls are answered, and the browser is idle:
 * on a busy machine, a change may take longer than that.
 */
export const waitForStableDom = (quietTime = 150): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(deadline)
      end()
    }
    let changes = 0
    const rest = () => {
      const before = changes
      void idle().then(() => {
        if (isExpecting()) timer = setTimeout(rest, quietTime)
        else if (changes === before) finish(resolve)
      })
    }
    const observer = new MutationObserver(() => {
      changes += 1
      clearTimeout(timer)
      timer = setTimeout(rest, quietTime)
    })
    let timer = setTimeout(rest, quietTime)
    const deadline = setTimeout(
      () => finish(() => reject(new Error(`The page still changes after ${timeoutMs} ms.`))),
      timeoutMs,
    )
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })

/** Resolves when a screen is rendered: it has its heading, and has not changed for `quietTime` milliseconds. */
export const waitForScreen = async (quietTime?: number): Promise<void> => {
  await expect
    .poll(() => document.querySelector('h1'), { timeout: timeoutMs, message: 'a heading' })
    .not.toBeNull()
  await document.fonts.ready
  await waitForStableDom(quietTime)
}
