/** A screen whose code could not be fetched. */
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answer } from '../../fixtures/core/answers.ts'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../../stories/core/screen-answers.ts'
import { story } from '../../stories/core/story.tsx'
import { Filled } from '../../stories/shell/crash.stories.tsx'
import { screensOf, signedInScreens } from '../../web/shell/screens.tsx'

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const lead = (name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

/** A page at the Briefs, whose code cannot be fetched before it is told to. */
const lost = () => {
  const code = { isThere: false }
  const Page = story({
    route: '/briefs',
    answers: [answer('getMe', getMe), ...screenAnswers],
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

it('costs that screen only: it offers another try, and the rail leads on', async () => {
  await render(<Filled />)
  await expect.element(heading('This screen could not be shown')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Load it again' })).toBeVisible()
  await lead('Risk')
  await expect.element(heading('Risk')).toBeVisible()
})

it('is asked for again when it is visited next', async () => {
  const { code, Page } = lost()
  await render(<Page />)
  await expect.element(heading('This screen could not be shown')).toBeVisible()
  code.isThere = true
  await lead('Risk')
  await expect.element(heading('Risk')).toBeVisible()
  await lead('Briefs')
  await expect.element(heading('All briefs')).toBeVisible()
})

it('says that the browser is offline, and comes once it is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { code, Page } = lost()
  await render(<Page />)
  await expect.element(page.getByText(/^You are offline, and this screen has not been loaded/)).toBeVisible()
  // Loaded again offline, the whole page would be gone.
  await expect.element(page.getByRole('button', { name: 'Load it again' })).not.toBeInTheDocument()
  code.isThere = true
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(heading('All briefs')).toBeVisible()
})
