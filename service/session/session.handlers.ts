/** Sign-in, sign-out and the session check. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { businessTypes, defaultBusiness, Me, SessionId, SignIn } from '#schema/session/session'
import type { sessionEndpoints } from '#schema/session/session.endpoints'
import { openIdentities } from '../accounts/accounts.ts'
import { copiesOf, copyFor, replaceCopy, visitorOf } from '../accounts/demo-copies.ts'
import { isDemoCopy } from '../accounts/demo-size.ts'
import { findFirstAnswer, idempotencyRecord, storeFirstAnswer } from '../event-store/idempotency.ts'
import type { Handlers } from '../http/handlers.ts'
import { siteWorkspace } from '../site/site-commands.ts'
import { demosOff, leaveCopy, openDemo, recordsMissing } from './demo-session.ts'
import { sessionDecider } from './session.decider.ts'
import { memberNameOf } from './sign-in-as.ts'
import { keysRefusalOf, mustProveByPasskey } from './sign-in-rule.handlers.ts'

export const sessionHandlers: Handlers<typeof sessionEndpoints> = {
  signIn: async ({ businessType = defaultBusiness, visitorId }, context) => {
    const { service, keyed } = context
    const { mode } = service.demos
    if (mode === 'off') return E.left(demosOff)
    const visitor =
      mode === 'private' && visitorId !== undefined ? visitorOf(visitorId, businessType) : undefined
    if (keyed) {
      // Answers are stored in the business of the sign-in.
      const own = visitor ? await copiesOf(service, visitor) : []
      for (const business of [...businessTypes, ...own]) {
        const first = await findFirstAnswer(service.database, business, keyed)
        if (E.isLeft(first)) return first
        if (first.right) return E.right(decodeOrThrow(SignIn, first.right.answer, 'A sign-in'))
      }
      // A key belongs to one request across all businesses: the first of concurrent requests to store it here
      // wins.
      const claim = await storeFirstAnswer(
        service.database,
        siteWorkspace,
        keyed,
        idempotencyRecord(keyed, null, false),
      )
      if (E.isLeft(claim)) return claim
    }
    // A shared demo business is its own workspace (decision 1).
    const workspace = visitor ? await copyFor(service, visitor, context.address) : E.right(businessType)
    if (E.isLeft(workspace)) return workspace
    const full = await service.demos.findFull(workspace.right, true)
    return full ? E.left(full) : openDemo(workspace.right, context)
  },

  resetDemo: async (_input, context) => {
    const { service, session } = context
    if (service.demos.mode === 'off') return E.left(demosOff)
    const copy = await replaceCopy(service, session.workspace)
    if (E.isLeft(copy)) return copy
    const answer = await openDemo(copy.right, context)
    await leaveCopy(service, session)
    return answer
  },

  signOut: async (_input, { run, session }) =>
    run({
      decider: sessionDecider,
      id: session.sessionId,
      command: { type: 'signOut', sessionId: decodeOrThrow(SessionId, session.sessionId, 'A session id') },
      answer: () => ({}),
    }),

  getMe: async (_input, context) => {
    const { db, service, session } = context
    const row = await db
      .selectFrom('workspace')
      .leftJoin('persona', 'persona.workspace', 'workspace.workspace')
      .leftJoin('decision_log', 'decision_log.workspace', 'workspace.workspace')
      .select((q) => [
        'business_name as businessName',
        'business_type as businessType',
        'is_own',
        'deletes_at',
        'deletion_asked_at',
        'deletion_by',
        'fiscal_year_start',
        'time_zone',
        'persona_key as currentPersona',
        q.fn.coalesce('show_identifiers', q.lit(false)).as('showIdentifiers'),
        q
          .selectFrom('memo')
          .select((m) => m.cast<number>(m.fn.countAll(), 'integer').as('unread'))
          .where('status', '=', 'unread')
          .as('unreadMemos'),
      ])
      .executeTakeFirst()
    if (row === undefined) return recordsMissing(service, session.workspace)
    const { is_own: isOwn, deletes_at, deletion_asked_at, deletion_by, ...named } = row
    const { fiscal_year_start, time_zone, ...rest } = named
    const { accountId, role, workspace } = session
    const fields = { ...rest, workspace, ...(isDemoCopy(workspace) ? { isCopy: true } : {}) }
    if (accountId === undefined) return E.right(decodeOrThrow(Me, fields, 'The current user'))
    // Current people, even at an earlier moment.
    const member = await service.database
      .of(workspace)
      .selectFrom('member')
      .select(['person', 'period_from', 'period_to'])
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    const [person] = member ? await openIdentities(service, workspace, [member.person]) : []
    const deletion =
      deletes_at === null
        ? {}
        : {
            deletion: {
              askedAt: deletion_asked_at,
              endsAt: deletes_at,
              by: await memberNameOf(context, deletion_by),
            },
          }
    const fiscal = fiscal_year_start === null ? {} : { fiscalYearStart: fiscal_year_start }
    const zone = time_zone === null ? {} : { timeZone: time_zone }
    const { period_from: from = null, period_to: to = null } = member ?? {}
    const period = from === null || to === null ? {} : { period: { from, to } }
    return E.right(
      decodeOrThrow(
        Me,
        {
          ...{ ...fields, isOwn, role, ...fiscal, ...zone, ...period, ...deletion },
          ...(session.needsPasskey
            ? { needsPasskey: (await keysRefusalOf(context, accountId)) ? 'use' : 'add' }
            : {}),
          ...((await mustProveByPasskey(service, session)) ? { provesByPasskey: true } : {}),
          ...(person ? { person } : {}),
        },
        'The current user',
      ),
    )
  },
}
