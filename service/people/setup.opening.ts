/** Opens the first workspace as its setup link was used; steps that an interrupted start left out are done at the next. */
import { E } from '#schema/core/fp'
import { installationWorkspace } from '#schema/core/site'
import type { AnyEvent, EventNamed } from '#schema/events'
import { Identity, type OwnBusiness } from '#schema/people/people'
import type { PersonaKey } from '#schema/persona/persona'
import { bySystem, openAccount, sealIdentity } from '../accounts/accounts.ts'
import { newLink } from '../accounts/links.ts'
import { runCommand } from '../event-store/decide.ts'
import type { Service } from '../runtime/service.ts'
import { membersId } from './people.queries.ts'
import { type SetupState, setupDecider } from './setup.decider.ts'

/** Stream of the setup link, `people-setup`. */
export const setupId = 'setup'

/** The style that a new business of a trade begins with. */
const styles: Readonly<Record<OwnBusiness['trade'], PersonaKey>> = {
  cafe: 'hospitality_ceo',
  realestate: 'value_investor',
  consulting: 'operations_expert',
  retail: 'growth_hacker',
  other: 'operations_expert',
}

/** The setup as the database has it. */
export const setupState = async ({ store }: Pick<Service, 'store'>): Promise<SetupState> => {
  const events = await store.readStream(installationWorkspace, `${setupDecider.slice}-${setupId}`)
  let state = setupDecider.initial
  for (const event of events)
    if (event.type === 'SetupLinkIssued' || event.type === 'SetupLinkUsed')
      state = setupDecider.evolve(state, event)
  return state
}

/** Issues a setup link; undefined once the first workspace has been opened. Links issued before stop working. */
export const issueSetupLink = async (service: Service): Promise<string | undefined> => {
  const { token, tokenHash } = newLink(service)
  const { kind } = await runCommand(service.store, {
    workspace: installationWorkspace,
    decider: setupDecider,
    id: setupId,
    command: { type: 'issue', tokenHash },
    metadata: bySystem,
  })
  return kind === 'appended' ? token : undefined
}

const ownerOf = async (
  { sealer }: Service,
  { owner }: EventNamed<'SetupLinkUsed'>['data'],
): Promise<Identity | undefined> => {
  const text = (await sealer.open(installationWorkspace, [owner])).get(owner.box)
  const identity = Identity.decode(JSON.parse(text ?? 'null'))
  return E.isRight(identity) ? identity.right : undefined
}

/** Opens what the setup decided: account, workspace, style and owner. Does nothing for what is open already. */
export const finishSetup = async (service: Service): Promise<void> => {
  const events = await service.store.readStream(installationWorkspace, `${setupDecider.slice}-${setupId}`)
  const used = events.find((event) => event.type === 'SetupLinkUsed')
  if (used?.type !== 'SetupLinkUsed') return
  const { workspace, accountId, business } = used.data
  const { name: businessName, trade: businessType, ...place } = business
  const isOpen = await service.database
    .of(workspace)
    .selectFrom('workspace_head')
    .select('position')
    .executeTakeFirst()
  const owner = isOpen ? undefined : await ownerOf(service, used.data)
  if (owner === undefined) return
  await openAccount(service, accountId, owner)
  const person = await sealIdentity(service, workspace, accountId, owner)
  const opening: readonly (readonly [stream: string, event: AnyEvent])[] = [
    ['session-workspace', { type: 'WorkspaceOpened', data: { businessType, businessName, place } }],
    [
      'persona-current',
      { type: 'PersonaChanged', data: { personaKey: styles[businessType], previousPersona: null } },
    ],
    [`people-${membersId}`, { type: 'MemberJoined', data: { accountId, person, role: 'owner' } }],
  ]
  // Submitted at once, they are written in one transaction: all or none.
  await Promise.all(
    opening.map(([stream, event]) =>
      service.store.append(workspace, { stream, expectedVersion: 0, events: [event], metadata: bySystem }),
    ),
  )
}
