/** Links for people outside: made, listed and revoked by members, opened by anybody who has one. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { conflict, invalid, missing, type Problem } from '#schema/core/problem'
import { IsoTime } from '#schema/core/scalars'
import { plainAddress } from '#schema/people/people'
import { maxShareDays, maxShares, Share, ShareId } from '#schema/share/share'
import { shareEndpoints } from '#schema/share/share.endpoints'
import { linkTo, newLink } from '../accounts/links.ts'
import { startOfDay } from '../accounts/start-of-day.ts'
import { plusDays, today } from '../advisor/calendar.ts'
import { canonicalJson } from '../event-store/chain.ts'
import { findFirstAnswer } from '../event-store/idempotency.ts'
import type { Handlers } from '../http/handlers.ts'
import { KeyId, KeyTime, paginate, sortKeyOf } from '../http/page.ts'
import type { SessionContext } from '../runtime/service.ts'
import { contentAt, type ItemReaders } from './share.content.ts'
import { shareDecider, unknownShare } from './share.decider.ts'
import { forgetLink, keepLink, shareSubject } from './share.link.ts'
import { countOpen, listed, mailWay, oneShare, sharesOf } from './share.list.ts'
import { openShare } from './share.open.ts'

/** Default number of links per page. */
const pageSize = 50

const NewestKey = t.tuple([KeyTime, KeyId])

const tooMany = conflict(
  'share/too-many',
  `${maxShares} links of this business work at the moment. Revoke one to make another.`,
)

const unknownItem = missing('share/no-item', 'itemId', 'There is no such brief or decision here.')

type Wanted = t.TypeOf<typeof shareEndpoints.makeShare.input>

/** 400 that names the field of a link that cannot be made. */
const wantedProblem = ({ until, email, note }: Wanted, context: SessionContext): Problem | undefined => {
  const [first, last] = [today(context.now), plusDays(today(context.now), maxShareDays)]
  if (until < first || until > last)
    return invalid([{ field: 'until', message: `must be a day from ${first} to ${last}` }])
  if (email === undefined)
    return note === undefined
      ? undefined
      : invalid([{ field: 'note', message: 'must be left out without an email address' }])
  const way = mailWay(context)
  if (way === 'mail') return undefined
  const why = way === 'demo' ? 'a demo sends no mail' : 'this installation has no mail server'
  return invalid([{ field: 'email', message: `must be left out: ${why}` }])
}

const makeShare =
  (readers: ItemReaders): Handlers<typeof shareEndpoints>['makeShare'] =>
  async (wanted, context) => {
    const { service, session, now, keyed, run, origin } = context
    const first = keyed ? await findFirstAnswer(service.database, session.workspace, keyed) : undefined
    if (first && E.isLeft(first)) return first
    if (first?.right)
      return E.right(decodeOrThrow(shareEndpoints.makeShare.output, first.right.answer, 'The first answer'))
    const wrong = wantedProblem(wanted, context)
    if (wrong) return E.left(wrong)
    if ((await countOpen(context)) >= maxShares) return E.left(tooMany)
    const { kind, itemId, until, email, note } = wanted
    const content = await contentAt(context, readers, kind, itemId)
    if (content === undefined) return E.left(unknownItem)
    const { workspace } = session
    const shareId = decodeOrThrow(ShareId, service.nextId(now), 'The id of a link')
    const subject = shareSubject(shareId)
    const seal = (text: string) => service.sealer.seal(workspace, subject, text)
    const { token, tokenHash } = newLink(service)
    const endsAt = startOfDay(plusDays(until, 1), content.timeZone).toISOString()
    const to = email && plainAddress(email)
    const recipient =
      to && (await seal(JSON.stringify(note ? { email: to, note: note.trim() } : { email: to })))
    const mailToken = to ? canonicalJson(await seal(token)) : null
    const accountId = session.accountId ?? null
    await keepLink(service, workspace, { shareId, tokenHash, mailToken, accountId })
    const share = (madeAt: string) => ({
      ...{ id: shareId, kind, itemId, title: content.item.title, state: 'open', openings: 0 },
      ...{ madeAt, until, endsAt },
      ...(to ? { mail: { state: 'queued', to } } : {}),
    })
    const made = await run({
      decider: shareDecider,
      id: shareId,
      command: {
        type: 'make',
        made: {
          ...{ shareId, kind, itemId, until, content },
          endsAt: decodeOrThrow(IsoTime, endsAt, 'The end of a link'),
          asOf: session.position,
          ...(recipient ? { recipient } : {}),
        },
      },
      newSubject: to ? subject : undefined,
      isSecret: true,
      answer: (state) => ({
        share: decodeOrThrow(Share, share(state?.madeAt ?? ''), 'A new link'),
        link: linkTo(origin, '/shared', token),
      }),
    }).catch(async (error: unknown) => {
      await forgetLink(service, workspace, shareId)
      throw error
    })
    // A repeated request has the first answer, and the link of that.
    if (E.isLeft(made) || made.right.share.id !== shareId) await forgetLink(service, workspace, shareId)
    return made
  }

/** Handlers of links; the readers come from the slices of what can be shared. */
export const shareHandlers = (readers: ItemReaders): Handlers<typeof shareEndpoints> => ({
  listShares: async ({ itemId, limit = pageSize, after }, context) => {
    const key = sortKeyOf(NewestKey, after)
    if (E.isLeft(key)) return key
    let wanted = context.db
      .selectFrom('share')
      .select(listed)
      .orderBy('made_at', 'desc')
      .orderBy('id', 'desc')
    if (itemId !== undefined) wanted = wanted.where('item_id', '=', itemId)
    if (key.right) {
      const [at, id] = key.right
      wanted = wanted.where(({ eb, refTuple, tuple }) => eb(refTuple('made_at', 'id'), '<', tuple(at, id)))
    }
    const rows = await paginate(context.header, {
      rows: await wanted.limit(limit + 1).execute(),
      limit,
      keyOf: ({ made_at: at, id }) => [at, id],
      path: '/shares',
      query: { itemId },
    })
    return E.right({ shares: [...(await sharesOf(context, rows))], mail: mailWay(context) })
  },

  makeShare: makeShare(readers),

  revokeShare: async ({ shareId }, context) => {
    const { service, session, db, run } = context
    const row = await db.selectFrom('share').select(listed).where('id', '=', shareId).executeTakeFirst()
    if (row === undefined) return E.left(unknownShare)
    const before = await oneShare(context, row)
    const revoked = (revokedAt: string | null | undefined) => ({
      ...before,
      state: 'revoked',
      ...(before.mail && ['queued', 'deferred', 'attempting'].includes(before.mail.state)
        ? { mail: { ...before.mail, state: 'withdrawn' } }
        : {}),
      revokedAt,
    })
    const done = await run({
      decider: shareDecider,
      id: shareId,
      command: { type: 'revoke' },
      isSecret: true,
      answer: (state) => decodeOrThrow(Share, revoked(state?.revokedAt), 'A revoked link'),
    })
    if (E.isRight(done)) await forgetLink(service, session.workspace, shareId)
    return done
  },

  openShare: ({ token }, context) => openShare(context, token),
})
