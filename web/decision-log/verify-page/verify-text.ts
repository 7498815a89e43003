/** English texts of the page inside an evidence bundle. */
import type { Damage } from '#schema/proof/damage'

const count = (value: number): string => new Intl.NumberFormat('en').format(value)
const events = (value: number): string => (value === 1 ? '1 event' : `${count(value)} events`)

const damages: { readonly [K in Damage['kind']]: string } = {
  changed: 'the event was changed',
  removed: 'an event was removed',
  inserted: 'an event was inserted',
  swapped: 'events were swapped',
  'tail cut': 'the events from here on are missing',
  'head deleted': 'the row that names the last event is missing',
  rechained: 'the events match each other, but are not the ones that were signed',
  misnumbered: 'the versions of a record have a gap',
  forged: 'the service did not append the event',
}

export const english = {
  product: 'Jarvin decision log',
  title: 'Check an evidence bundle',
  lead: 'This page works offline. The file you choose stays on this computer, and every check is calculated here.',
  pick: 'The bundle as downloaded (.zip)',
  drop: 'Or drop the file anywhere on this page.',
  more: 'Compare it with what you have from another source',
  vkey: 'Public key',
  vkeyWhy:
    'The bundle includes a key. Paste the key you have from another source, and only that one is accepted.',
  remembered: 'An earlier signed checkpoint',
  rememberedWhy: 'A bundle of the whole log must then start with the events covered by that checkpoint.',
  witnesses: 'Public keys of witnesses',
  witnessesWhy:
    'One per line, from the witnesses themselves. Each of them must have cosigned the checkpoint.',
  cosigned: 'Cosigned by',
  cosignedBy: (name: string, time: string) => `${name} at ${time}`,
  checking: (name: string, done: number) => `Checking ${name} … ${events(done)} read`,
  holds: 'The bundle is verified',
  holdsText: (value: number, size: number) =>
    `Every event in it (${count(value)}) appears unchanged in the first ${count(size)} of the signed log.`,
  whole: 'This is the whole log up to that point: nothing is left out.',
  part: 'This is part of the log. A bundle cannot show what was left out, but nothing in it was altered.',
  damaged: 'Verification failed',
  damagedText: ({ position, kind, upTo }: Damage) =>
    upTo === undefined
      ? `At position ${count(position)}: ${damages[kind]}.`
      : `From a position between ${count(position)} and ${count(upTo)} on: ${damages[kind]}.`,
  damagedWhy: 'Nothing from that point on is proven. Ask for a new bundle, and keep this one.',
  unread: 'The bundle cannot be checked',
  unreadText: (file: string, why: string) => `${file} ${why}.`,
  file: 'File',
  log: 'Log',
  size: 'Signed up to position',
  root: 'Root hash (base64)',
  key: 'Signed with the key',
}

export type VerifyText = typeof english
