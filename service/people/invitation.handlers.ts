/** Invitations: owners create and withdraw them, anyone with the link accepts them. */
import { addHours } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import { InvitationId, plainAddress } from '#schema/people/people'
import type { peopleEndpoints } from '#schema/people/people.endpoints'
import { linkHours, linkTo, newLink } from '../accounts/links.ts'
import { askedLanguage } from '../accounts/mail-language.ts'
import { cookiesOf, signInHere } from '../accounts/open-session.ts'
import { businessNameOf } from '../accounts/workspaces.ts'
import type { Handlers } from '../http/handlers.ts'
import { type EndLinks, endLinksUnlessSharing } from './end-links.ts'
import { acceptInvitation, readInvitationLink } from './invitation.accept.ts'
import { invitationMail } from './invitation-mail.ts'
import { membersDecider } from './members.decider.ts'
import { endOf, membersId, recordBegins } from './people.queries.ts'

/** Handlers of invitations; `endLinks` comes from the slice of links. */
export const invitationHandlers = (
  endLinks: EndLinks,
): Handlers<
  Pick<typeof peopleEndpoints, 'invitePerson' | 'withdrawInvitation' | 'readInvitation' | 'acceptInvitation'>
> => ({
  invitePerson: async ({ email, role, until, period }, context) => {
    const { service, session, db, now, run, origin } = context
    const to = plainAddress(email)
    const invitationId = decodeOrThrow(InvitationId, service.nextId(now), 'An invitation id')
    const subject = `invitation-${invitationId}`
    const { token, tokenHash } = newLink(service)
    const expiresAt = decodeOrThrow(IsoTime, addHours(now, linkHours).toISOString(), 'An expiry')
    const invitation = {
      id: invitationId,
      email: to,
      role,
      invitedAt: decodeOrThrow(IsoTime, now.toISOString(), 'A time'),
      expiresAt,
      isOpen: true,
      ...(until === undefined ? {} : { until }),
      ...(period === undefined ? {} : { period }),
    }
    const isMailed = service.mailer.kind === 'mail'
    const made = await run({
      decider: membersDecider,
      id: membersId,
      command: {
        type: 'invite',
        now: now.toISOString(),
        ...(session.accountId === undefined ? {} : { by: session.accountId }),
        invitationId,
        tokenHash,
        person: await service.sealer.seal(session.workspace, subject, to),
        role,
        expiresAt,
        begins: await recordBegins(db, session.workspace),
        ...(await endOf(db, { until, period })),
      },
      newSubject: subject,
      isSecret: true,
      answer: () => ({ invitation, link: linkTo(origin, '/join', token) }),
    })
    if (E.isLeft(made)) return made
    // The time that the event got with its position, as the list shows it. A repeated call may find the invitation used.
    const row = await db
      .selectFrom('invitation')
      .select('invited_at')
      .where('id', '=', made.right.invitation.id)
      .executeTakeFirst()
    const invitedAt = row ? decodeOrThrow(IsoTime, row.invited_at, 'A time') : invitation.invitedAt
    // A repeated call gets the link of the first, and mails that one, which alone works.
    const { link } = made.right
    const answer = { invitation: { ...made.right.invitation, invitedAt } }
    // Without mail, the owner passes on the link.
    if (!isMailed) return E.right({ ...answer, link })
    const business = await businessNameOf(service, session.workspace)
    const language = askedLanguage(context)
    const mail = invitationMail({ to, language, business, role, until, period, link })
    try {
      await service.mailer.send(mail)
    } catch (error) {
      // The invitation is recorded, and its owner can withdraw it. The link stays secret, because it would
      // prove the address.
      service.report('error', { err: error }, 'an invitation could not be sent')
      return E.right({ ...answer, isUndelivered: true })
    }
    return E.right(answer)
  },

  withdrawInvitation: async ({ invitationId }, { run }) =>
    run({
      decider: membersDecider,
      id: membersId,
      command: { type: 'withdraw', invitationId },
      answer: () => ({}),
    }),

  readInvitation: ({ token }, context) => readInvitationLink(context, { token, isByOperator: false }),

  acceptInvitation: async ({ token, name }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const { service, now } = context
    const accepted = await acceptInvitation(context, { token, name, isByOperator: false })
    if (E.isLeft(accepted)) return accepted
    const { workspace, accountId, isNew } = accepted.right
    const { requestId } = context
    // The new role may not share. The invitation is used up, so a failure must not refuse it; such links open nothing.
    await endLinksUnlessSharing(endLinks)(service, workspace, accountId, {
      ...{ actor: `account:${accountId}`, persona: null },
      ...{ correlationId: requestId, causationId: requestId },
    }).catch((error: unknown) =>
      service.report('error', { err: error }, 'links of a person who may not share could not be revoked'),
    )
    if (isNew) {
      // A mailed link proves the address; a link passed on by the owner does not.
      const proved = service.mailer.kind === 'mail' ? { provedAt: now.toISOString() } : {}
      return E.right(
        await signInHere(context, cookies.right, { workspace, accountId, proof: 'link', ...proved }),
      )
    }
    // The inviter may have the link, which must not open somebody else's account.
    return E.right({ businessName: await businessNameOf(service, workspace) })
  },
})
