/** Before and after every view test: a document like the product's, and a console on which nothing was said. */
import { afterEach, beforeEach, expect } from 'vitest'
import { said } from './console-guard.ts'

beforeEach(() => {
  document.documentElement.lang = 'en'
  document.title = 'Jarvin'
  window.localStorage.clear()
  said.splice(0)
})

afterEach(() => {
  document.body.removeAttribute('class')
  expect(said, 'what was said on the console').toEqual([])
})
