/** Compares acknowledged changes with the history after a crash. */

import * as t from 'io-ts'
import type pg from 'pg'
import { Advisory } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import { IdentifierVisibility } from '#schema/decision-log/decision-log'
import { Persona } from '#schema/persona/persona'
import { SignIn } from '#schema/session/session'
import { sha256 } from '../../service/event-store/chain.ts'
import { decodeEvent } from '../../service/event-store/recorded-event.ts'
import { demand } from './correctness.ts'
import type { Acknowledged, ChangeRequest, Notes } from './crash-client.ts'

type Recorded = { readonly actor: string; readonly text: string; readonly token: string | undefined }

const signIn = '/login/demo'
const Selected = t.type({ persona: Persona })

/** An acknowledged change, as `recordedSince` would describe its event. */
const claimOf = ({ path, answer }: Acknowledged): string => {
  const body: unknown = JSON.parse(answer)
  if (path === '/persona/select') return `style ${decodeOrThrow(Selected, body, 'An answer').persona.key}`
  if (path === signIn) return `sign-in ${sha256(decodeOrThrow(SignIn, body, 'An answer').sessionId)}`
  if (path.startsWith('/nudges/')) {
    const { id, settledAt } = decodeOrThrow(Advisory, body, 'An answer')
    return `accepted ${id} at ${settledAt}`
  }
  return `identifiers ${decodeOrThrow(IdentifierVisibility, body, 'An answer').showIdentifiers}`
}

const recordedSince = async (owner: pg.Client, workspace: string, position: number): Promise<Recorded[]> => {
  const { rows } = await owner.query<{ type: string; data: unknown; actor: string; recorded_at: string }>(
    'select type, data, actor, recorded_at from events where workspace = $1 and position > $2 order by position',
    [workspace, position],
  )
  return rows.map(({ type, data, actor, recorded_at }) => {
    const event = decodeEvent(type, data)
    const recorded = (text: string, token?: string): Recorded => ({ actor, text, token })
    switch (event.type) {
      case 'SignedIn':
        return recorded(`sign-in ${event.data.tokenHash}`, event.data.tokenHash)
      case 'PersonaChanged':
        return recorded(`style ${event.data.personaKey}`)
      case 'AdvisoryAccepted':
        return recorded(`accepted ${event.data.advisoryId} at ${recorded_at}`)
      case 'IdentifiersToggled':
        return recorded(`identifiers ${event.data.showIdentifiers}`)
      default:
        return recorded(`an event of type ${type}`)
    }
  })
}

/** True if an event can be the effect of an unanswered request. */
const isOf = ({ path, sent }: ChangeRequest, text: string): boolean => {
  if (path === '/persona/select')
    return JSON.stringify(sent.body) === JSON.stringify({ personaKey: text.split(' ')[1] })
  if (path.startsWith('/nudges/')) return text.startsWith(`accepted ${path.split('/')[2]} at `)
  return text.startsWith(path === signIn ? 'sign-in ' : 'identifiers ')
}

/**
 * Demands that the events after `position` are the acknowledged ones, each in its client's order, plus at most the
 * unanswered ones; returns the number of those.
 */
export const demandAcknowledged = async (
  owner: pg.Client,
  workspace: string,
  position: number,
  clients: readonly Notes[],
): Promise<number> => {
  const recorded = await recordedSince(owner, workspace, position)
  const actorOf = new Map(recorded.map(({ token, actor }) => [token, actor]))
  const signIns = new Set(recorded.filter(({ token }) => token !== undefined).map(({ text }) => text))
  let settled = 0
  let left = 0
  for (const { token, acknowledged, open } of clients) {
    const actor = actorOf.get(sha256(token))
    demand(actor !== undefined, `an acknowledged sign-in to ${workspace} is lost`)
    const claims = acknowledged.map(claimOf)
    for (const claim of claims)
      if (claim.startsWith('sign-in ')) demand(signIns.delete(claim), `an acknowledged ${claim} is lost`)
    signIns.delete(`sign-in ${sha256(token)}`)
    const changes = claims.filter((claim) => !claim.startsWith('sign-in '))
    const own = recorded.filter((event) => event.actor === actor && event.token === undefined)
    for (const [index, claim] of changes.entries())
      demand(
        own[index]?.text === claim,
        `${claim} was acknowledged; the history says ${own[index]?.text ?? 'nothing'}`,
      )
    const more = own.slice(changes.length)
    demand(
      more.length === 0 || (more.length === 1 && open !== undefined && isOf(open, more[0]?.text ?? '')),
      `nobody asked for ${more.map(({ text }) => text).join(', ')}`,
    )
    settled += claims.length + 1
    left += more.length
  }
  const openSignIns = clients.filter(({ open }) => open?.path === signIn).length
  demand(signIns.size <= openSignIns, `${signIns.size} sessions were opened that nobody asked for`)
  left += signIns.size
  demand(
    recorded.length === settled + left,
    `${recorded.length} events came of ${settled} acknowledgements and ${left} more`,
  )
  return left
}
