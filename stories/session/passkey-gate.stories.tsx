/** In place of the screens, where the business asks for a passkey and the session was opened otherwise. */
import { Me } from '#schema/session/session'
import { replay } from '../../fixtures/core/replay.ts'
import listWorkspaces from '../../fixtures/people/listWorkspaces.json'
import getMe from '../../fixtures/session/getMe.own.json'
import listPasskeys from '../../fixtures/session/listPasskeys.json'
import listPasskeysNone from '../../fixtures/session/listPasskeys.none.json'
import { changed } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/People/Passkey asked for' }

const route = '/dashboard'
const answers = (needsPasskey: 'use' | 'add') => [
  replay(
    'getMe',
    changed(getMe, Me, (me) => ({ ...me, needsPasskey })),
  ),
  replay('listWorkspaces', listWorkspaces),
  replay('listPasskeys', needsPasskey === 'use' ? listPasskeys : listPasskeysNone),
  ...screenAnswers,
]

/** A person without a passkey adds one first. */
export const PasskeyToAdd = story({ route, answers: answers('add') })

/** A person with a passkey uses it. */
export const PasskeyToUse = story({ route, answers: answers('use') })

export const PasskeyToUseNarrow = story({ route, answers: answers('use'), width: 390 })
PasskeyToUseNarrow.storyName = 'Passkey to use 390'
