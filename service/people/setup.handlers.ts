/** The calls of a setup link. */
import { E } from '#schema/core/fp'
import { invalid } from '#schema/core/problem'
import { installationWorkspace } from '#schema/core/site'
import type { peopleEndpoints } from '#schema/people/people.endpoints'
import { accountOf, addressHash, newAccountId, personSubject, sealIdentity } from '../accounts/accounts.ts'
import { cookiesOf, signInHere } from '../accounts/open-session.ts'
import { sha256 } from '../event-store/chain.ts'
import type { Handlers } from '../http/handlers.ts'
import { commandRunner } from '../runtime/service.ts'
import { acceptInvitation, readInvitationLink } from './invitation.accept.ts'
import { isOpenLink, setupDecider, unknownLink } from './setup.decider.ts'
import { finishSetup, setupId, setupState } from './setup.opening.ts'

const required = (field: string) => E.left(invalid([{ field, message: 'is required with this link' }]))

export const setupHandlers: Handlers<Pick<typeof peopleEndpoints, 'readSetupLink' | 'setUp'>> = {
  readSetupLink: async ({ token }, context) => {
    if (isOpenLink(await setupState(context.service), sha256(token), context.now.toISOString()))
      return E.right({ opens: 'business' })
    const link = await readInvitationLink(context, { token, isByOperator: true })
    if (E.isLeft(link)) return E.left(unknownLink)
    const { businessName, email } = link.right
    return E.right({ opens: 'owner', businessName, email })
  },

  setUp: async ({ token, business, owner, name }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const { service, now } = context
    const provedAt = now.toISOString()
    const isOpen = isOpenLink(await setupState(service), sha256(token), provedAt)
    if (business === undefined) {
      if (isOpen) return required('business')
      if (name === undefined) return required('name')
      const accepted = await acceptInvitation(context, { token, name, isByOperator: true })
      // The operator can read everything anyway, so this link may open an existing account.
      return E.isLeft(accepted)
        ? accepted
        : E.right(
            await signInHere(context, cookies.right, { ...accepted.right, provedAt, proof: 'operator' }),
          )
    }
    if (owner === undefined) return required('owner')
    const tokenHash = sha256(token)
    // Checked before anything is sealed, so that guesses leave nothing. The decider decides; only its winner's address is
    // listed, and the others' keys are dropped.
    if (!isOpen) return E.left(unknownLink)
    const known = await accountOf(service, await addressHash(service, owner.email))
    const accountId = known ?? newAccountId(service)
    const workspace = service.nextId(now)
    const used = await commandRunner(context, installationWorkspace, { actor: 'visitor', persona: null })({
      decider: setupDecider,
      id: setupId,
      command: {
        type: 'use',
        tokenHash,
        now: provedAt,
        workspace,
        accountId,
        owner: await sealIdentity(service, installationWorkspace, accountId, owner),
        business: { ...business, name: business.name.trim(), suburb: business.suburb.trim() },
      },
      answer: () => ({}),
      ...(known ? {} : { newSubject: personSubject(accountId) }),
    })
    if (E.isLeft(used)) return used
    await finishSetup(service)
    return E.right(
      await signInHere(context, cookies.right, { workspace, accountId, provedAt, proof: 'operator' }),
    )
  },
}
