/** Setup of view tests: a document like the product's, and no console output. */
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { consoleMessages } from './console-guard.ts'
import { emulateMedia } from './emulate-media.ts'
import './load-screens.ts'
import { waitForArrivals } from './wait-for-screen.ts'

beforeEach(async () => {
  // The renderer cleans up in the first file only, and all files share one page.
  await cleanup()
  await emulateMedia()
  document.documentElement.lang = 'en'
  document.title = 'Jarvin'
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.dataLayer = []
  consoleMessages.splice(0)
})

afterEach(async () => {
  // A test may end as soon as it has seen the next screen, whose calls need answers as well.
  await waitForArrivals()
  document.body.removeAttribute('class')
  expect(consoleMessages, 'what was said on the console').toEqual([])
})
