/** What a first visit may weigh, and how it is weighed; for the files of a build, and for what a browser fetches. */
import { gzipSync } from 'node:zlib'

/** In kB, compressed. */
export const budgets = {
  signedIn: 230,
  /** Files of script of any screen with all that it stands on: each costs a request before the first paint. */
  files: 55,
  /** The application with the advisors, without any screen: every screen has this at most below it. */
  application: 205,
  publicScript: 90,
  publicStyle: 20,
  chunk: 75,
}

/** The size as it travels, in kB. */
export const kB = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000
