/** Starts the services that fixtures are recorded from. */

import { decodeOrThrow } from '#schema/core/decode'
import { PasskeyCreation } from '#schema/session/passkey'
import type { AdvisedInstallation } from '../../fixtures/core/record-advice.ts'
import type { OwnInstallation } from '../../fixtures/core/record-people.ts'
import { terminalMailer } from '../../service/accounts/mailer.ts'
import { raiseFindings } from '../../service/advisory/advisory.findings.ts'
import { issueOwnerLink } from '../../service/people/owner-link.ts'
import { issueSetupLink } from '../../service/slices.ts'
import { openAuthenticator } from '../session/authenticator.ts'
import { startWitness } from '../witness/start-witness.ts'
import { recordBackups } from './recorded-backups.ts'
import { startTestService, type TestService } from './service.ts'

export type RecordedServices = {
  readonly baseUrl: string
  readonly emptyBaseUrl: string
  readonly own: OwnInstallation
  readonly advised: AdvisedInstallation
  readonly brokenBaseUrl: string
  readonly stop: () => Promise<void>
}

/** Starts a service that has no owner yet, and reads its terminal. */
const startOwn = async (ownerUrl: string): Promise<{ running: TestService; own: OwnInstallation }> => {
  const printed = new Map<string, string>()
  const mailer = terminalMailer((line) => {
    const [, email = '', code = ''] = /^For (\S+): (\d{6})/.exec(line) ?? []
    printed.set(email, code)
  })
  const running = await startTestService(ownerUrl, { seed: 'none', mailer })
  const setupToken = await issueSetupLink(running.service)
  if (setupToken === undefined) throw new Error('A new installation has an owner.')
  const ownerToken = async (email: string): Promise<string> => {
    const issued = await issueOwnerLink(running.service, { email, workspace: undefined })
    if (typeof issued === 'string') throw new Error(issued)
    return issued.token
  }
  const codeFor = async (email: string): Promise<string> => {
    // A code is printed after the request for it is answered.
    while (!printed.has(email)) await new Promise((resolve) => setTimeout(resolve, 5))
    const code = printed.get(email) ?? ''
    printed.delete(email)
    return code
  }
  // Passkeys need a host name; an IP address is not one.
  const baseUrl = running.baseUrl.replace('127.0.0.1', 'localhost')
  const makePasskey = (options: unknown) =>
    openAuthenticator(baseUrl, Buffer.from('recorded')).create(
      decodeOrThrow(PasskeyCreation, options, 'The options'),
    )
  return { running, own: { baseUrl, setupToken, ownerToken, codeFor, makePasskey } }
}

/** Starts a seeded service, one with a new café, one without an owner, and one whose database is down. */
export const startRecordedServices = async (ownerUrl: string): Promise<RecordedServices> => {
  const witness = await startWitness()
  const full = await startTestService(ownerUrl, { witnesses: [witness.settings] })
  await recordBackups(full.database.ownerUrl)
  const empty = await startTestService(ownerUrl, { seed: 'opened' })
  const broken = await startTestService(ownerUrl, { seed: 'none' })
  await broken.database.drop()
  const { running, own } = await startOwn(ownerUrl)
  const advised = await startOwn(ownerUrl)
  return {
    baseUrl: full.baseUrl,
    emptyBaseUrl: empty.baseUrl,
    own,
    advised: {
      ...advised.own,
      raise: (workspace) => raiseFindings(advised.running.service, workspace),
    },
    brokenBaseUrl: broken.baseUrl,
    stop: async () => {
      await full.stop()
      await witness.stop()
      await empty.stop()
      await broken.stop()
      await running.stop()
      await advised.running.stop()
    },
  }
}
