/** Texts of the frame: screen names, menus, and error messages that replace a screen. */
import type { SignedInPath } from '#schema/screens'
import { area } from '../../core/language.ts'

const screens: Readonly<Record<SignedInPath, string>> = {
  '/dashboard': 'Overview',
  '/dashboard/finance': 'Finance',
  '/dashboard/strategic': 'Strategic',
  '/dashboard/sales-marketing': 'Sales & Marketing',
  '/dashboard/risk': 'Risk',
  '/dashboard/agent': 'Jarvin’s Agent',
  '/briefs': 'Briefs',
  '/nudges': 'Advisories',
  '/app-store': 'Executive Styles',
  '/connections': 'Integrations',
  '/imports': 'Imports',
  '/audit': 'Decision Log',
  '/profile': 'Business Profile',
  '/my-profile': 'My Profile',
  '/people': 'People',
}

/** Shorter names for the bottom bar of a phone, where a screen's name is too long. */
const short: Partial<typeof screens> = {}

export const shellText = area('shell', {
  screens,
  short,
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  toOverview: 'Jarvin, go to the Overview',
  chat: 'Chat',
  more: 'More',
  advisors: 'Advisors',
  closeDialog: 'Close',
  closeAdvisors: 'Close the advisors',
  advisorWidth: 'Width of the advisor panel',
  percentWide: (percent: number) => `${percent} percent`,
  style: (name: string) => `${name} style`,
  currentFocus: 'Current Focus',
  noFocus: 'Not set',
  focusManagement: 'Strategic Focus Management',
  inbox: 'CEO Inbox',
  inboxUnread: (unread: number) => `CEO Inbox, ${unread} unread`,
  seeEarlier: 'See an earlier moment',
  earlierMoment: 'An earlier moment',
  commands: 'Search and commands',
  controlKey: 'Ctrl',
  shortcuts: 'Keyboard shortcuts',
  account: 'Account',
  accountMenu: (initials: string) => `Account menu, ${initials}`,
  logout: 'Logout',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  systemTheme: 'System theme',
  steadyLogo: 'Steady logo colour',
  /** Radix replaces `{hotkey}`. */
  notifications: 'Notifications ({hotkey})',
  dismiss: 'Dismiss',
  disclaimer: 'Jarvin is well trained but can make mistakes. Check critical decisions before acting on them.',
  noResponse: 'No response',
  cannotBeReached: 'Jarvin can’t be reached right now. You are still signed in, and nothing was lost.',
  offline: 'Offline',
  offlineText: 'You can keep reading, and make changes again once you are back online. Nothing was lost.',
  onlineAgain: 'Back online',
  onlineAgainText: 'You can make changes again.',
  tryAgain: 'Try again',
  crashed: 'This screen could not be shown',
  crashedLost: 'Nothing was lost: your decisions are on record.',
  crashedOffline:
    'You are offline, and this screen has not been loaded yet. It will appear once you are back online.',
  partNotLoaded: 'This part could not be loaded. Nothing was lost.',
  reload: 'Reload',
  notFound: 'Not found',
  nothingAt: (path: string) => `Nothing at ${path}`,
  notFoundTitle: 'Strategic Recalibration Required',
  notFoundText: 'There is no page at this address. Nothing was lost. Four ways back to the business:',
  notFoundOffer: (path: string) =>
    `There is no screen at ${path}. What were you looking for? I can help you find it: figures are on the Overview, open decisions are under Advisories, and past decisions are in the Decision Log.`,
  notFoundHome: 'Return to Executive Dashboard',
  executiveOverview: 'Executive Overview',
  executiveOverviewText: 'The week in three figures',
  financialPerformance: 'Financial Performance',
  financialPerformanceText: 'Revenue, margin and runway',
  strategicPlanning: 'Strategic Planning',
  strategicPlanningText: 'Opportunities and competitors',
  riskManagement: 'Risk Management',
  riskManagementText: 'Alerts and compliance',
  authenticationRequired: 'Authentication Required',
  logInForProfile: 'Please log in to access your profile.',
  signIn: 'Sign in',
})

/** A visitor's own copy of a demo business. */
export const demoText = area('demo', {
  resetDemo: 'Reset this demo',
  resetTitle: 'Reset this demo?',
  resetText:
    'Everything you entered or decided in this demo is deleted, and you start again with the sample. This cannot be undone.',
  keep: 'Keep it',
  reset: 'Reset',
  resetting: 'Resetting…',
  resetFailed: 'The demo could not be reset. Nothing was deleted; try again in a moment.',
})
