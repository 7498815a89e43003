/** The ways in and People in each of the eight languages: nothing in a language that it is not marked as, and it fits a phone. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Review, ReviewContext } from '../../stories/core/review.ts'
import * as join from '../../stories/people/join.stories.tsx'
import * as people from '../../stories/people/people.stories.tsx'
import * as setup from '../../stories/people/setup.stories.tsx'
import * as session from '../../stories/session/session.stories.tsx'
import { isWhole, type Language, type Translation } from '../../web/core/language.ts'
import { translations } from '../../web/messages/catalogue.ts'
import { show } from '../../web/messages/chosen-language.ts'
import { horizontalOverflow } from '../core/page-checks.ts'
import { waitForStableDom } from '../core/wait-for-screen.ts'
import { mixedIn } from './mixed-language.ts'

const languages: readonly Language[] = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ja', 'zh']

const ways = {
  'the login page': session.Filled,
  'a code by mail': session.CodeByMail,
  'the setup of the business': setup.Filled,
  'the setup of the owner': setup.Owner,
  'the setup of the sign-in': setup.SignIn,
  'an invitation': join.Filled,
}

const inside = {
  People: people.Filled,
  'an invitation being written': people.Inviting,
  'a business being deleted': people.BeingDeleted,
  'the data of a person': people.MyData,
}

const translationOf = async (language: Language): Promise<Translation> =>
  language === 'en' ? {} : (await translations[language]()).translation

beforeEach(() => page.viewport(390, 844))

afterEach(async () => {
  window.localStorage.removeItem('language')
  await page.viewport(1440, 900)
  await show('en')
})

/** Renders a story for somebody who has chosen this language in this browser. */
const shown = async (Story: (typeof people)['Filled'], language: Language) => {
  window.localStorage.setItem('language', language)
  const InLanguage: Review = ({ own, children }) => children({ ...own, language })
  await render(
    <ReviewContext value={InLanguage}>
      <Story />
    </ReviewContext>,
  )
  await expect.poll(() => document.querySelector('h1, h2')).not.toBeNull()
  await waitForStableDom()
}

const faults = async (language: Language) => [
  ...mixedIn(document.body, await translationOf(language)),
  ...horizontalOverflow(),
]

describe.each(languages)('in %s', (language) => {
  // Pages before sign-in are whole: in English where only the frame is translated.
  const ofPages = isWhole(language) ? language : 'en'

  it.each(Object.entries(ways))('%s', async (_, story) => {
    await shown(story, ofPages)
    expect(document.documentElement.lang.slice(0, 2)).toBe(ofPages)
    expect(await faults(ofPages)).toEqual([])
  })

  it.each(Object.entries(inside))('%s, and the frame around it', async (_, story) => {
    await shown(story, language)
    await expect.poll(() => document.documentElement.lang.slice(0, 2)).toBe(language)
    expect(await faults(language)).toEqual([])
  })

  it('the account menu', async () => {
    await shown(people.Filled, language)
    const trigger = document.querySelector<HTMLElement>('header button[aria-haspopup="menu"]')
    expect(trigger).not.toBeNull()
    trigger?.click()
    await expect.element(page.getByRole('menu')).toBeVisible()
    await waitForStableDom()
    expect(await faults(language)).toEqual([])
    const box = page.getByRole('menu').element().getBoundingClientRect()
    expect([box.left >= 0, box.right <= 390]).toEqual([true, true])
    for (const item of document.querySelectorAll('[role^="menuitem"]'))
      expect([item.textContent, item.scrollWidth <= item.clientWidth]).toEqual([item.textContent, true])
  })
})
