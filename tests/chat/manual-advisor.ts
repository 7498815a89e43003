/** An advisor that writes one sentence whenever the test lets it. */
import { setTimeout } from 'node:timers/promises'
import { addMinutes } from 'date-fns'
import type { Basis } from '#schema/core/advice'
import type { AdvisorEngine } from '../../service/advisor/engine.ts'
import { createApp } from '../../service/app.ts'
import { close } from '../../service/http/close.ts'
import { listen } from '../../service/http/listen.ts'
import { openLog } from '../../service/runtime/log.ts'
import { openService } from '../../service/runtime/open-service.ts'
import { projections } from '../../service/slices.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'

const basis: Basis = {
  advisor: { name: 'built-in', promptVersion: 'test' },
  confidence: { percent: 50, coverage: 1, recency: 1, agreement: 1, because: 'A test says so.' },
  figures: [],
  passages: [],
  unverified: [],
}

/** `say` writes a sentence, `finish` ends the reply, `fail` breaks it off. */
export class ManualAdvisor {
  /** Number of replies requested. */
  asked = 0
  /** True once the reply has been stopped. */
  isStopped = false
  private readonly turns: ((() => string | undefined) | undefined)[] = []
  private wake: () => void = () => {}

  say(sentence: string): void {
    this.turn(() => sentence)
  }
  finish(): void {
    this.turn(() => undefined)
  }
  fail(): void {
    this.turn(() => {
      throw new Error('The advisor broke.')
    })
  }
  private turn(next: () => string | undefined): void {
    this.turns.push(next)
    this.wake()
  }

  /** The engine to open a service with. */
  readonly engine: AdvisorEngine = {
    advisor: basis.advisor,
    writeBrief: () => Promise.reject(new Error('This advisor only talks.')),
    reply: async (_order, tell, signal) => {
      this.asked += 1
      signal.addEventListener('abort', () => {
        this.isStopped = true
      })
      let message = ''
      for (;;) {
        while (this.turns.length === 0 && !signal.aborted)
          await new Promise<void>((resolve) => {
            this.wake = resolve
            signal.addEventListener('abort', () => resolve(), { once: true })
          })
        signal.throwIfAborted()
        const sentence = this.turns.shift()?.()
        if (sentence === undefined) return { message, basis }
        message += sentence
        await tell(sentence)
      }
    },
  }
}

// Ids follow from the time, so each process gets its own, all within the lifetime of a session.
let opened = 0

/** A second process over the same database, with its own pools, server and advisor. */
export const startSecondProcess = async (serviceUrl: string, advisor: AdvisorEngine) => {
  opened += 1
  const sources = fixedSources(addMinutes(fixedMoment, 10 * opened))
  const service = openService(serviceUrl, projections, sources, () => {}, advisor)
  const { server, port } = await listen(createApp(service, openLog('silent')), 0)
  return {
    service,
    baseUrl: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await close(server)
      await service.database.end()
    },
    /** Ends like a killed process: no more text and no clean-up. */
    kill: async () => {
      await service.database.end()
      server.closeAllConnections()
      await close(server)
    },
  }
}

/** Polls until there is an answer; gives up after five seconds. */
export const pollUntil = async <A>(look: () => Promise<A | undefined>): Promise<A> => {
  for (let turn = 0; turn < 250; turn++) {
    const found = await look()
    if (found !== undefined) return found
    await setTimeout(20)
  }
  throw new Error('It did not come about within five seconds.')
}
