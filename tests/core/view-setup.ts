/** Before and after every view test: a document like the product's, and a console on which nothing was said. */
import { afterEach, beforeEach, expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { said } from './console-guard.ts'
import { beheldWith } from './media.ts'

beforeEach(async () => {
  // The renderer does so by itself in the first file only, and files share one page.
  await cleanup()
  await beheldWith()
  document.documentElement.lang = 'en'
  document.title = 'Jarvin'
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.dataLayer = []
  said.splice(0)
})

afterEach(() => {
  document.body.removeAttribute('class')
  expect(said, 'what was said on the console').toEqual([])
})
