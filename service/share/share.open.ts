/** Opens a link for somebody outside: records the opening, then shows what was shared, and nothing else. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { missing, type Problem } from '#schema/core/problem'
import { SharedContent, SharedPage } from '#schema/share/share'
import { runCommand } from '../event-store/decide.ts'
import type { Context } from '../runtime/service.ts'
import { shareDecider } from './share.decider.ts'
import { countOpening, findShare, isOnRecord } from './share.link.ts'

/** One answer for every link that shows nothing, so that it tells nothing about links that once did. */
const showsNothing = missing(
  'share/nothing',
  'token',
  'This link shows nothing. It may be incomplete, have ended or been revoked. Ask the person who sent it for a new one.',
)

/** The page behind a secret; the same refusal for all that show nothing. */
export const openShare = async (
  { service, now, requestId }: Context,
  token: string,
): Promise<E.Either<Problem, SharedPage>> => {
  const found = await findShare(service, token, now)
  if (found === undefined) return E.left(showsNothing)
  const { workspace, id } = found
  const { total, ofDay } = await countOpening(service, workspace, id, now)
  if (isOnRecord(ofDay)) {
    const { kind } = await runCommand(service.store, {
      workspace,
      decider: shareDecider,
      id,
      command: { type: 'open', opening: total },
      // Who it was is not kept: no address, no browser.
      metadata: { actor: 'public', persona: null, correlationId: requestId, causationId: requestId },
    })
    if (kind !== 'appended') return E.left(showsNothing)
  }
  // Read afterwards: a link that was revoked in between shows nothing.
  const row = await service.database
    .of(workspace)
    .selectFrom('share')
    .select(['content', 'made_at', 'until'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return E.left(showsNothing)
  const content = decodeOrThrow(SharedContent, JSON.parse(row.content), 'A shared page')
  return E.right(
    decodeOrThrow(SharedPage, { ...content, sharedAt: row.made_at, until: row.until }, 'A shared page'),
  )
}
