/** In another language: each part says which one it is in, and figures follow their text. */
import type { HttpHandler } from 'msw'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay } from '../../fixtures/core/replay.ts'
import getFocus from '../../fixtures/focus/getFocus.json'
import getFocusNone from '../../fixtures/focus/getFocus.none.json'
import updateFocus from '../../fixtures/focus/updateFocus.json'
import getMe from '../../fixtures/session/getMe.json'
import { base, onAnalyst, thread, threads } from '../../stories/chat/chat-answers.ts'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { German } from '../../stories/shell/frame.stories.tsx'
import { useText } from '../../web/core/language.ts'
import { show } from '../../web/messages/chosen-language.ts'
import { shellText } from '../../web/messages/en/shell.ts'

const german = (route: string, answers: readonly HttpHandler[] = []) =>
  story({ route, answers: [replay('getMe', getMe), ...screenAnswers, ...answers], language: 'de' })

const langOf = (what: Locator) => what.element().closest('[lang]')?.getAttribute('lang')

afterEach(async () => {
  await page.viewport(1440, 900)
  await show('en')
})

/** Every object of texts that a component got, in order. */
const Probe = ({ seen }: { readonly seen: object[] }) => {
  const [count, setCount] = useState(0)
  seen.push(useText(shellText))
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Rendered {count}
    </button>
  )
}

