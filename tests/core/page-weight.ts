/** Size budgets for a first visit, and how sizes are measured, for build output and for network traffic. */
import { gzipSync } from 'node:zlib'

/** In kB, compressed. */
export const budgets = {
  /** The heaviest is Imports, which also asks what accounts hold, before and after an import, shows the time in timesheets, asks about refunds that stand apart, lists debtors, managements, listings and opportunities, and says what each column is used for. */
  signedIn: 256,
  /** Script files of a screen with all imports; each costs a request before the first paint. My Profile has most, which also proposes a language, and the Overview has the words of lists as of a day. */
  files: 58,
  /** The application with the chat panel, without any screen: the base of every screen. It names the file of each lazy part, keeps the focus in sight, starts the tour from the menu, knows the calls and records of timesheets, sends the language for mails, and keeps its menus inside the window. */
  application: 219.7,
  /** All texts of a language, the login page's included, loaded beside the application when it is chosen. The first steps are worded for each trade. */
  translation: 59.9,
  /** A tenth for the address of links that show one thing to people outside. */
  publicScript: 90.6,
  /** A link for people outside: the public base, with the codecs of one item and the words of its formulas. */
  sharedLink: 106.6,
  publicStyle: 20,
  chunk: 75,
}

/** Gzipped size in kB. */
export const kB = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000
