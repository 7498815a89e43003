/** Every story is mounted and looked at: accessible, silent on the console, fitting its width. And no state may be missing. */
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { signedInPaths } from '#schema/screens'
import { type ScreenStories, screenStories, states } from '../../stories/core/screens.ts'
import type { Story } from '../../stories/core/story.tsx'
import { axeViolations, sidewaysScrolls } from './inspect.ts'
import { quiet, settled } from './settled.ts'

type StoryFile = { readonly [name: string]: Story }

const loaders = import.meta.glob<StoryFile>('../../stories/**/*.stories.tsx')
const files = new Map<string, StoryFile | Error>()
// One broken file must not keep the others from being seen.
for (const [path, load] of Object.entries(loaders))
  files.set(
    path.replace('../../stories/', ''),
    await load().catch((cause: unknown) => new Error(String(cause))),
  )

/** What is missing from the stories of a screen, or is not what its name says. */
const gaps = (screen: ScreenStories, file: StoryFile | Error | undefined): readonly string[] => {
  if (file instanceof Error) return [file.message]
  const needed = states.filter((state) => screen.without?.[state] === undefined)
  const missing = needed.filter((state) => file?.[state] === undefined).map((state) => `${state} is missing`)
  const isBright = file?.Dark !== undefined && file.Dark.frame.theme !== 'dark'
  const isWide = file?.Narrow !== undefined && file.Narrow.frame.width !== 390
  return [
    ...missing,
    ...(isBright ? ['Dark is not dark'] : []),
    ...(isWide ? ['Narrow is not 390 px wide'] : []),
  ]
}

describe('the states of every screen', () => {
  it.each(Object.entries(screenStories))('%s has them all', (_, screen) => {
    expect(gaps(screen, files.get(screen.stories)), screen.stories).toEqual([])
  })

  it('every path behind sign-in belongs to a screen, and to one only', () => {
    const mapped = Object.values(screenStories).flatMap((screen) => screen.paths ?? [])
    expect([...mapped].sort()).toEqual([...signedInPaths].sort())
  })

  it('a missing state would be found', () => {
    const bright: Story = Object.assign(() => null, { frame: { theme: 'light' as const, width: undefined } })
    const screen = { stories: 'any', without: { Empty: 'never', Loading: 'never', LongText: 'never' } }
    expect(gaps(screen, { Filled: bright, Dark: bright, Narrow: bright })).toEqual([
      'Refused is missing',
      'Dark is not dark',
      'Narrow is not 390 px wide',
    ])
    expect(gaps({ stories: 'none' }, undefined)).toHaveLength(states.length)
  })
})

describe.each([...files])('%s', (_, file) => {
  const stories = file instanceof Error ? [] : Object.entries(file).filter(([name]) => name !== 'default')

  if (stories.length === 0)
    it('tells stories', () => expect.fail(file instanceof Error ? file.message : 'there is none'))

  it.each(stories)('%s', async (_name, Shown) => {
    const isScreen = 'frame' in Shown
    const width = isScreen ? Shown.frame.width : undefined
    await page.viewport(width ?? 1440, width === undefined ? 900 : 844)
    await render(<Shown />)
    await (isScreen ? settled() : quiet())
    expect.soft(await axeViolations(isScreen ? 'screen' : 'part'), 'accessibility').toEqual([])
    expect.soft(sidewaysScrolls(), 'width').toEqual([])
  })
})
