/** Every screen in German: no other language, except what the service writes, marked as English; and it fits a phone. */
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Review, ReviewContext } from '../../stories/core/review.ts'
import { screenStories } from '../../stories/core/screens.ts'
import type { Story } from '../../stories/core/story.tsx'
import { show } from '../../web/messages/chosen-language.ts'
import { horizontalOverflow } from '../core/page-checks.ts'
import { waitForStableDom } from '../core/wait-for-screen.ts'
import { mixedIn } from './mixed-language.ts'

type StoryFile = { readonly [name: string]: Story | undefined }

const files = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx')

/** Screens for people with an account, and the page of a link. */
const signedIn = Object.entries(screenStories).filter(
  ([name, { paths }]) =>
    paths !== undefined ||
    ['inbox', 'focus', 'chat', 'not-found', 'earlier-moment', 'record', 'shared'].includes(name),
)

const InGerman: Review = ({ own, children }) => children({ ...own, language: 'de' })

afterEach(async () => {
  await page.viewport(1440, 900)
  await show('en')
})

describe.each(signedIn)('%s in German', (_, { stories }) => {
  it.each(['Filled', 'Empty', 'LoadError', 'Open', 'Opened', 'Decision', 'Nothing'])('%s', async (state) => {
    const Shown = (await files[`../../stories/${stories}`]?.())?.[state]
    if (Shown === undefined) return
    await show('de')
    await render(
      <ReviewContext value={InGerman}>
        <Shown />
      </ReviewContext>,
    )
    await expect.poll(() => document.querySelector('h1, h2')).not.toBeNull()
    await waitForStableDom()
    expect(document.documentElement.lang).toBe('de')
    expect(mixedIn(document.body)).toEqual([])
    await page.viewport(390, 844)
    await waitForStableDom()
    expect(horizontalOverflow(), 'on a phone').toEqual([])
  })
})
