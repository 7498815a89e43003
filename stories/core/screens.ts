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
  finance: { stories: 'dashboards/finance.stories.tsx', paths: ['/dashboard/finance'] },
  strategic: { stories: 'dashboards/strategic.stories.tsx', paths: ['/dashboard/strategic'] },
  sales: { stories: 'dashboards/sales.stories.tsx', paths: ['/dashboard/sales-marketing'] },
  risk: { stories: 'dashboards/risk.stories.tsx', paths: ['/dashboard/risk'] },
  agent: {
    stories: 'dashboards/agent.stories.tsx',
    paths: ['/dashboard/agent'],
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      Refused: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  advisories: { stories: 'advisory/advisory.stories.tsx', paths: ['/nudges'] },
  'executive-styles': {
    stories: 'persona/persona.stories.tsx',
    paths: ['/app-store'],
    without: { Empty: 'the five styles are part of the product' },
  },
  'decision-log': { stories: 'decision-log/decision-log.stories.tsx', paths: ['/audit'] },
  briefs: { stories: 'brief/brief.stories.tsx', paths: ['/briefs'] },
  inbox: { stories: 'memo/memo.stories.tsx' },
  focus: { stories: 'focus/focus.stories.tsx' },
  chat: { stories: 'chat/chat.stories.tsx' },
  'not-found': {
    stories: 'shell/not-found.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      Refused: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  commands: {
    stories: 'shell/commands.stories.tsx',
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
  integrations: { stories: 'connection/connection.stories.tsx', paths: ['/connections'] },
  'business-profile': { stories: 'profile/business-profile.stories.tsx', paths: ['/profile'] },
  'my-profile': { stories: 'profile/my-profile.stories.tsx', paths: ['/my-profile'] },
}
