/** Texts of setup and invitations. */
import type { Role } from '#schema/core/roles'
import type { OwnBusiness } from '#schema/people/people'
import { area } from '../../core/language.ts'

const trades: Readonly<Record<OwnBusiness['trade'], string>> = {
  cafe: 'Café, bakery or restaurant',
  realestate: 'Real estate',
  consulting: 'Consulting or professional services',
  retail: 'Shop',
  other: 'Something else',
}

const states: Readonly<Record<OwnBusiness['state'], string>> = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
}

/** Role in a sentence. */
const asRole: Readonly<Record<Role, string>> = {
  owner: 'as an owner',
  executive: 'as an executive',
  adviser: 'as an adviser',
  auditor: 'as an auditor',
}

/** Permissions of the role. */
const roleMay: Readonly<Record<Role, string>> = {
  owner: 'You can do everything, including inviting people and deleting the workspace.',
  executive: 'You can decide, ask, write, connect systems and export.',
  adviser: 'You can read everything, ask, and write briefs and memos, but not make decisions.',
  auditor: 'You can read, export and verify. Each of your exports is on the record.',
}

export const setupText = area('setup', {
  title: 'Set up your business',
  loading: 'Checking the link',
  step: (step: number, of: number) => `${step} of ${of}`,
  change: 'Change',
  changeWhat: (what: string) => `Change ${what}`,
  continue: 'Continue',
  back: 'Back',
  linkWorksOnce: 'This setup link works once.',
  home: 'Jarvin, to the home page',

  businessTitle: 'Which business is this?',
  businessLead: 'It takes about a minute.',
  businessName: 'Business name',
  trade: 'Trade',
  chooseTrade: 'Choose a trade',
  trades,
  suburb: 'Suburb',
  state: 'State',
  chooseState: 'Choose',
  states,
  nextOwner: 'Next: who owns it',
  counting: (zone: string, months: string) =>
    `${zone} time, Australian dollars, financial year from ${months}`,
  timeZone: 'Time zone',
  currency: 'Currency',
  dollars: 'Australian dollars',
  fiscalYear: 'Financial year starts',
  months: (month: string) => `1 ${month}`,

  ownerTitle: 'Who owns it?',
  ownerLead: 'You can invite others once you are in.',
  yourName: 'Your name',
  email: 'Email address',
  open: 'Open the workspace',
  opening: 'Opening…',
  thenIn: 'Then you’re in.',
  codeByMail: 'There’s no password. To sign in later, you get a six-digit code at this address.',
  codeInTerminal:
    'There’s no password. To sign in later, you need a six-digit code, which appears where Jarvin was started.',
  code: 'There’s no password. To sign in later, you need a six-digit code.',

  nextSignIn: 'Next: how you sign in',

  signInTitle: (firstName: string) => `How will you sign in, ${firstName}?`,
  signInLead: 'There’s no password to remember or to lose.',
  signInWays: 'Ways to sign in',
  withPasskey: 'With a passkey',
  withPasskeyText:
    'Your fingerprint, face or screen lock, on this device and any that share your passkeys. The quickest way in.',
  withMail: 'With a code by email',
  withMailText: (email: string) => `Six digits to ${email} each time.`,
  withTerminal: 'With a code in the terminal',
  withTerminalText: 'Six digits each time, where Jarvin was started.',
  createPasskey: 'Create passkey',
  creating: 'Waiting for your device…',

  missingName: 'Enter the name of your business',
  missingTrade: 'Choose a trade',
  missingSuburb: 'Enter a suburb',
  missingState: 'Choose a state',
  missingPerson: 'Enter your name',
  wrongField: (rule: string) => `This ${rule}`,

  cover: 'Cover of your workspace',
  yourBusiness: 'Your business',
  place: (suburb: string, state: string) => [suburb, state].filter(Boolean).join(', '),
  tradeIn: (trade: string, place: string) => `${trade} in ${place}`,
  zoneSummer: (city: string) => `${city}, with daylight saving`,
  zoneFixed: (city: string) => `${city}, no daylight saving`,
  coverTime: 'Time',
  coverMoney: 'Money',
  coverOwner: 'Owner',
  yearFrom: (day: string) => `AUD, year from ${day}`,
  comesNext: 'Comes next',

  notOpened: (why: string) => `The workspace was not opened. ${why}`,
  mayBeOpen: 'No answer arrived. The workspace may be open already: press the button again to see.',
  offline: 'This browser is offline. Nothing was sent.',
  tryLater: 'Try again in a moment.',

  notChecked: 'The link could not be checked',
  notCheckedText: 'No answer arrived. The link still works.',
  tryAgain: 'Try again',
  spent: 'This link no longer works',
  spentText: 'A setup link works once, and a new one replaces it.',
  broken: 'This link is not complete',
  brokenText: 'Copy all of it, from http to the last character, and open it again.',
  alreadySetUp: 'If you have set up your business, sign in with your email address.',
  forOperator:
    'If nobody has, start Jarvin again: it prints a new link. If an owner lost access, run this where Jarvin is installed:',
  ownerCommand: 'npm run owner -- --email you@company.com.au',
  signIn: 'Sign in',

  becomeOwner: (business: string) => `Become an owner of ${business}`,
  becomeOwnerLead: (email: string) => `The link is for ${email}. It works once.`,
  openBusiness: (business: string) => `Open ${business}`,

  joinTitle: 'Accept an invitation',
  invited: (business: string) => `${business} has invited you`,
  invitedAs: (email: string, role: Role) => `The invitation is for ${email}, ${asRole[role]}.`,
  mayDo: (role: Role) => roleMay[role],
  join: (business: string) => `Join ${business}`,
  notJoined: (why: string) => `You have not joined. ${why}`,
  mayHaveJoined: 'No answer arrived. You may have joined already: press the button again to see.',
  invitationOver: 'This invitation no longer works',
  invitationOverText: 'It was used or withdrawn, or its 72 hours are over. Ask the owner for a new one.',
  haveJoined: 'If you have accepted it, sign in with your email address.',
  joined: (business: string) => `You have joined ${business}`,
  joinedText: 'You already had an account. To confirm it’s you, sign in with your email address.',
})
