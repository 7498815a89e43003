/** All dialogs and drawers, with their stories and required states; a test fails if one is missing. */

/** States of a dialog; each is a story of that name. The screen under it has its own stories. */
export const dialogStates = ['Open', 'InProgress', 'Failed', 'LongText', 'Dark', 'Narrow'] as const

export type DialogState = (typeof dialogStates)[number]

/** A dialog with its stories file below `stories/`. */
export type DialogStories = {
  readonly stories: string
  /** Additional states of this dialog. */
  readonly also?: readonly string[]
  /** States that do not apply, with the reason. */
  readonly without?: { readonly [S in DialogState]?: string }
  /** Selector of its element, if it is not a dialog on a wide screen. */
  readonly place?: string
}

/** For dialogs with an editable result. */
const editable = ['Edited', 'ConfirmReplace']

/** For dialogs that only ask or inform. */
const asksNothing = {
  InProgress: 'it makes no call of its own',
  Failed: 'it makes no call of its own',
} as const
const fixedText = { LongText: 'all of its text is fixed' } as const

/** By name. Dialogs that count as screens (inbox, focus, chat, commands) are in `screens.ts`. */
export const dialogStories: { readonly [dialog: string]: DialogStories } = {
  'email drafts': { stories: 'brief/email-drafts-dialog.stories.tsx', also: editable },
  roster: { stories: 'brief/roster-dialog.stories.tsx', also: editable },
  'social plan': { stories: 'brief/social-plan-dialog.stories.tsx', also: editable },
  share: { stories: 'brief/share-dialog.stories.tsx', also: ['Made', 'Refused'] },
  generate: { stories: 'brief/generate-dialog.stories.tsx', also: ['Invalid'] },
  connect: { stories: 'connection/connect-dialog.stories.tsx' },
  disconnect: {
    stories: 'connection/disconnect-dialog.stories.tsx',
    without: fixedText,
  },
  'replace secret': {
    stories: 'connection/replace-secret-dialog.stories.tsx',
    without: fixedText,
  },
  'undo import': {
    stories: 'import/undo-dialog.stories.tsx',
    without: { LongText: 'the list of imports shows one' },
  },
  style: { stories: 'persona/style-dialog.stories.tsx' },
  'unsaved changes': {
    stories: 'profile/unsaved-changes-dialog.stories.tsx',
    without: { ...asksNothing, ...fixedText },
  },
  'KPI drill-down': {
    stories: 'dashboards/kpi-drill-down.stories.tsx',
    without: asksNothing,
    place: '[aria-label^="The records behind"]',
  },
  event: {
    stories: 'decision-log/event-drawer.stories.tsx',
    without: { LongText: 'the story of that name of the Decision Log has it open' },
    place: '[aria-label="Event"]',
  },
  shortcuts: {
    stories: 'shell/shortcuts-dialog.stories.tsx',
    without: { ...asksNothing, ...fixedText },
  },
  'dialog load error': {
    stories: 'kit/dialog-load-error.stories.tsx',
    without: { ...asksNothing, ...fixedText },
    place: 'dialog[open]',
  },
  'quick actions load error': {
    stories: 'brief/quick-actions-load-error.stories.tsx',
    without: { ...asksNothing, ...fixedText },
  },
  'choose a time': {
    stories: 'time-travel/choose-time-dialog.stories.tsx',
    without: fixedText,
  },
  'changes since': {
    stories: 'time-travel/changes-dialog.stories.tsx',
    also: ['Empty'],
    without: fixedText,
  },
}
