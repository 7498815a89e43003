/** A service with one business, for tests of people: its owner is signed in, and the printed mail is kept. */
import { inject } from 'vitest'
import type { Sources } from '../../service/runtime/sources.ts'
import { startTestService, type TestService } from '../core/service.ts'
import { fixedSources } from '../core/sources.ts'
import { type Browser, keptMail, openBrowser, setUpBakery } from './account-client.ts'

export type Bakery = {
  readonly running: TestService
  readonly owner: Browser
  /** The mail that was printed. */
  readonly lines: readonly string[]
  /** Advances the clock of the service. */
  readonly later: (minutes: number) => void
}

/** Starts the service and sets up the bakery, unless it is to stay empty. Only `later` moves its clock. */
export const startBakery = async ({
  isEmpty = false,
  ...options
}: Parameters<typeof startTestService>[1] & { isEmpty?: boolean } = {}): Promise<Bakery> => {
  const { lines, mailer } = keptMail()
  const fixed = fixedSources()
  let ahead = 0
  const sources: Sources = { ...fixed, now: () => new Date(fixed.now().getTime() + ahead * 60_000) }
  const running = await startTestService(inject('ownerUrl'), { seed: 'opened', mailer, sources, ...options })
  return {
    running,
    owner: isEmpty ? openBrowser(running) : await setUpBakery(running),
    lines,
    later: (minutes) => {
      ahead += minutes
    },
  }
}
