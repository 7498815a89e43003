/** A screen whose code could not be loaded. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { replay } from '../../fixtures/core/replay.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { Filled } from '../../stories/shell/screen-load-error.stories.tsx'
import { screensOf, signedInScreens } from '../../web/shell/screens.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const lead = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

/** The Briefs screen, whose code fails to load until `isThere` is set. */
const lost = () => {
  const code = { isThere: false }
  const Page = story({
    route: '/briefs',
    answers: [replay('getMe', getMe), ...screenAnswers],
    routes: screensOf({
      ...signedInScreens,
      '/briefs': {
        load: () =>
          code.isThere
            ? Promise.resolve(() => <h1>All briefs</h1>)
            : Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      },
    }),
  })
  return { code, Page }
}

afterEach(() => vi.restoreAllMocks())

it('affects only that screen: it offers a retry, and the navigation works', async () => {
  await render(<Filled />)
  await expect.element(heading('This screen could not be shown')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await lead('Risk')
  await expect.element(heading('Risk')).toBeVisible()
})

it('is loaded again on the next visit', async () => {
  const { code, Page } = lost()
  await render(<Page />)
  await expect.element(heading('This screen could not be shown')).toBeVisible()
  code.isThere = true
  await lead('Risk')
  await expect.element(heading('Risk')).toBeVisible()
  await lead('Briefs')
  await expect.element(heading('All briefs')).toBeVisible()
})

it('says that the browser is offline, and loads once it is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { code, Page } = lost()
  await render(<Page />)
  await expect.element(page.getByText(/^You are offline, and this screen has not been loaded/)).toBeVisible()
  // Reloading offline would lose the whole page.
  await expect.element(page.getByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
  code.isThere = true
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(heading('All briefs')).toBeVisible()
})
