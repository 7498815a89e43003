/** A process that sends digests and kills itself after a step, as `kill -9` would. */
import { smtpMailer } from '../../service/accounts/mailer.ts'
import { queueDigests } from '../../service/digest/sending/queue-digests.ts'
import { sendDigests } from '../../service/digest/sending/send-digests.ts'
import { lastSendingDay } from '../../service/digest/sending/sending-day.ts'
import { openService, systemSources } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { testKeyring } from '../core/sources.ts'
import { origin, sender } from './digest-origin.ts'

const { DATABASE = '', CATCHER = '', NOW = '', STOP = '', WORKSPACE = '' } = process.env
const now = () => new Date(NOW)
const service = openService(
  DATABASE,
  projections,
  { ...systemSources, now },
  () => {},
  undefined,
  undefined,
  {
    keyring: testKeyring,
  },
)
const mailer = smtpMailer({ url: CATCHER, from: sender })
const die = () => process.kill(process.pid, 'SIGKILL')

if (STOP === 'queue') {
  const day = lastSendingDay({ weekday: 0, hour: 7 }, 'Australia/Brisbane', now())
  await queueDigests(service, WORKSPACE, day)
  die()
}
if (mailer.kind === 'mail')
  await sendDigests(service, {
    deliver: mailer.deliver,
    origin,
    step: async (step) => {
      if (step === STOP) {
        die()
        // Nothing may happen between the signal and the end.
        await new Promise(() => {})
      }
    },
  })
