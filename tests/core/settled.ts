/** Waiting for a page to come to rest, by what it does and never by the clock alone. */
import { expect } from 'vitest'

/** Milliseconds after which a page that still changes is a failure. */
const patience = 8000

/** Resolves when nothing in the document has changed for so many milliseconds. */
export const quiet = (quietTime = 150): Promise<void> =>
  new Promise((resolve, reject) => {
    const finish = (end: () => void) => {
      observer.disconnect()
      clearTimeout(timer)
      clearTimeout(deadline)
      end()
    }
    const rest = () => finish(resolve)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(rest, quietTime)
    })
    let timer = setTimeout(rest, quietTime)
    const deadline = setTimeout(
      () => finish(() => reject(new Error(`The page still changes after ${patience} ms.`))),
      patience,
    )
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })

/** Resolves when a screen stands: its code has been loaded, so its heading is there, and it has come to rest. */
export const settled = async (): Promise<void> => {
  await expect
    .poll(() => document.querySelector('h1'), { timeout: patience, message: 'a heading' })
    .not.toBeNull()
  await document.fonts.ready
  await quiet()
}
