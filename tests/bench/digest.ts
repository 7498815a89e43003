/** Part `digest`: many businesses whose digests are due in the same minute, with an SMTP server that keeps nothing. */
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { decodeOrThrow } from '#schema/core/decode'
import { AccountId, Identity, OwnBusiness } from '#schema/people/people'
import { Me } from '#schema/session/session'
import { appendOf } from '../../service/accounts/demo-template.ts'
import { smtpMailer } from '../../service/accounts/mailer.ts'
import { sendDigests } from '../../service/digest/sending/send-digests.ts'
import { openBusiness } from '../../service/people/setup.opening.ts'
import { demoEntries } from '../../service/seed/copies/demo-entries.ts'
import { rememberedHistory } from '../core/remembered-history.ts'
import { startTestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { bakery, setUpBakery, tess } from '../people/account-client.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { percentile } from './measure.ts'

/** Weeks on record for each business: enough for a forecast and a change beyond noise. */
const weeks = 26

/** A Monday, ten minutes before digests are due. */
const before = new Date('2026-11-23T06:50:00+10:00')

/** An SMTP server that counts mails by their id and drops them. */
const countMails = async () => {
  const ids = new Map<string, number>()
  let bytes = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let head = ''
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (head.length < 4000) head += chunk.toString('latin1')
      })
      stream.on('end', () => {
        const id = /^Message-ID: <(.*?)>/im.exec(head)?.[1] ?? head
        const to = /^To: (.*)$/im.exec(head)?.[1] ?? ''
        ids.set(`${id} ${to}`, (ids.get(`${id} ${to}`) ?? 0) + 1)
        done(null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    count: () => [...ids.values()].reduce((sum, one) => sum + one, 0),
    bytes: () => bytes,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export const digest = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const businesses = Number(process.env.BUSINESSES || (isQuick ? 100 : 10_000))
  const catcher = await countMails()
  const clock = { now: before }
  const { nextId, random } = fixedSources()
  const mailer = smtpMailer({ url: catcher.url, from: 'Jarvin <jarvin@bakery.example>' })
  const running = await startTestService(ownerUrl, {
    seed: 'none',
    mailer,
    sources: { now: () => clock.now, nextId, random },
  })
  try {
    const owner = await setUpBakery(running)
    const history = demoEntries(rememberedHistory('cafe', before, fixedSources(before).nextId))
    const copied = [
      ...history
        .filter(({ stream }) => stream.startsWith('kpi-'))
        .filter(({ event }) => event.type === 'KpiRecorded')
        .slice(-weeks),
      ...history.filter(({ event }) => event.type === 'AdvisoryRaised'),
    ].map((entry) => ({ ...entry, version: 0 }))
    const fill = (workspace: string) =>
      Promise.all(copied.map((entry) => running.service.store.append(workspace, appendOf(entry))))
    const { workspace } = decodeOrThrow(Me, (await owner.call('GET', '/api/me')).json, 'The owner')
    await fill(workspace)
    const row = await running.service.database
      .of(workspace)
      .selectFrom('member')
      .select('account_id')
      .executeTakeFirstOrThrow()
    const accountId = decodeOrThrow(AccountId, row.account_id, 'An account')
    for (let n = 1; n < businesses; n++) {
      const made = nextId(clock.now)
      const business = decodeOrThrow(OwnBusiness, { ...bakery, name: `Bakery ${n}` }, 'A business')
      const identity = decodeOrThrow(Identity, tess, 'A person')
      await openBusiness(running.service, { workspace: made, accountId, business, owner: identity })
      await fill(made)
    }
    const call = async (): Promise<number> => {
      const from = performance.now()
      demand((await owner.call('GET', '/api/kpis')).status === 200, 'others are answered')
      return performance.now() - from
    }
    const measured = async (isOver: () => boolean): Promise<readonly number[]> => {
      const times: number[] = []
      while (!isOver()) {
        times.push(await call())
        await setTimeout(50)
      }
      return times
    }
    const until = Date.now() + 5_000
    const alone = await measured(() => Date.now() > until)
    clock.now = new Date('2026-11-23T07:00:10+10:00')
    const from = performance.now()
    let isSent = false
    const sending =
      mailer.kind === 'mail'
        ? sendDigests(running.service, { deliver: mailer.deliver, origin: 'https://jarvin.example' })
        : Promise.resolve(false)
    const beside = measured(() => isSent)
    await sending
    isSent = true
    const seconds = (performance.now() - from) / 1000
    const others = await beside
    demand(catcher.count() === businesses, `${catcher.count()} mails for ${businesses} businesses`)
    const p = (times: readonly number[], share: number) => percentile(times, share).toFixed(1)
    print(
      `${businesses} businesses due at one minute: all delivered once in ${seconds.toFixed(1)} s, ${(businesses / seconds).toFixed(1)} a second`,
    )
    print(
      `${Math.round(catcher.bytes() / businesses / 1000)} kB a mail; at this rate 10,000 take ${(((10_000 / businesses) * seconds) / 60).toFixed(1)} minutes (aim 15)`,
    )
    print(
      `a call of somebody else: p50 ${p(alone, 0.5)} ms alone, ${p(others, 0.5)} ms beside; p95 ${p(alone, 0.95)} and ${p(others, 0.95)} ms`,
    )
    return { businesses, seconds, alone: p(alone, 0.5), beside: p(others, 0.5) }
  } finally {
    await running.stop()
    await catcher.close()
  }
}
