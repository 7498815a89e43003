/** A client that makes changes as fast as possible and records each answer, until the service is killed. */
import { randomUUID } from 'node:crypto'
import type { AdvisoryId } from '#schema/advisory/advisory'
import { decodeOrThrow } from '#schema/core/decode'
import type { PersonaKey } from '#schema/persona/persona'
import { Me } from '#schema/session/session'
import { personaCatalogue } from '../../service/persona/persona.catalogue.ts'
import { demand } from './correctness.ts'
import type { Sent, ServiceProcess } from './service-process.ts'

/** A requested change; its key makes repeats safe. */
export type ChangeRequest = { readonly path: string; readonly sent: Sent & { readonly key: string } }

/** An acknowledged change, with the answer. */
export type Acknowledged = ChangeRequest & { readonly answer: string }

/** A client's records after the crash. */
export type Notes = {
  readonly workspace: string
  readonly token: string
  readonly acknowledged: readonly Acknowledged[]
  /** Sent but not answered: it may or may not have been recorded. */
  readonly open: ChangeRequest | undefined
}

/** A running client. Call `stop` before killing the service: later failures are expected. */
export type CrashClient = { readonly notes: Promise<Notes>; readonly stop: () => void }

const changeRequest = (path: string, sent: Sent): ChangeRequest => ({
  path,
  sent: { ...sent, key: randomUUID() },
})

/** The client's request at each turn. Only one client per workspace changes the style, so no other can undo it. */
const changeRequests = (
  workspace: string,
  session: string,
  persona: PersonaKey | undefined,
  advisories: readonly AdvisoryId[],
): ((turn: number) => ChangeRequest) => {
  const keys = personaCatalogue.map(({ key }) => key)
  const now = persona === undefined ? 0 : keys.indexOf(persona)
  return (turn) => {
    if (turn % 16 === 15) return changeRequest('/login/demo', { body: { businessType: workspace } })
    if (persona !== undefined && turn % 2 === 0) {
      const personaKey = keys[(now + 1 + turn / 2) % keys.length]
      return changeRequest('/persona/select', { session, body: { personaKey } })
    }
    const advisoryId = turn % 2 === 0 ? advisories[turn / 2] : undefined
    return changeRequest(
      advisoryId === undefined ? '/privacy/toggle-identifiers' : `/nudges/${advisoryId}/accept`,
      {
        session,
      },
    )
  }
}

/** Signs in and starts; set `changesPersona` for one client per workspace. */
export const startClient = async (
  service: ServiceProcess,
  workspace: string,
  changesPersona: boolean,
  advisories: readonly AdvisoryId[],
): Promise<CrashClient> => {
  const token = await service.signIn(workspace)
  const me = decodeOrThrow(Me, JSON.parse((await service.call('GET', '/me', { session: token })).text), 'Me')
  const next = changeRequests(workspace, token, changesPersona ? me.currentPersona : undefined, advisories)
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
  // If another client fails first, nobody awaits this promise.
  notes.catch(() => {})
  return {
    notes,
    stop: () => {
      isDying = true
    },
  }
}