describe('in German', () => {
  it('texts are the same object at each render, as effects depend on them', async () => {
    await show('de')
    const seen: object[] = []
    await render(<Probe seen={seen} />)
    for (const count of [0, 1]) await page.getByRole('button', { name: `Rendered ${count}` }).click()
    await expect.element(page.getByRole('button', { name: 'Rendered 2' })).toBeVisible()
    expect(seen.length).toBeGreaterThanOrEqual(3)
    expect(new Set(seen).size).toBe(1)
  })

  it('the offer on an unknown path comes once, and its sheet stays closed', async () => {
    await page.viewport(390, 844)
    const Shown = german('/quarterly-offsite')
    await render(<Shown />)
    const sheet = page.getByRole('dialog', { name: 'Berater' })
    await expect.element(sheet).toBeVisible()
    // Whatever renders it again must not make the offer again.
    await show('fr')
    await show('de')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => sheet.elements().length).toBe(0)
    // Longer than the delay before the first offer.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    expect(sheet.elements()).toHaveLength(0)
  })

  it('a dialog of the frame is all in German', async () => {
    const Shown = german('/nudges?focus=edit', [
      replay('getFocus', getFocus),
      replay('updateFocus', updateFocus),
    ])
    await render(<Shown />)
    const dialog = page.getByRole('dialog', { name: 'Strategischen Fokus verwalten' })
    const field = dialog.getByRole('combobox', { name: 'Hauptfokus' })
    await expect.element(field).toBeVisible()
    expect(langOf(field)).toBe('de')
    expect(langOf(dialog.getByRole('heading', { name: 'Strategischen Fokus verwalten' }))).toBe('de')
    expect(langOf(dialog.getByRole('button', { name: 'Schließen' }))).toBe('de')
  })

  it('a dialog of a screen is all in German, and its notices too', async () => {
    await render(<German />)
    await page.getByRole('button', { name: 'Briefing erstellen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entscheidungsbriefing erstellen' })
    await expect.element(dialog).toBeVisible()
    expect(langOf(dialog.getByRole('heading', { name: 'Entscheidungsbriefing erstellen' }))).toBe('de')
    expect(langOf(dialog.getByRole('button', { name: 'Erstellen', exact: true }))).toBe('de')
    expect(langOf(dialog.getByRole('button', { name: 'Schließen' }))).toBe('de')

    await dialog.getByRole('button', { name: 'Erstellen', exact: true }).click()
    const notice = page.getByText('Thema fehlt', { exact: true })
    await expect.element(notice).toBeVisible()
    expect(langOf(notice)).toBe('de')
    // Screen reader announcements are separate elements.
    await expect
      .poll(() =>
        [...document.querySelectorAll('[role="status"]')].find((one) =>
          one.textContent?.includes('Thema fehlt'),
        ),
      )
      .toBeDefined()
    for (const said of document.querySelectorAll('[role="status"]'))
      if (said.textContent?.includes('Thema fehlt'))
        expect(said.closest('[lang]')?.getAttribute('lang')).toBe('de')
  })

  it('the palette is all in German', async () => {
    await render(<German />)
    await page.getByRole('button', { name: /^Suchen und Befehle/ }).click()
    const palette = page.getByRole('dialog', { name: 'Suchen und Befehle' })
    await expect.element(palette.getByRole('option', { name: /Finanzen/ })).toBeVisible()
    expect(langOf(palette.getByRole('option', { name: /Finanzen/ }))).toBe('de')
    expect(langOf(palette.getByRole('heading', { name: 'Suchen und Befehle' }))).toBe('de')
  })

  it('the chat panel is in German; questions and replies are in English', async () => {
    await render(<German />)
    const tab = page.getByRole('tab', { name: 'Berater' })
    await expect.element(tab).toBeVisible()
    expect(langOf(tab)).toBe('de')
    await expect.element(page.getByRole('textbox', { name: 'Nachricht an Agent' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Senden' })).toBeVisible()
    const question = page.getByRole('list', { name: 'Vorgeschlagene Fragen' }).getByRole('button').first()
    await expect.element(question).toBeVisible()
    expect(langOf(question)).toBe('en-AU')
  })

  it('a conversation has its buttons in German, and what is asked and answered in English', async () => {
    const Shown = story({
      route: '/nudges',
      answers: [...base, threads, thread],
      language: 'de',
      before: onAnalyst,
    })
    await render(<Shown />)
    const log = page.getByRole('log')
    await expect.element(log.getByRole('article').first()).toBeVisible()
    expect(langOf(log)).toBe('de')
    const reply = log.getByRole('article').first()
    expect(langOf(reply.getByRole('button', { name: 'Kopieren' }))).toBe('de')
    expect(langOf(reply.getByText(/\bthe\b/).first())).toBe('en-AU')
  })

  it('the top bar says when no focus is set, and names its links to another moment', async () => {
    const Shown = german('/briefs', [replay('getFocus', getFocusNone)])
    await render(<Shown />)
    const focus = page.getByRole('button', { name: /^Aktueller Fokus/ })
    await expect.element(focus).toHaveTextContent('Nicht festgelegt')
    await expect.element(page.getByRole('button', { name: 'Einen früheren Zeitpunkt ansehen' })).toBeVisible()
  })

  it('the records of a figure are in German, and figures follow the language around them', async () => {
    const Shown = german('/dashboard/finance?kpi=revenue')
    await render(<Shown />)
    await expect.element(page.getByRole('link', { name: 'Finanzen' }).first()).toBeInTheDocument()
    const drawer = page.getByRole('complementary', { name: /umsatz/i })
    await expect.element(drawer).toBeVisible()
    expect(langOf(drawer)).toBe('de')
    await expect.poll(() => document.querySelector('main')?.textContent).toMatch(/\d{1,3}\.\d{3}\s\$/)
    // One by one: run together, "17.767 $" and the "10.000 $" of an axis would look like "$10.000".
    const texts = [...document.querySelectorAll('main *')].map(
      ({ firstChild }) => firstChild?.nodeValue ?? '',
    )
    expect(texts.filter((text) => /AU\$|\$\d/.test(text))).toEqual([])
  })
})

describe('in French, which has the frame only', () => {
  it('the screens, with their figures, stay in English', async () => {
    const answers = [replay('getMe', getMe), ...screenAnswers]
    const Shown = story({ route: '/dashboard/finance', answers, language: 'fr' })
    await render(<Shown />)
    await expect.element(page.getByRole('link', { name: 'Finances' }).first()).toBeInTheDocument()
    const screen = page.getByRole('main')
    await expect.poll(() => screen.element().textContent).toMatch(/\$\d{1,3},\d{3}/)
    expect(langOf(screen)).toBe('en-AU')
    expect(screen.element().textContent).not.toMatch(/AU\$|\d\.\d{3}\b/)
  })
})
