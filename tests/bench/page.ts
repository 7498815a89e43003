/** Part `page`: Lighthouse on each public page on a phone, and on the Overview on a desktop, of the built product. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { publicPaths } from '#schema/public-paths'
import { freePort } from '../../service/database/embedded/free-port.ts'
import { browserArgs, ensureBrowser } from '../core/browser.ts'
import { freshDatabase } from '../core/database.ts'
import type { Bench } from './bench-run.ts'
import { type PageRun, runLighthouse } from './lighthouse-run.ts'
import { median } from './measure.ts'
import { type ServiceProcess, startServiceProcess } from './service-process.ts'

/** Median of each figure. */
const medianRun = (runs: readonly PageRun[]): PageRun => {
  const of = (pick: (run: PageRun) => number) => median(runs.map(pick))
  return {
    performance: of((run) => run.performance),
    accessibility: of((run) => run.accessibility),
    bestPractices: of((run) => run.bestPractices),
    seo: of((run) => run.seo),
    largestPaint: of((run) => run.largestPaint),
    blocked: of((run) => run.blocked),
    shift: of((run) => run.shift),
    script: of((run) => run.script),
    style: of((run) => run.style),
    total: of((run) => run.total),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  }
}

const line = (path: string, run: PageRun): string =>
  [
    path.padEnd(22),
    ...[run.performance, run.accessibility, run.bestPractices, run.seo].map((score) =>
      String(score).padStart(4),
    ),
    `${Math.round(run.largestPaint)} ms`.padStart(9),
    `${Math.round(run.blocked)} ms`.padStart(8),
    run.shift.toFixed(3).padStart(6),
    ...[run.script, run.style, run.total].map((size) => `${size.toFixed(1)} kB`.padStart(9)),
    ...(run.faults.length === 0 ? [] : [` ${run.faults.join(', ')}`]),
  ].join(' ')

const heading = `${'page'.padEnd(22)} perf a11y best  seo       LCP      TBT  shift    script     style     total`

/** Signs in through the browser profile that Lighthouse uses. */
const signIn = async (service: ServiceProcess, browser: BrowserContext): Promise<void> => {
  const sessionId = await service.signIn('cafe')
  const page = await browser.newPage()
  await page.goto(`${service.address}/privacy-policy`)
  await page.evaluate((id) => window.localStorage.setItem('sessionId', id), sessionId)
  await page.close()
}

/** Public pages on a phone with a slow connection, then the Overview on a desktop; medians by path. */
export const page = async ({ ownerUrl, rounds, print }: Bench): Promise<unknown> => {
  const database = await freshDatabase(ownerUrl)
  const profile = await mkdtemp(join(tmpdir(), 'jarvin-page-'))
  const service = await startServiceProcess({ DATABASE_URL: database.ownerUrl })
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: ensureBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${port}`],
  })
  const measured: Record<string, PageRun> = {}
  const measure = async (path: string, device: 'phone' | 'desk') => {
    const runs: PageRun[] = []
    for (let round = 0; round < rounds; round++)
      runs.push(await runLighthouse(`${service.address}${path}`, { port, device }))
    const found = medianRun(runs)
    measured[path] = found
    print(line(path, found))
  }
  try {
    print(heading)
    for (const path of publicPaths) await measure(path, 'phone')
    await signIn(service, browser)
    await measure('/dashboard', 'desk')
    return measured
  } finally {
    await browser.close()
    await service.stop()
    await database.drop()
    await rm(profile, { recursive: true, force: true })
  }
}
