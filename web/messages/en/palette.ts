/** Texts of the command palette and the list of shortcuts; screen names come from `shell.ts`. */
import { area, counted } from '../../core/language.ts'

/** Synonyms that users may search for. */
const keywords: { readonly [command: string]: string | undefined } = {
  '/nudges': 'nudges recommendations',
  '/app-store': 'persona',
  '/connections': 'connections accounts',
  '/imports': 'file upload csv excel xlsx spreadsheet paste undo data',
  '/audit': 'audit record history',
  '/links': 'share sharing outside guest revoke',
  '/my-profile': 'settings notifications time zone',
  '/search': 'find look saved recent',
  '/alerts': 'alert notice snooze mute urgent unusual',
  '/digest': 'week month summary report email mail',
  '/people': 'members roles invite access owner',
  '/profile': 'company settings',
  inbox: 'memos messages',
  focus: 'goal priority',
  ask: 'chat agent analyst',
  dark: 'night',
  light: 'day',
  tour: 'help guide introduction how to start',
  signOut: 'sign out leave',
}

export const paletteText = area('palette', {
  find: 'Find a screen, an action or a record',
  results: 'Screens, actions and records',
  found: (count: number) => counted(count, 'result'),
  none: (typed: string) =>
    `No results for “${typed}”. Records are found by whole words; to match the start of one, end it with *.`,
  everything: (typed: string) => `Search everything for “${typed}”`,
  screen: 'Screen',
  action: 'Action',
  kinds: {
    figure: 'Figure',
    brief: 'Brief',
    memo: 'Memo',
    advisory: 'Advisory',
    decision: 'Decision',
    chat: 'Chat',
    alert: 'Alert',
    event: 'Event',
  },
  keywords,
  generateBrief: 'Generate a decision brief',
  ask: 'Ask the advisors',
  language: 'Change the language',
  anywhere: 'Anywhere',
  screens: 'Screens',
  actions: 'Actions',
  openShortcuts: 'This list',
  focusNotices: 'Go to the message at the bottom',
  thenKey: 'then',
  singleKeyShortcuts: 'Single-key shortcuts',
  singleKeyShortcutsHelp: 'Single-key shortcuts are paused while you type. Turn them off here.',
})
