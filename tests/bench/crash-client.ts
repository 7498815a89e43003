/** A client that changes things as fast as it is answered, and notes each answer, until the service dies under it. */
import { randomUUID } from 'node:crypto'
import type { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { PersonaKey } from '#schema/persona/persona'
import { Me } from '#schema/session/session'
import { personaCatalogue } from '../../service/persona/persona.catalogue.ts'
import { demand } from './correctness.ts'
import type { Sent, ServiceProcess } from './service-process.ts'

/** A change as it was asked for; its key makes a repeat of it harmless. */
export type Wish = { readonly path: string; readonly sent: Sent & { readonly key: string } }

/** A change that was acknowledged, and the text that said so. */
export type Acknowledged = Wish & { readonly answer: string }

/** What a client knows when the service is gone. */
export type Notes = {
  readonly workspace: string
  readonly token: string
  readonly acknowledged: readonly Acknowledged[]
  /** Sent, but not answered: it may have happened or not. */
  readonly open: Wish | undefined
}

/** A running client: `stop` says that the service is about to die, from when on a failure is no fault. */
export type CrashClient = { readonly notes: Promise<Notes>; readonly stop: () => void }

const wish = (path: string, sent: Sent): Wish => ({ path, sent: { ...sent, key: randomUUID() } })

/** What the client asks for at each turn. One of a workspace changes the style, which no other may undo meanwhile. */
const wishes = (
  workspace: string,
  session: string,
  persona: PersonaKey | undefined,
  advisories: readonly AdvisoryId[],
): ((turn: number) => Wish) => {
  const keys = personaCatalogue.map(({ key }) => key)
  const now = persona === undefined ? 0 : keys.indexOf(persona)
  return (turn) => {
    if (turn % 16 === 15) return wish('/login/demo', { body: { businessType: workspace } })
    if (persona !== undefined && turn % 2 === 0) {
      const personaKey = keys[(now + 1 + turn / 2) % keys.length]
      return wish('/persona/select', { session, body: { personaKey } })
    }
    const advisoryId = turn % 2 === 0 ? advisories[turn / 2] : undefined
    return wish(advisoryId === undefined ? '/privacy/toggle-identifiers' : `/nudges/${advisoryId}/accept`, {
      session,
    })
  }
}

/** Signs in and begins; `changesPersona` for one client of a workspace. */
export const startClient = async (
  service: ServiceProcess,
  workspace: string,
  changesPersona: boolean,
  advisories: readonly AdvisoryId[],
): Promise<CrashClient> => {
  const token = await service.signIn(workspace)
  const me = decodeOrThrow(Me, JSON.parse((await service.call('GET', '/me', { session: token })).text), 'Me')
  const next = wishes(workspace, token, changesPersona ? me.currentPersona : undefined, advisories)
  const acknowledged: Acknowledged[] = []
  let isDying = false
  const run = async (): Promise<Notes> => {
    for (let turn = 0; ; turn++) {
      const asked = next(turn)
      const answer = await service.call('POST', asked.path, asked.sent).catch((error: Error) => error)
      if (answer instanceof Error || answer.status !== 200) {
        const told = answer instanceof Error ? answer.message : `${answer.status} ${answer.text}`
        demand(isDying, `a live service failed ${asked.path}: ${told}`)
        return { workspace, token, acknowledged, open: asked }
      }
      acknowledged.push({ ...asked, answer: answer.text })
    }
  }
  const notes = run()
  // When another client fails first, nobody waits for this one any more.
  notes.catch(() => {})
  return {
    notes,
    stop: () => {
      isDying = true
    },
  }
}
