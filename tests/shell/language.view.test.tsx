/** Where another language is chosen: what is translated says so, all else is marked as English, and its figures read so. */
import type { HttpHandler } from 'msw'
import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer } from '../../fixtures/core/answers.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import updateFocus from '../../fixtures/focus/updateFocus.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { InGerman } from '../../stories/shell/frame.stories.tsx'
import { show } from '../../web/messages/chosen-language.ts'

const german = (route: string, answers: readonly HttpHandler[] = []) =>
  story({ route, answers: [answer('getMe', getMe), ...screenAnswers, ...answers], language: 'de' })

const langOf = (what: Locator) => what.element().closest('[lang]')?.getAttribute('lang')

afterEach(() => show('en'))

describe('in German', () => {
  it('a dialog of the frame has its title and its cross in German, and its form in English', async () => {
    const Shown = german('/nudges?focus=edit', [
      answer('getFocus', getFocus),
      answer('updateFocus', updateFocus),
    ])
    await render(<Shown />)
    const dialog = page.getByRole('dialog', { name: 'Strategischen Fokus verwalten' })
    const field = dialog.getByRole('combobox', { name: 'Primary focus' })
    await expect.element(field).toBeVisible()
    expect(langOf(field)).toBe('en-AU')
    expect(langOf(dialog.getByRole('heading', { name: 'Strategischen Fokus verwalten' }))).toBe('de')
    expect(langOf(dialog.getByRole('button', { name: 'Schließen' }))).toBe('de')
  })

  it('a dialog of a screen is in English but for its cross', async () => {
    await render(<InGerman />)
    await page.getByRole('button', { name: 'Generate brief' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate a decision brief' })
    await expect.element(dialog).toBeVisible()
    expect(langOf(dialog.getByRole('heading', { name: 'Generate a decision brief' }))).toBe('en-AU')
    expect(langOf(dialog.getByRole('button', { name: 'Generate', exact: true }))).toBe('en-AU')
    expect(langOf(dialog.getByRole('button', { name: 'Schließen' }))).toBe('de')

    await dialog.getByRole('button', { name: 'Generate', exact: true }).click()
    const notice = page.getByText('Topic required', { exact: true })
    await expect.element(notice).toBeVisible()
    expect(langOf(notice)).toBe('en-AU')
    // What is read out stands apart from what is seen.
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role="status"]')].find((one) =>
          one.textContent?.includes('Topic required'),
        ),
      )
      .toBeDefined()
    for (const said of document.querySelectorAll('[role="status"]'))
      if (said.textContent?.includes('Topic required'))
        expect(said.closest('[lang]')?.getAttribute('lang')).toBe('en-AU')
  })

  it('the palette is all German', async () => {
    await render(<InGerman />)
    await page.getByRole('button', { name: /^Suchen und Befehle/ }).click()
    const palette = page.getByRole('dialog', { name: 'Suchen und Befehle' })
    await expect.element(palette.getByRole('option', { name: /Finanzen/ })).toBeVisible()
    expect(langOf(palette.getByRole('option', { name: /Finanzen/ }))).toBe('de')
    expect(langOf(palette.getByRole('heading', { name: 'Suchen und Befehle' }))).toBe('de')
  })

  it('the advisors speak English beside a German frame', async () => {
    await render(<InGerman />)
    const tab = page.getByRole('tab', { name: 'Analyst' })
    await expect.element(tab).toBeVisible()
    expect(langOf(tab)).toBe('en-AU')
    expect(langOf(page.getByRole('link', { name: 'Finanzen' }).first())).toBe('de')
  })

  it('what stands behind a figure is in English, and figures read as the words around them do', async () => {
    const Shown = german('/dashboard/finance?kpi=revenue')
    await render(<Shown />)
    await expect.element(page.getByRole('link', { name: 'Finanzen' }).first()).toBeInTheDocument()
    const drawer = page.getByRole('complementary', { name: /revenue/i })
    await expect.element(drawer).toBeVisible()
    expect(langOf(drawer)).toBe('en-AU')
    await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\$\d{1,3},\d{3}/)
    expect(document.querySelector('main')?.textContent).not.toMatch(/AU\$|\d\.\d{3}\b/)
  })
})
