/** All screens, with their stories and required states; a test fails if one is missing. */
import type { SignedInPath } from '#schema/screens'

/** States of a screen; each is a story of that name. `SignedOut` is for screens behind sign-in only. */
export const states = [
  'Filled',
  'Empty',
  'Loading',
  'LoadError',
  'SignedOut',
  'LongText',
  'Dark',
  'Narrow',
] as const

export type State = (typeof states)[number]

/** A screen with its stories file below `stories/`, its paths, and the states that do not apply, with the reason. */
export type ScreenStories = {
  readonly stories: string
  readonly paths?: readonly SignedInPath[]
  /** Additional states of this screen. */
  readonly also?: readonly string[]
  readonly without?: { readonly [S in State]?: string }
}

const asksNothing = 'it makes no call of its own'
const loadsNothing = 'it loads nothing'
const onlyInside = 'it opens on other screens only'

/** For screens that send what a user fills in: the service refuses it. */
const sends = ['Refused'] as const

/** For public pages without interaction. */
const fixedPage = {
  Empty: 'all of its content is fixed',
  Loading: asksNothing,
  LoadError: asksNothing,
  LongText: 'all of its text is fixed',
} as const

/** For public pages with a search. */
const searchedPage = {
  Loading: asksNothing,
  LoadError: asksNothing,
  LongText: 'all of its text is fixed',
} as const

export const screenStories: { readonly [screen: string]: ScreenStories } = {
  login: {
    stories: 'session/session.stories.tsx',
    without: {
      Empty: 'it always offers the three businesses',
      LoadError: loadsNothing,
      LongText: 'all of its text is fixed',
    },
    also: sends,
  },
  setup: { stories: 'people/setup.stories.tsx', also: sends },
  join: { stories: 'people/join.stories.tsx', without: { Empty: 'it is a form to fill in' }, also: sends },
  shared: {
    stories: 'share/link-page.stories.tsx',
    without: { Empty: 'a link shows one thing or nothing' },
    also: sends,
  },
  'shared-links': { stories: 'share/shares.stories.tsx', paths: ['/links'], also: sends },
  people: { stories: 'people/people.stories.tsx', paths: ['/people'], also: sends },
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
      LoadError: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  advisories: { stories: 'advisory/advisory.stories.tsx', paths: ['/nudges'] },
  decisions: { stories: 'advisory/decisions.stories.tsx', paths: ['/decisions'], also: sends },
  search: { stories: 'search/search.stories.tsx', paths: ['/search'], also: sends },
  alerts: { stories: 'alert/alert.stories.tsx', paths: ['/alerts'] },
  digest: { stories: 'digest/digest.stories.tsx', paths: ['/digest'] },
  'executive-styles': {
    stories: 'persona/persona.stories.tsx',
    paths: ['/app-store'],
    without: { Empty: 'the five styles are part of the product' },
  },
  'decision-log': {
    stories: 'decision-log/decision-log.stories.tsx',
    paths: ['/audit'],
    without: { SignedOut: 'the stories of the login show it, as Return to page' },
  },
  record: {
    stories: 'advisory/record.stories.tsx',
    without: { SignedOut: 'it is a page of the Decision Log' },
  },
  briefs: { stories: 'brief/brief.stories.tsx', paths: ['/briefs'] },
  inbox: { stories: 'memo/memo.stories.tsx' },
  focus: { stories: 'focus/focus.stories.tsx' },
  chat: { stories: 'chat/chat.stories.tsx' },
  'not-found': {
    stories: 'shell/not-found.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      LoadError: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  'earlier-moment': {
    stories: 'time-travel/time-travel.stories.tsx',
    without: { SignedOut: onlyInside, LongText: 'all of its text is fixed' },
  },
  commands: {
    stories: 'shell/commands.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      LoadError: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  crash: {
    stories: 'shell/screen-load-error.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      LoadError: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  contact: {
    stories: 'site/contact.stories.tsx',
    without: { Empty: 'a form to fill in is never empty', LoadError: loadsNothing },
    also: sends,
  },
  'early-access': {
    stories: 'site/early-access.stories.tsx',
    without: { Empty: 'a form to fill in is never empty', LoadError: loadsNothing },
    also: sends,
  },
  legal: {
    stories: 'site/legal.stories.tsx',
    without: {
      Empty: 'all of its content is fixed',
      Loading: asksNothing,
      LoadError: asksNothing,
      LongText: 'all of its text is fixed',
    },
  },
  home: { stories: 'site/home.stories.tsx', without: fixedPage },
  about: { stories: 'site/about.stories.tsx', without: fixedPage },
  careers: { stories: 'site/careers.stories.tsx', without: fixedPage },
  press: { stories: 'site/press.stories.tsx', without: fixedPage },
  'use-cases': { stories: 'site/use-cases.stories.tsx', without: searchedPage },
  insights: { stories: 'site/insights.stories.tsx', without: searchedPage },
  help: { stories: 'site/help.stories.tsx', without: searchedPage },
  integrations: { stories: 'connection/connection.stories.tsx', paths: ['/connections'] },
  imports: { stories: 'import/import.stories.tsx', paths: ['/imports'], also: sends },
  'business-profile': { stories: 'profile/business-profile.stories.tsx', paths: ['/profile'], also: sends },
  'my-profile': { stories: 'profile/my-profile.stories.tsx', paths: ['/my-profile'], also: sends },
}
