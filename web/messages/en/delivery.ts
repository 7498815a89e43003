/** Texts of mailed digests: schedule and delivery. */
import type { Delivery } from '#schema/digest/delivery'
import { area } from '../../core/language.ts'

const states: Readonly<Record<Delivery['state'], string>> = {
  queued: 'Waiting to be sent',
  attempting: 'Being sent',
  'handed-over': 'Being sent',
  deferred: 'Will be tried again',
  accepted: 'Accepted by the mail server',
  refused: 'Not delivered',
  unconfirmed: 'May not have arrived',
  withdrawn: 'Not sent: the mail was stopped',
}

export const deliveryText = area('delivery', {
  title: 'Digest by mail',
  toDigest: 'Open the digest',
  demo: 'Demo businesses send no mail. You can read the digest here.',
  noServer:
    'This installation has no mail server, so nothing is sent, whatever your settings. You can read the digest here.',
  next: (moment: string) => `Your next digest will be sent on ${moment}.`,
  none: 'You are not getting a digest. Turn on Email Notifications and at least one of the two reports. Auditors don’t get one.',
  when: (day: string, hour: string, zone: string) => `Digests are sent on ${day} at ${hour}, ${zone}.`,
  monthlyWhen: 'On the first of these days each month, the monthly review replaces the weekly report.',
  days: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'],
  day: 'Day',
  hour: 'Hour',
  save: 'Save the day and hour',
  saved: 'Sending time saved',
  savedText: 'It applies to everyone in this business.',
  notSaved: 'The sending time was not saved. Try again.',
  recent: 'Sent to you',
  states,
  answer: (words: string) => `The mail server said: “${words}”`,
  mayHave: 'The mail server’s answer was lost, so the digest was not sent again. You can read it here.',
  notLoaded: 'The status of your digests could not be loaded.',
  loading: 'Loading your digests',
})
