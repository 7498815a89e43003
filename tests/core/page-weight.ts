/** Size budgets for a first visit, and how sizes are measured, for build output and for network traffic. */
import { gzipSync } from 'node:zlib'

/** In kB, compressed. */
export const budgets = {
  /** Chats can be opened from search, and shared links are made from what is shown: 0.2 kB each on every screen. */
  signedIn: 238.6,
  /** Script files of a screen with all imports; each costs a request before the first paint. */
  files: 57,
  /** The application with the chat panel, without any screen: the base of every screen. */
  application: 213,
  publicScript: 90,
  publicStyle: 20,
  chunk: 75,
}

/** Gzipped size in kB. */
export const kB = (text: string | Uint8Array): number => gzipSync(text, { level: 9 }).length / 1000
