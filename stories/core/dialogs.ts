/** Every dialog and drawer, where its stories are, and which states it must be seen in; a test fails where one is missing. */

/** The states that a dialog is shown in; each is a story of the dialog's name and this. The screen below it has its own. */
export const dialogStates = ['Opened', 'Working', 'Failed', 'LongText', 'Dark', 'Narrow'] as const

/** One of the states. */
export type DialogState = (typeof dialogStates)[number]

/** A dialog with the file of its stories below `stories/`, and the word that their names begin with. */
export type DialogStories = {
  readonly stories: string
  readonly prefix: string
  /** States that only this one has. */
  readonly also?: readonly string[]
  /** The states that make no sense for it, with the reason. */
  readonly without?: { readonly [S in DialogState]?: string }
  /** The selector of what must be there, where it is no dialog in a wide window. */
  readonly place?: string
}

const actions = 'brief/action-dialogs.stories.tsx'
const past = 'time-travel/time-travel-dialogs.stories.tsx'
const lost = 'shell/lost-dialogs.stories.tsx'
const connections = 'connection/connection-dialogs.stories.tsx'

/** Of a dialog in which a result is changed. */
const changedOne = ['Edited', 'Asking']

/** Of a dialog that only asks or tells. */
const asksNothing = {
  Working: 'it makes no call of its own',
  Failed: 'it makes no call of its own',
} as const
const fixedText = { LongText: 'all of its text is fixed' } as const

/** The dialogs by name. Those that are screens of their own (inbox, focus, chat, commands) are among the screens. */
export const dialogStories: { readonly [dialog: string]: DialogStories } = {
  'email drafts': { stories: actions, prefix: 'Emails', also: changedOne },
  roster: { stories: actions, prefix: 'Roster', also: changedOne },
  'social plan': { stories: actions, prefix: 'Social', also: changedOne },
  generate: { stories: 'brief/generate-dialog.stories.tsx', prefix: 'Generate', also: ['Invalid'] },
  connect: { stories: connections, prefix: 'Connect' },
  disconnect: { stories: connections, prefix: 'Disconnect', without: fixedText },
  style: { stories: 'persona/style-dialog.stories.tsx', prefix: 'Style' },
  'leaving unsaved edits': {
    stories: 'profile/leave-guard.stories.tsx',
    prefix: 'Leave',
    without: { ...asksNothing, ...fixedText },
  },
  'behind a figure': {
    stories: 'dashboards/behind.stories.tsx',
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
    stories: 'shell/commands.stories.tsx',
    prefix: 'Shortcuts',
    without: { ...asksNothing, ...fixedText },
  },
  'one that was not fetched': {
    stories: lost,
    prefix: 'Lost',
    without: { ...asksNothing, ...fixedText },
    place: 'dialog[open]',
  },
  'quick actions that were not fetched': {
    stories: lost,
    prefix: 'ActionsLost',
    without: { ...asksNothing, ...fixedText },
  },
  'choice of a moment': { stories: past, prefix: 'Choice', without: fixedText },
  'what changed since': { stories: past, prefix: 'Changes', also: ['Empty'], without: fixedText },
}
