/** Ladle's own build, which no other test uses: it shows a story of every file, and its controls change a story. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import express from 'express'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { close } from '../service/http/close.ts'
import { listen } from '../service/http/listen.ts'
import { root } from './core/execute.ts'

const folder = join(root, 'build/stories')
const Meta = t.type({ stories: t.record(t.string, t.type({ name: t.string, filePath: t.string })) })

const readStories = () => {
  const meta: unknown = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8'))
  return decodeOrThrow(Meta, meta, 'the list of stories').stories
}

/** The first story of each file that fills the window. */
const firstStories = (): ReadonlyMap<string, string> => {
  const stories = Object.entries(readStories()).filter(([, { name }]) => !name.endsWith('390'))
  return new Map(stories.reverse().map(([id, { filePath }]) => [filePath, id]))
}

/** Parallel windows: Ladle takes nearly a second to switch stories. */
const windows = 4
/** Milliseconds for each story, on a machine that other tests keep busy. */
const msForStory = 6000

let served: Awaited<ReturnType<typeof listen>>
test.beforeAll(async () => {
  expect(existsSync(join(folder, 'meta.json')), '"npm test ladle" builds the stories').toBe(true)
  served = await listen(express().use(express.static(folder)), 0)
})
test.afterAll(() => close(served.server))

test('Ladle shows a story of every file without console output', async ({ browser }) => {
  const said: string[] = []
  const left = [...firstStories()]
  // Each story is a test of its own in all but its name.
  test.setTimeout(left.length * msForStory)
  const showSome = async (): Promise<void> => {
    // Windows of one context would share what the stories store.
    const context = await browser.newContext()
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text())
    })
    context.on('weberror', (fault) => said.push(fault.error().message))
    const page = await context.newPage()
    await page.goto(`http://127.0.0.1:${served.port}/?mode=preview`)
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [file, id] = next
      const address = `/?story=${id}&mode=preview`
      const shown = page.locator('h1:not([data-before])').first()
      await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-before', ''))
      // Follow the address as Ladle's own list does, without reloading.
      await page.evaluate((to) => {
        window.history.pushState({}, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, address)
      const drawn = await shown.waitFor({ timeout: 6000 }).then(
        () => true,
        () => false,
      )
      // Ladle may miss an address while it still draws the story before.
      if (!drawn) await page.goto(address)
      await expect(shown, file).toBeVisible()
      expect(said, file).toEqual([])
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: windows }, showSome))
})

/** The window of the story; within Ladle's own frame if the story has a width. */
const storyOf = (page: Page) => {
  const list = page.locator('.ladle-main')
  return {
    wide: list.frameLocator('.story-window'),
    narrow: list.frameLocator('.ladle-iframe').frameLocator('.story-window'),
  }
}

test('Ladle opens on the first page, whose links lead to stories and whose steps are in CONTRIBUTING.md', async ({
  page,
}) => {
  await page.goto(`http://127.0.0.1:${served.port}/`)
  const { wide } = storyOf(page)
  await expect(wide.getByRole('heading', { level: 1 })).toHaveText('Every screen, in every state')
  const links = await wide.locator('main a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  const ids = links.map((link) => new URLSearchParams(link ?? '').get('story') ?? '')
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => !(id in readStories()))).toEqual([])
  const guide = readFileSync(join(root, '.github/CONTRIBUTING.md'), 'utf8')
  const named = (await wide.locator('main code').allTextContents()).filter(
    (name) => !name.startsWith('.github/'),
  )
  expect(named.filter((name) => !guide.includes(name))).toEqual([])
  await wide.getByRole('link', { name: 'Overview' }).click()
  await expect(page).toHaveURL(/story=signed-in--overview--filled/)
})

const dark = /\bbp6-dark\b/

test('a story opens in its own theme, and the toolbar changes it', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--not-found--dark`)
  const body = storyOf(page).wide.locator('body')
  await expect(body).toHaveClass(dark)
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(body).not.toHaveClass(dark)
  await page.getByRole('link', { name: 'Filled', exact: true }).click()
  await expect(page.locator('.story-window')).toHaveAttribute('title', 'signed-in--not-found--filled')
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(body).toHaveClass(dark)
  await page.getByRole('link', { name: 'Signed out', exact: true }).click()
  await expect(storyOf(page).wide.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(body, 'the choice stays').toHaveClass(dark)
})

test('a story opens in its own width, and the toolbar changes it', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--not-found--390`)
  const { wide, narrow } = storyOf(page)
  await expect.poll(() => narrow.locator('html').evaluate(() => window.innerWidth)).toBe(390)
  const setWidth = page.getByRole('button', { name: 'Change the story viewport' })
  await setWidth.click()
  await page.getByLabel('unset').click()
  await expect.poll(() => wide.locator('html').evaluate(() => window.innerWidth)).toBeGreaterThan(900)
  await page.getByLabel('768px').click()
  await expect.poll(() => narrow.locator('html').evaluate(() => window.innerWidth)).toBe(768)
})

test('the toolbar changes the language, which stays in the next story', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--not-found--filled`)
  const html = storyOf(page).wide.locator('html')
  await page.getByRole('button', { name: /controls/ }).click()
  await page.getByLabel('Deutsch').click()
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Close modal' }).click()
  await page.getByRole('link', { name: 'Dark', exact: true }).click()
  await expect(storyOf(page).wide.locator('body')).toHaveClass(dark)
  await expect(html).toHaveAttribute('lang', 'de')
  await page.goBack()
  await expect(page).not.toHaveURL(/not-found--dark/)
  await expect(storyOf(page).wide.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a story names the fixtures that feed it, outside its window, with links to them', async ({ page }) => {
  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--focus--empty`)
  const bar = page.getByRole('complementary', { name: 'Fixtures' })
  const none = bar.getByRole('link', { name: 'focus/getFocus.none.json' })
  await expect(none).toBeVisible()
  await bar.getByText('1 not asked for').click()
  await expect(bar.getByRole('link', { name: 'focus/createFocus.json' })).toBeVisible()
  const fixture = await page.request.get(new URL((await none.getAttribute('href')) ?? '', page.url()).href)
  expect(await fixture.json()).toMatchObject({ request: { method: 'GET', path: '/focus' }, body: null })
  const { wide, narrow } = storyOf(page)
  await expect(wide.getByText('getFocus.none.json')).toHaveCount(0)

  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--focus--long-text-390`)
  await expect(bar.getByText('focus/getFocus.json (changed)')).toBeVisible()
  await expect(narrow.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto(`http://127.0.0.1:${served.port}/?story=signed-in--focus--loading`)
  await expect(bar.getByText('getFocus (no recorded answer)')).toBeVisible()
})
