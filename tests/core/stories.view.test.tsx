/** Renders every story: accessible, no console output, fits its width. No screen may lack a required state. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { signedInPaths } from '#schema/screens'
import { dialogStates, dialogStories } from '../../stories/core/dialogs.ts'
import { type ScreenStories, screenStories, states } from '../../stories/core/screens.ts'
import type { Story } from '../../stories/core/story.tsx'
import { stepsLeft } from '../../stories/core/user-actions.ts'
import { checkAccessibility } from './accessibility.ts'
import { horizontalOverflow, obscuredFocus } from './page-checks.ts'
import { waitForScreen, waitForStableDom } from './wait-for-screen.ts'

type StoryFile = { readonly [name: string]: Story }

const loaders = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx')
const files = new Map<string, StoryFile | Error>()
// A file that fails to load must not hide the others.
for (const [path, load] of Object.entries(loaders))
  files.set(
    path.replace('../../stories/', ''),
    await load().catch((cause: unknown) => new Error(String(cause))),
  )

/** Stories that are missing or do not match their names. */
const missing = (names: readonly string[], file: StoryFile | Error | undefined): readonly string[] => {
  if (file instanceof Error) return [file.message]
  return names.flatMap((name) => {
    const told = file?.[name]
    if (told === undefined) return [`${name} is missing`]
    if (name.endsWith('Dark') && told.frame.theme !== 'dark') return [`${name} is not dark`]
    return name.endsWith('Narrow') && told.frame.width !== 390 ? [`${name} is not 390 px wide`] : []
  })
}

/** Stories missing for a screen. */
const gaps = (screen: ScreenStories, file: StoryFile | Error | undefined): readonly string[] =>
  missing(
    [
      ...states.filter(
        (state) =>
          screen.without?.[state] === undefined && (state !== 'SignedOut' || screen.paths !== undefined),
      ),
      ...(screen.also ?? []),
    ],
    file,
  )

describe('the stories of every screen', () => {
  it.each(Object.entries(screenStories))('%s has all states', (_, screen) => {
    expect(gaps(screen, files.get(screen.stories)), screen.stories).toEqual([])
  })

  it.each(Object.entries(dialogStories))('the dialog %s has all states', (_, dialog) => {
    const { stories, also = [], without } = dialog
    const own = dialogStates.filter((state) => without?.[state] === undefined)
    expect(missing([...own, ...also], files.get(stories)), stories).toEqual([])
  })

  it('every path behind sign-in belongs to exactly one screen', () => {
    const mapped = Object.values(screenStories).flatMap((screen) => screen.paths ?? [])
    expect([...mapped].sort()).toEqual([...signedInPaths].sort())
  })

  it('a missing state would be found', () => {
    const bright: Story = Object.assign(() => null, { frame: { theme: 'light' as const, width: undefined } })
    const without = { Empty: 'never', Loading: 'never', LongText: 'never' }
    const screen: ScreenStories = { stories: 'any', paths: ['/audit'], without }
    expect(gaps(screen, { Filled: bright, Dark: bright, Narrow: bright })).toEqual([
      'LoadError is missing',
      'SignedOut is missing',
      'Dark is not dark',
      'Narrow is not 390 px wide',
    ])
    expect(gaps({ stories: 'none' }, undefined)).toHaveLength(states.length - 1)
  })
})

/** The dialog that the stories of a file must show, if any. */
const dialogOf = (path: string) => Object.values(dialogStories).find(({ stories }) => stories === path)

/** Milliseconds without a change after which a story is complete; short, because its code is already loaded. */
const quietTime = 60

/** Skips the call to the browser if the window already has this size. */
const setViewport = async (width: number, height: number): Promise<void> => {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

/** Stories in which every focusable element is checked while it has the focus. */
const seenByKeyboard = /Filled$|Narrow$|Open$/

describe.each([...files])('%s', (path, file) => {
  const stories = file instanceof Error ? [] : Object.entries(file).filter(([name]) => name !== 'default')

  if (stories.length === 0)
    it('has stories', () => expect.fail(file instanceof Error ? file.message : 'there is none'))

  it.each(stories)('%s', async (name, Shown) => {
    const isScreen = 'frame' in Shown
    const width = isScreen ? Shown.frame.width : undefined
    await setViewport(width ?? 1440, width === undefined ? 900 : 844)
    await render(<Shown />)
    const dialog = dialogOf(path)
    if (dialog)
      await expect
        .poll(() => document.querySelector(dialog.place ?? '[role=dialog]'), { message: 'the dialog' })
        .not.toBeNull()
    await expect.poll(stepsLeft, { message: 'what is to be done first' }).toBe(0)
    await (isScreen ? waitForScreen(quietTime) : waitForStableDom(quietTime))
    expect.soft(horizontalOverflow(), 'width').toEqual([])
    if (isScreen && seenByKeyboard.test(name)) expect.soft(obscuredFocus(), 'focus').toEqual([])
    await checkAccessibility(isScreen ? 'screen' : 'part')
  })
})
