/** A separate business with the weeks and advisories of the demo café, on a clock set by the test. */
import { inject } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Me } from '#schema/session/session'
import { appendOf } from '../../service/accounts/demo-template.ts'
import { smtpMailer } from '../../service/accounts/mailer.ts'
import type { Sender } from '../../service/digest/sending/deliver-digest.ts'
import { sendDigests } from '../../service/digest/sending/send-digests.ts'
import { demoEntries } from '../../service/seed/copies/demo-entries.ts'
import { rememberedHistory } from '../core/remembered-history.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'
import { type Browser, setUpBakery } from '../people/account-client.ts'
import { origin, sender } from './digest-origin.ts'
import type { MailCatcher } from './mail-catcher.ts'

/** Streams of the café that any business may have. */
const copied = /^(?:kpi|advisory)-/

export type OwnBusiness = {
  readonly running: TestService
  readonly owner: Browser
  readonly workspace: string
  readonly clock: { now: Date }
  /** One round of the sender. */
  readonly round: (step?: Sender['step']) => Promise<boolean>
}

/** Opens the business on Friday 20 November 2026; its records reach up to 15 November. */
export const openOwnBusiness = async (
  catcher: MailCatcher,
  business?: object,
  records: 'café' | 'none' = 'café',
): Promise<OwnBusiness> => {
  const clock = { now: fixedMoment }
  const { nextId, random } = fixedSources()
  const mailer = smtpMailer({ url: catcher.url, from: sender })
  const running = await startTestService(inject('ownerUrl'), {
    seed: 'none',
    mailer,
    sources: { now: () => clock.now, nextId, random },
  })
  const owner = await setUpBakery(running, business)
  const { workspace } = decodeOrThrow(Me, (await owner.call('GET', '/api/me')).json, 'The owner')
  if (records === 'café') {
    const entries = demoEntries(rememberedHistory('cafe', fixedMoment, fixedSources().nextId))
    for (const entry of entries)
      if (copied.test(entry.stream)) await running.service.store.append(workspace, appendOf(entry))
  }
  const round = (step?: Sender['step']) =>
    mailer.kind === 'mail'
      ? sendDigests(running.service, { deliver: mailer.deliver, origin, ...(step ? { step } : {}) })
      : Promise.resolve(false)
  return { running, owner, workspace, clock, round }
}
