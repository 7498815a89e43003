/** The rule about how people of a business sign in. */
import { People } from '#schema/people/people'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listPeople from '../../fixtures/people/listPeople.json'
import listWorkspaces from '../../fixtures/people/listWorkspaces.json'
import changeSignInRule from '../../fixtures/session/changeSignInRule.json'
import changeSignInRuleOwnPasskey from '../../fixtures/session/changeSignInRule.ownPasskey.json'
import getMe from '../../fixtures/session/getMe.own.json'
import signOutPeople from '../../fixtures/session/signOutPeople.json'
import { changed } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/People/Rule of sign-in' }

const route = '/people'
const around = [replay('getMe', getMe), replay('listWorkspaces', listWorkspaces), ...screenAnswers]

/** Everybody must sign in with a passkey; one of them has none yet. */
export const PasskeysAsked = story({
  route,
  answers: [
    ...around,
    replayAny(
      'listPeople',
      changed(listPeople, People, (one) => ({
        ...one,
        passkeysOnly: true,
        members: one.members.map((member, index) => ({ ...member, hasPasskey: index === 0 })),
      })),
    ),
    replayAny('changeSignInRule', changeSignInRule),
  ],
})

/** The owner who asks for passkeys has none: the service says what to do first. */
export const PasskeysRefused = story({
  route,
  answers: [
    ...around,
    replay('listPeople', listPeople),
    replayAny('changeSignInRule', changeSignInRuleOwnPasskey),
  ],
  acts: [{ press: 'Require passkeys' }],
})

/** The owner has ended the sessions of everybody else. */
export const EverybodySignedOut = story({
  route,
  answers: [...around, replay('listPeople', listPeople), replayAny('signOutPeople', signOutPeople)],
  acts: [{ press: 'Sign everybody out' }],
})
