/** The language of pages for people outside, who chose none in My Profile. */
import { afterEach, expect, it, vi } from 'vitest'
import { visitorLanguage } from '../../web/messages/chosen-language.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.removeItem('language')
})

it.each([
  [['de-AT', 'en'], 'de'],
  [['en-AU', 'de'], 'en'],
  // French has only the frame, so the next language counts.
  [['fr-FR', 'de-DE'], 'de'],
  [['fr-FR'], 'en'],
  [[], 'en'],
])('of a browser that wants %j is %s', (languages, expected) => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(languages)
  expect(visitorLanguage()).toBe(expected)
})

it('is the chosen one, if one was chosen in this browser', () => {
  vi.spyOn(window.navigator, 'languages', 'get').mockReturnValue(['de'])
  window.localStorage.setItem('language', 'en')
  expect(visitorLanguage()).toBe('en')
})
