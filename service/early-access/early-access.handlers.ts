/** The early-access form. */
import { decodeOrThrow } from '#schema/core/decode'
import { E } from '#schema/core/fp'
import { EarlyAccessId } from '#schema/early-access/early-access'
import type { earlyAccessEndpoints } from '#schema/early-access/early-access.endpoints'
import type { Handlers } from '../http/handlers.ts'
import { runSiteCommand, siteWorkspace, withoutBlanks } from '../site/site-commands.ts'
import { earlyAccessDecider } from './early-access.decider.ts'

export const earlyAccessHandlers: Handlers<typeof earlyAccessEndpoints> = {
  requestEarlyAccess: async (
    { email, fullName, company, role, additionalInfo, industry, teamSize, heardAbout, interests, website },
    context,
  ) => {
    // Only bots fill in the invisible field; they get the usual answer (decision 38).
    if (website?.trim()) return E.right({})
    const { service, now } = context
    const earlyAccessId = decodeOrThrow(EarlyAccessId, service.nextId(now), 'The id of a request')
    const person = { email, fullName, ...withoutBlanks({ company, role, additionalInfo }) }
    return runSiteCommand(context)({
      decider: earlyAccessDecider,
      id: earlyAccessId,
      command: {
        earlyAccessId,
        person: await service.sealer.seal(siteWorkspace, `lead-${earlyAccessId}`, JSON.stringify(person)),
        ...(industry ? { industry } : {}),
        ...(teamSize ? { teamSize } : {}),
        ...(heardAbout ? { heardAbout } : {}),
        ...(interests?.length ? { interests: [...new Set(interests)] } : {}),
      },
      newSubject: `lead-${earlyAccessId}`,
      answer: () => ({}),
    })
  },
}
