/** Opens workspaces: the first one when its setup link is used, and those that people add. The next start finishes an interrupted opening. */
import { addHours } from 'date-fns'
import { decodeOrThrow } from '#schema/core/decode'
import type { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { IsoTime } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import type { AnyEvent } from '#schema/events'
import { type AccountId, Identity, type OwnBusiness } from '#schema/people/people'
import type { PersonaKey } from '#schema/persona/persona'
import {
  accountIdentity,
  bySystem,
  claimAccount,
  openAccount,
  ownWorkspaces,
  sealIdentity,
} from '../accounts/accounts.ts'
import { tombstoneStream } from '../accounts/drop-workspace.ts'
import { linkHours, newLink } from '../accounts/links.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { membersId } from './people.queries.ts'
import { type SetupState, setupDecider } from './setup.decider.ts'

/** Stream of the setup link, `people-setup`. */
export const setupId = 'setup'

/** Initial executive style of a new business, by trade. */
const styles: Readonly<Record<OwnBusiness['trade'], PersonaKey>> = {
  cafe: 'hospitality_ceo',
  realestate: 'value_investor',
  consulting: 'operations_expert',
  retail: 'growth_hacker',
  other: 'operations_expert',
}

/** The stored state of the setup. */
export const setupState = async ({ store }: Pick<Service, 'store'>): Promise<SetupState> => {
  const events = await store.readStream(installationWorkspace, `${setupDecider.slice}-${setupId}`)
  let state = setupDecider.initial
  for (const event of events)
    if (event.type === 'SetupLinkIssued' || event.type === 'SetupLinkUsed')
      state = setupDecider.evolve(state, event)
  return state
}

/** Issues a setup link; undefined while there is a business. Earlier links stop working. */
export const issueSetupLink = async (service: Service): Promise<string | undefined> => {
  const { token, tokenHash } = newLink(service)
  const expiresAt = decodeOrThrow(IsoTime, addHours(service.now(), linkHours).toISOString(), 'An expiry')
  const { kind } = await runCommand(service.store, {
    workspace: installationWorkspace,
    decider: setupDecider,
    id: setupId,
    command: { type: 'issue', tokenHash, expiresAt, isEmpty: (await ownWorkspaces(service)).length === 0 },
    metadata: bySystem,
  })
  return kind === 'appended' ? token : undefined
}

type Opening = {
  readonly workspace: string
  readonly accountId: AccountId
  readonly business: OwnBusiness
  /** Undefined after the person was erased. */
  readonly owner: Identity | undefined
}

const isOpenOrDropped = async ({ database, store }: Service, workspace: string): Promise<boolean> => {
  const head = await database.of(workspace).selectFrom('workspace_head').select('position').executeTakeFirst()
  return (
    head !== undefined ||
    (await store.readStream(installationWorkspace, tombstoneStream(workspace))).length > 0
  )
}

/** Opens a workspace with its style and owner. Does nothing if it is already open or was dropped. */
export const openBusiness = async (
  service: Service,
  { workspace, accountId, business, owner }: Opening,
): Promise<void> => {
  if (owner === undefined || (await isOpenOrDropped(service, workspace))) return
  const { name: businessName, trade: businessType, ...place } = business
  const person = await sealIdentity(service, workspace, accountId, owner)
  const opening: readonly (readonly [stream: string, event: AnyEvent])[] = [
    ['session-workspace', { type: 'WorkspaceOpened', data: { businessType, businessName, place } }],
    [
      'persona-current',
      { type: 'PersonaChanged', data: { personaKey: styles[businessType], previousPersona: null } },
    ],
    [`people-${membersId}`, { type: 'MemberJoined', data: { accountId, person, role: 'owner' } }],
  ]
  // Submit them together, so that one transaction writes all of them or none.
  await Promise.all(
    opening.map(([stream, event]) =>
      service.store.append(workspace, { stream, expectedVersion: 0, events: [event], metadata: bySystem }),
    ),
  )
}

const openSealed = async ({ sealer }: Service, sealed: Sealed): Promise<Identity | undefined> => {
  const text = (await sealer.open(installationWorkspace, [sealed])).get(sealed.box)
  const identity = Identity.decode(JSON.parse(text ?? 'null'))
  return E.isRight(identity) ? identity.right : undefined
}

/** Opens account, workspace, style and owner as the setup decided. Skips completed steps. */
export const finishSetup = async (service: Service): Promise<void> => {
  const events = await service.store.readStream(installationWorkspace, `${setupDecider.slice}-${setupId}`)
  for (const event of events) {
    if (event.type !== 'SetupLinkUsed') continue
    const { workspace, accountId, business, owner: sealed } = event.data
    const owner = await openSealed(service, sealed)
    if (owner === undefined) continue
    await claimAccount(service, owner.email, accountId)
    await openAccount(service, accountId, owner)
    await openBusiness(service, { workspace, accountId, business, owner })
  }
}

/** Finishes interrupted openings. */
export const finishOpenings = async (service: Service): Promise<void> => {
  await finishSetup(service)
  const made = await service.database
    .of(installationWorkspace)
    .selectFrom('events')
    .select('stream')
    .where('workspace', '=', installationWorkspace)
    .where('type', '=', 'WorkspaceMade')
    .distinct()
    .execute()
  for (const { stream } of made)
    for (const event of await service.store.readStream(installationWorkspace, stream))
      if (event.type === 'WorkspaceMade')
        await openBusiness(service, {
          ...event.data,
          owner: await accountIdentity(service, event.data.accountId),
        })
}
