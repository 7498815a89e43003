/** What the page in an evidence bundle says. It is read outside of the product, so it speaks English alone. */
import type { Damage } from '#schema/proof/damage'

const count = (value: number): string => new Intl.NumberFormat('en').format(value)
const events = (value: number): string => (value === 1 ? '1 event' : `${count(value)} events`)

const damages: { readonly [K in Damage['kind']]: string } = {
  changed: 'the event was changed',
  removed: 'an event was removed',
  inserted: 'an event was inserted',
  swapped: 'events were swapped',
  'tail cut': 'the events from here on are missing',
  rechained: 'the events fit each other, but they are not those that were signed',
  misnumbered: 'the versions of a record have a gap',
}

export const verifyText = {
  product: 'Jarvin decision log',
  title: 'Check an evidence bundle',
  lead: 'This page works without any network: what it reads stays on this computer, and nobody has to be trusted for the arithmetic.',
  pick: 'The bundle, as it was downloaded (.zip)',
  drop: 'Or drop the file anywhere on this page.',
  more: 'Hold it against what you know from elsewhere',
  vkey: 'Public key',
  vkeyWhy:
    'The bundle brings a key along. Paste the one that you had from another source, and no other counts.',
  remembered: 'An earlier signed checkpoint',
  rememberedWhy: 'A bundle of the whole log must then begin with what that checkpoint covers.',
  checking: (name: string, done: number) => `Checking ${name} … ${events(done)} read`,
  holds: 'The bundle holds',
  holdsText: (value: number, size: number) =>
    `Every one of its ${events(value)} is, byte for byte, among the first ${count(size)} of the log that was signed.`,
  whole: 'It is the whole log up to there: nothing is left out.',
  part: 'It is a part of the log. What was left out is not for a bundle to say; what is in it was not altered.',
  damaged: 'The bundle does not hold',
  damagedText: ({ position, kind, upTo }: Damage) =>
    upTo === undefined
      ? `At position ${count(position)}: ${damages[kind]}.`
      : `From a position between ${count(position)} and ${count(upTo)} on: ${damages[kind]}.`,
  damagedWhy: 'What follows from there on proves nothing. Ask for the bundle anew, and keep this one.',
  unread: 'The bundle cannot be judged',
  unreadText: (file: string, why: string) => `${file} ${why}.`,
  file: 'File',
  log: 'Log',
  size: 'Signed up to position',
  root: 'Root hash (base64)',
  key: 'Signed with the key',
}
