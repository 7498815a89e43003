/** My Profile of a person with an account: ways to sign in, recovery sheet, sessions, and the dialog for fresh proof. */
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listWorkspaces from '../../fixtures/people/listWorkspaces.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import endOtherSessions from '../../fixtures/session/endOtherSessions.json'
import getCompanyAccountNone from '../../fixtures/session/getCompanyAccount.none.json'
import getMe from '../../fixtures/session/getMe.own.json'
import getRecoverySheet from '../../fixtures/session/getRecoverySheet.json'
import getRecoverySheetNone from '../../fixtures/session/getRecoverySheet.none.json'
import listMySessions from '../../fixtures/session/listMySessions.json'
import listPasskeys from '../../fixtures/session/listPasskeys.json'
import listPasskeysNone from '../../fixtures/session/listPasskeys.none.json'
import makeRecoverySheet from '../../fixtures/session/makeRecoverySheet.json'
import unproved from '../../fixtures/session/makeRecoverySheet.unproved.json'
import proveByCode from '../../fixtures/session/proveByCode.json'
import proveByCodeWrong from '../../fixtures/session/proveByCode.wrong.json'
import removePasskey from '../../fixtures/session/removePasskey.json'
import requestProofCode from '../../fixtures/session/requestProofCode.json'
import { nothingOnRecord, screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/My account' }

const route = '/my-profile'
const around = [
  replay('getCompanyAccount', getCompanyAccountNone),
  replay('getMe', getMe),
  replay('getPersonalProfile', getPersonalProfile),
  replay('listMySessions', listMySessions),
]
const filled = [
  ...around,
  replay('listPasskeys', listPasskeys),
  replay('getRecoverySheet', getRecoverySheet),
  replayAny('removePasskey', removePasskey),
]
const proving = () => [
  replay('makeRecoverySheet', unproved, { once: true }),
  replay('makeRecoverySheet', makeRecoverySheet),
  replay('requestProofCode', requestProofCode),
  replayAny('proveByCode', proveByCode),
  ...around,
  replay('listPasskeys', listPasskeysNone),
  replay('getRecoverySheet', getRecoverySheetNone),
]

/** A passkey and a recovery sheet. */
export const Filled = story({ route, answers: filled })

/** Neither yet. A recovery sheet needs fresh proof first; the code is accepted. */
export const New = story({ route, answers: proving })

/** A company account signs this person in. */
export const CompanyAccount = story({
  route,
  answers: [
    replay('getCompanyAccount', {
      ...getCompanyAccountNone,
      body: { linkedAt: getRecoverySheet.body.madeAt },
    }),
    ...filled,
  ],
})

const [thisSession] = listMySessions.body
const elsewhere = {
  ...listMySessions,
  body: [
    thisSession,
    { ...thisSession, id: 'elsewhere', device: 'Mozilla/5.0 (iPhone) Safari/605.1', isThis: false },
  ],
}

/** A passkey was removed: the notice offers to end the sessions elsewhere. */
export const KeyChanged = story({
  route,
  answers: [
    replayAny('listMySessions', elsewhere),
    replayAny('endOtherSessions', endOtherSessions),
    ...filled,
  ],
  acts: [{ press: 'Remove' }],
})

const makesSheet = { press: 'Make a recovery sheet' }
const typesCode = [{ press: 'Send me a code' }, { fill: 'Code', text: '042617' }, { press: 'Confirm' }]

/** The dialog asks for fresh proof: a passkey, or a code. */
export const ProofAsked = story({
  route,
  answers: () => [replay('listPasskeys', listPasskeys), ...proving()],
  acts: [makesSheet],
})

/** A business of this person requires passkeys: a code is not offered. */
export const PasskeyProofAsked = story({
  route,
  answers: () => [
    replay('getMe', { ...getMe, body: { ...getMe.body, provesByPasskey: true } }),
    replay('listPasskeys', listPasskeys),
    ...proving(),
  ],
  acts: [makesSheet],
})

/** Proof was given, and the sheet appears by itself. */
export const SheetMade = story({ route, answers: proving, acts: [makesSheet, ...typesCode] })

/** A wrong code. */
export const CodeRefused = story({
  route,
  answers: () => [replayAny('proveByCode', proveByCodeWrong), ...proving()],
  acts: [makesSheet, ...typesCode],
})

/** After the first sign-in, the Overview offers a passkey. */
export const Offered = story({
  route: '/dashboard',
  answers: [
    replay('getMe', getMe),
    replay('listPasskeys', listPasskeysNone),
    ...nothingOnRecord,
    ...screenAnswers,
  ],
})

const [ownBusiness] = listWorkspaces.body
const twoBusinesses = {
  ...listWorkspaces,
  body: [ownBusiness, { ...ownBusiness, id: 'second', isCurrent: false, name: 'Nair Lowe' }],
}

/** The business asks for a passkey, and this session was opened by a code. Another business of the person does not. */
export const PasskeyNeeded = story({
  route: '/my-profile',
  answers: [
    replayAny('getMe', { ...getMe, body: { ...getMe.body, needsPasskey: 'use' } }),
    replay('listPasskeys', listPasskeys),
    replay('getPersonalProfile', getPersonalProfile),
    replay('listWorkspaces', twoBusinesses),
  ],
})

/** The same for a person who has no passkey yet, on a phone. */
export const FirstPasskeyNeededNarrow = story({
  route: '/my-profile',
  answers: [
    replayAny('getMe', { ...getMe, body: { ...getMe.body, needsPasskey: 'add' } }),
    replay('listPasskeys', listPasskeysNone),
    replay('getPersonalProfile', getPersonalProfile),
    replay('listWorkspaces', listWorkspaces),
  ],
  width: 390,
})
FirstPasskeyNeededNarrow.storyName = 'First passkey needed, 390'

export const Dark = story({ route, answers: filled, theme: 'dark' })

export const Narrow = story({ route, answers: filled, width: 390 })
Narrow.storyName = '390'
