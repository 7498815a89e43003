/** Part `sign-ins`: private demos and codes, with the time that visitors wait for them. */
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SignIn } from '#schema/session/session'
import { fillStock } from '../../service/accounts/demo-stock.ts'
import { dayNumber } from '../../service/accounts/demo-template.ts'
import { systemSources } from '../../service/runtime/open-service.ts'
import { decodeJson, freshAddress, startTestService } from '../core/service.ts'
import { setUpBakery, tess } from '../people/account-client.ts'
import type { Bench } from './bench-run.ts'
import { demand } from './correctness.ts'
import { median, percentile } from './measure.ts'

const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await call()
  return performance.now() - from
}

export const signIns = async ({ ownerUrl, isQuick, print }: Bench): Promise<unknown> => {
  const running = await startTestService(ownerUrl, { sources: systemSources })
  try {
    await setUpBakery(running)
    const enter = (visitorId: string) =>
      running.call('POST', '/api/login/demo', {
        body: { businessType: 'cafe', visitorId },
        headers: { 'x-forwarded-for': freshAddress() },
      })
    await enter(randomUUID())
    const copies: number[] = []
    const again: number[] = []
    // One address may ask for sixty in a minute.
    for (let n = 0; n < (isQuick ? 60 : 300); n++) {
      const visitorId = randomUUID()
      copies.push(await timed(async () => decodeJson(SignIn, await enter(visitorId))))
      again.push(await timed(async () => decodeJson(SignIn, await enter(visitorId))))
    }
    // Twenty new visitors at once, in turn with copies made for them and with copies made ahead.
    const together: Record<'made' | 'ahead', number[]> = { made: [], ahead: [] }
    for (let n = 0; n < (isQuick ? 3 : 10); n++)
      for (const times of [together.made, together.ahead]) {
        if (times === together.ahead) await fillStock(running.service, dayNumber(running.service.now()))
        times.push(
          ...(await Promise.all(
            Array.from({ length: 20 }, () =>
              timed(async () => decodeJson(SignIn, await enter(randomUUID()))),
            ),
          )),
        )
      }
    // One new visitor a second, whether or not the previous one is in.
    const steady: Promise<number>[] = []
    for (let n = 0; n < (isQuick ? 20 : 120); n++) {
      steady.push(timed(async () => decodeJson(SignIn, await enter(randomUUID()))))
      await setTimeout(1000)
    }
    const sustained = await Promise.all(steady)
    const known: number[] = []
    const unknown: number[] = []
    const ask = (email: string) =>
      running.call('POST', '/api/login/email', {
        body: { email },
        headers: { 'x-forwarded-for': freshAddress() },
      })
    for (let n = 0; n < 200; n++) {
      const pair: [number[], string][] = [
        [known, tess.email],
        [unknown, `nobody${n}@example.com`],
      ]
      // Neither is always first.
      for (const [times, email] of n % 2 ? pair : pair.reverse())
        times.push(
          await timed(async () => demand((await ask(email)).status === 202, 'every address is answered 202')),
        )
    }
    const found = {
      copy: { p50: median(copies), p95: percentile(copies, 0.95) },
      again: { p50: median(again), p95: percentile(again, 0.95) },
      made: { p50: median(together.made), p95: percentile(together.made, 0.95) },
      ahead: { p50: median(together.ahead), p95: percentile(together.ahead, 0.95) },
      sustained: { p50: median(sustained), p95: percentile(sustained, 0.95) },
      known: median(known),
      unknown: median(unknown),
    }
    print(
      `first sign-in with a private copy: p50 ${found.copy.p50.toFixed(0)} ms, p95 ${found.copy.p95.toFixed(0)} ms (target 150); later ones p50 ${found.again.p50.toFixed(0)} ms, p95 ${found.again.p95.toFixed(0)} ms`,
    )
    for (const [how, { p50, p95 }] of [
      ['made then', found.made],
      ['made ahead', found.ahead],
    ] as const)
      print(
        `twenty first sign-ins at once, with copies ${how}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (target 150)`,
      )
    print(
      `60 a minute for ${sustained.length} seconds, each with a copy of their own: p50 ${found.sustained.p50.toFixed(0)} ms, p95 ${found.sustained.p95.toFixed(0)} ms (target 150)`,
    )
    print(
      `asking for a code, 200 tries each: a known address ${found.known.toFixed(2)} ms, an unknown one ${found.unknown.toFixed(2)} ms, ${Math.abs(found.known - found.unknown).toFixed(2)} ms apart (target 5)`,
    )
    return found
  } finally {
    await running.stop()
  }
}
