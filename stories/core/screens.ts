/** Every screen, where its stories are, and which states it must be seen in; a test fails where one is missing. */
import type { SignedInPath } from '#schema/screens'

/** The states that a screen is shown in; each is a story of that name. */
export const states = ['Filled', 'Empty', 'Loading', 'Refused', 'LongText', 'Dark', 'Narrow'] as const

/** One of the states. */
export type State = (typeof states)[number]

/** A screen with its stories file below `stories/`, its paths, and the states that make no sense for it, with the reason. */
export type ScreenStories = {
  readonly stories: string
  readonly paths?: readonly SignedInPath[]
  readonly without?: { readonly [S in State]?: string }
}

const asksNothing = 'it makes no call of its own'

/** The screens by name. */
export const screenStories: { readonly [screen: string]: ScreenStories } = {
  login: {
    stories: 'session/session.stories.tsx',
    without: { Empty: 'it always offers the three businesses', LongText: 'all of its text is fixed' },
  },
  overview: { stories: 'dashboards/overview.stories.tsx', paths: ['/dashboard'] },
  advisories: { stories: 'advisory/advisory.stories.tsx', paths: ['/nudges'] },
  'executive-styles': {
    stories: 'persona/persona.stories.tsx',
    paths: ['/app-store'],
    without: { Empty: 'the five styles are part of the product' },
  },
  'decision-log': { stories: 'decision-log/decision-log.stories.tsx', paths: ['/audit'] },
  chat: { stories: 'shell/chat.stories.tsx', without: { Loading: asksNothing, Refused: asksNothing } },
  'not-found': {
    stories: 'shell/not-found.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      Refused: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  crash: {
    stories: 'shell/crash.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      Refused: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  planned: {
    stories: 'shell/planned.stories.tsx',
    paths: [
      '/dashboard/finance',
      '/dashboard/strategic',
      '/dashboard/sales-marketing',
      '/dashboard/risk',
      '/dashboard/agent',
      '/briefs',
      '/connections',
      '/profile',
      '/my-profile',
    ],
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      Refused: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
}
