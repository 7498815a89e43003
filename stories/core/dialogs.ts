/** All dialogs and drawers, with their stories and required states; a test fails if one is missing. */

/** States of a dialog; each is a story named prefix + state. The screen behind it has its own stories. */
export const dialogStates = ['Opened', 'Working', 'Failed', 'LongText', 'Dark', 'Narrow'] as const

export type DialogState = (typeof dialogStates)[number]

/** A dialog with its stories file below `stories/` and the prefix of its story names. */
export type DialogStories = {
  readonly stories: string
  readonly prefix: string
  /** Additional states of this dialog. */
  readonly also?: readonly string[]
  /** States that do not apply, with the reason. */
  readonly without?: { readonly [S in DialogState]?: string }
  /** Selector of its element, if it is not a dialog on a wide screen. */
  readonly place?: string
}

/** For dialogs with an editable result. */
const changedOne = ['Edited', 'Asking']

/** For dialogs that only ask or inform. */
const asksNothing = {
  Working: 'it makes no call of its own',
  Failed: 'it makes no call of its own',
} as const
const fixedText = { LongText: 'all of its text is fixed' } as const

/** By name. Dialogs that count as screens (inbox, focus, chat, commands) are in `screens.ts`. */
export const dialogStories: { readonly [dialog: string]: DialogStories } = {
  'email drafts': { stories: 'brief/email-drafts-dialog.stories.tsx', prefix: 'Emails', also: changedOne },
  roster: { stories: 'brief/roster-dialog.stories.tsx', prefix: 'Roster', also: changedOne },
  'social plan': { stories: 'brief/social-plan-dialog.stories.tsx', prefix: 'Social', also: changedOne },
  generate: { stories: 'brief/generate-dialog.stories.tsx', prefix: 'Generate', also: ['Invalid'] },
  connect: { stories: 'connection/connect-dialog.stories.tsx', prefix: 'Connect' },
  disconnect: {
    stories: 'connection/disconnect-dialog.stories.tsx',
    prefix: 'Disconnect',
    without: fixedText,
  },
  style: { stories: 'persona/style-dialog.stories.tsx', prefix: 'Style' },
  'leaving unsaved edits': {
    stories: 'profile/unsaved-changes-dialog.stories.tsx',
    prefix: 'Leave',
    without: { ...asksNothing, ...fixedText },
  },
  'behind a figure': {
    stories: 'dashboards/kpi-drill-down.stories.tsx',
    prefix: 'Behind',
    without: asksNothing,
    place: '[aria-label^="The records behind"]',
  },
  event: {
    stories: 'decision-log/event-drawer.stories.tsx',
    prefix: 'Event',
    without: { LongText: 'the story of that name of the Decision Log has it open' },
    place: '[aria-label="Event"]',
  },
  shortcuts: {
    stories: 'shell/shortcuts-dialog.stories.tsx',
    prefix: 'Shortcuts',
    without: { ...asksNothing, ...fixedText },
  },
  'one that was not fetched': {
    stories: 'kit/dialog-load-error.stories.tsx',
    prefix: 'Lost',
    without: { ...asksNothing, ...fixedText },
    place: 'dialog[open]',
  },
  'quick actions that were not fetched': {
    stories: 'brief/quick-actions-load-error.stories.tsx',
    prefix: 'ActionsLost',
    without: { ...asksNothing, ...fixedText },
  },
  'choice of a moment': {
    stories: 'time-travel/choose-time-dialog.stories.tsx',
    prefix: 'Choice',
    without: fixedText,
  },
  'what changed since': {
    stories: 'time-travel/changes-dialog.stories.tsx',
    prefix: 'Changes',
    also: ['Empty'],
    without: fixedText,
  },
}
