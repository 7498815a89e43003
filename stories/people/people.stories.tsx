/** People: members, invitations and what each role may do. */
import { People } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import listAdvisories from '../../fixtures/advisory/listAdvisories.json'
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import changeMember from '../../fixtures/people/changeMember.json'
import downloadMyData from '../../fixtures/people/downloadMyData.json'
import endMember from '../../fixtures/people/endMember.json'
import endMemberLastOwner from '../../fixtures/people/endMember.lastOwner.json'
import eraseMyDataLastOwner from '../../fixtures/people/eraseMyData.lastOwner.json'
import invitePersonInvalid from '../../fixtures/people/invitePerson.invalid.json'
import invitePerson from '../../fixtures/people/invitePerson.json'
import listPeopleAlone from '../../fixtures/people/listPeople.alone.json'
import listPeople from '../../fixtures/people/listPeople.json'
import listWorkspaces from '../../fixtures/people/listWorkspaces.json'
import makeWorkspace from '../../fixtures/people/makeWorkspace.json'
import getPersonalProfile from '../../fixtures/profile/getPersonalProfile.json'
import getCompanyAccountNone from '../../fixtures/session/getCompanyAccount.none.json'
import getMeAdviser from '../../fixtures/session/getMe.adviser.json'
import getMeDeleting from '../../fixtures/session/getMe.deleting.json'
import getMe from '../../fixtures/session/getMe.own.json'
import getMeUnauthenticated from '../../fixtures/session/getMe.unauthenticated.json'
import getRecoverySheet from '../../fixtures/session/getRecoverySheet.json'
import keepWorkspace from '../../fixtures/session/keepWorkspace.json'
import listMySessions from '../../fixtures/session/listMySessions.json'
import listPasskeys from '../../fixtures/session/listPasskeys.json'
import { changed, longer } from '../core/long-texts.ts'
import { screenAnswers } from '../core/screen-answers.ts'
import { story } from '../core/story.tsx'

export default { title: 'Signed in/People' }

const route = '/people'
const around = [replay('getMe', getMe), replay('listWorkspaces', listWorkspaces), ...screenAnswers]
const answers = [
  ...around,
  replay('listPeople', listPeople),
  replayAny('invitePerson', invitePerson),
  replayAny('changeMember', changeMember),
  replayAny('endMember', endMember),
]
const invite = [
  { press: 'Invite someone' },
  { fill: 'Email address', text: 'jo.petrie@larkinstreetbakery.com.au' },
]

/** An owner, an adviser and open invitations. */
export const Filled = story({ route, answers })

/** The owner is alone; as the last owner she has no menu. */
export const Empty = story({ route, answers: [...around, replay('listPeople', listPeopleAlone)] })

export const Loading = story({ route, answers: [...around, neverRespond('listPeople')] })

/** The list fails to load at first; Try again works. */
export const LoadError = story({
  route,
  answers: () => [
    ...around,
    replayAny('listPeople', unavailable, { once: true }),
    replay('listPeople', listPeople),
  ],
})

/** The session has expired. */
export const SignedOut = story({
  route,
  answers: [replay('getMe', getMe), replayAny('listPeople', getMeUnauthenticated)],
})

/** The form that invites somebody. */
export const Inviting = story({ route, answers, acts: invite })

/** Without mail, the owner passes the link on. */
export const Invited = story({ route, answers, acts: [...invite, { press: 'Invite', inside: 'aside form' }] })

/** The invitation is on record, but its mail could not be sent. */
export const Undelivered = story({
  route,
  answers: [
    replayAny(
      'invitePerson',
      changed(invitePerson, peopleEndpoints.invitePerson.output, ({ invitation }) => ({
        invitation,
        isUndelivered: true,
      })),
    ),
    ...answers,
  ],
  acts: [...invite, { press: 'Invite', inside: 'aside form' }],
})

/** The service refuses the email address. */
export const Refused = story({
  route,
  answers: [replayAny('invitePerson', invitePersonInvalid), ...answers],
  acts: [...invite, { press: 'Invite', inside: 'aside form' }],
})

/** Another owner left first, so this one must stay. */
export const LastOwner = story({
  route,
  answers: [replayAny('endMember', endMemberLastOwner), ...answers],
  acts: [
    { press: 'Actions for Priya Nair' },
    { press: 'End access' },
    { press: 'End access', inside: '[role="dialog"]' },
  ],
})

/** The owner deletes the business and types its name to confirm. */
export const Deleting = story({
  route,
  answers,
  acts: [{ press: 'Delete this business' }, { fill: 'Name of the business', text: 'Larkin' }],
})

/** Every screen says that the business is being deleted; an owner can keep it. */
export const BeingDeleted = story({
  route,
  answers: [replay('getMe', getMeDeleting), replayAny('keepWorkspace', keepWorkspace), ...answers],
})

/** Another business of the same person. */
export const AddingBusiness = story({
  route,
  answers: [replayAny('makeWorkspace', makeWorkspace), ...answers],
  acts: [{ press: 'Account menu' }, { press: 'Add a business', inside: '[role="menu"]' }],
})

/** My Profile with the person's own data. */
export const MyData = story({
  route: '/my-profile',
  answers: [
    replay('getPersonalProfile', getPersonalProfile),
    replay('getRecoverySheet', getRecoverySheet),
    replay('getCompanyAccount', getCompanyAccountNone),
    replay('listMySessions', listMySessions),
    replay('listPasskeys', listPasskeys),
    replay('downloadMyData', downloadMyData),
    replayAny('eraseMyData', eraseMyDataLastOwner),
    ...answers,
  ],
})

/** The service has not yet said who is signed in. */
export const RoleUnknown = story({ route, answers: [neverRespond('getMe'), ...answers] })

/** An adviser may not see who has access. */
export const NotAllowed = story({ route, answers: [replay('getMe', getMeAdviser), ...answers] })

/** An adviser reads advisories, and has no buttons to answer them. */
export const AdviserReads = story({
  route: '/nudges',
  answers: [replay('getMe', getMeAdviser), replay('listAdvisories', listAdvisories), ...around],
})

export const LongText = story({
  route,
  answers: [
    ...around,
    replay(
      'listPeople',
      changed(listPeople, People, ({ members, ...rest }) => ({
        ...rest,
        members: members.map((member) => ({ ...member, name: longer(member.name, 120) })),
      })),
    ),
  ],
})

export const Dark = story({ route, answers, theme: 'dark' })

export const Narrow = story({ route, answers, width: 390 })
Narrow.storyName = '390'
