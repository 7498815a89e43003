/** Runs Lighthouse on one page in a running browser. It is a package of its own, installed at its first use. */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { root } from '../core/execute.ts'

/** Scores from 0 to 100, times in ms, compressed sizes in kB. */
export type PageRun = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Largest contentful paint. */
  readonly largestPaint: number
  /** Total blocking time. */
  readonly blocked: number
  /** Cumulative layout shift. */
  readonly shift: number
  readonly script: number
  readonly style: number
  readonly total: number
  /** Failed audits of the categories other than performance. */
  readonly faults: readonly string[]
}

const Report = t.intersection([
  t.type({
    categories: t.record(
      t.string,
      t.type({
        score: t.union([t.number, t.null]),
        auditRefs: t.array(t.type({ id: t.string, weight: t.number })),
      }),
    ),
    audits: t.record(
      t.string,
      t.intersection([
        t.type({ score: t.union([t.number, t.null]) }),
        t.partial({ numericValue: t.number, details: t.UnknownRecord }),
      ]),
    ),
  }),
  t.partial({ runtimeError: t.type({ message: t.string }) }),
])

/** The items of the audit `network-requests`. */
const Requests = t.array(t.UnknownRecord)

/** The part of Lighthouse's report that is used. */
type Report = t.TypeOf<typeof Report>

// Outside the sources, which house rules and tests search.
const folder = join(root, 'build/lighthouse')
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

const install = (): void => {
  if (existsSync(program)) return
  cpSync(join(import.meta.dirname, 'lighthouse'), folder, { recursive: true })
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' })
}

const score = ({ categories: found }: Report, name: string): number =>
  Math.round((found[name]?.score ?? 0) * 100)

const figure = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? 0

/** Sizes by type of resource. */
const weights = ({ audits }: Report): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  for (const { resourceType, transferSize } of decodeOrThrow(
    Requests,
    audits['network-requests']?.details?.items ?? [],
    'the requests of Lighthouse',
  )) {
    const size = Number(transferSize ?? 0) / 1000
    for (const kind of [String(resourceType), 'all']) sizes.set(kind, (sizes.get(kind) ?? 0) + size)
  }
  return sizes
}

const faultsOf = ({ categories: found, audits }: Report): readonly string[] =>
  Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** Attempts per page: sometimes the browser does not report the start of its navigation. */
const attempts = 3

/** Loads the page afresh; throws if Lighthouse gives no result. */
export const runLighthouse = async (
  url: string,
  { port, device }: { readonly port: number; readonly device: 'phone' | 'desk' },
): Promise<PageRun> => {
  install()
  const args = [
    program,
    url,
    `--port=${port}`,
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    ...(device === 'desk' ? ['--preset=desktop'] : []),
  ]
  const judge = async (): Promise<Report | Error> => {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 })
      const report = decodeOrThrow(Report, JSON.parse(stdout), 'the report of Lighthouse')
      return report.runtimeError ? new Error(report.runtimeError.message) : report
    } catch (cause) {
      return cause instanceof Error ? cause : new Error(String(cause))
    }
  }
  let report = await judge()
  for (let tried = 1; tried < attempts && report instanceof Error; tried++) report = await judge()
  if (report instanceof Error)
    throw new Error(`Lighthouse could not judge ${url}: ${report.message}`, { cause: report })
  const sizes = weights(report)
  return {
    performance: score(report, 'performance'),
    accessibility: score(report, 'accessibility'),
    bestPractices: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    largestPaint: figure(report, 'largest-contentful-paint'),
    blocked: figure(report, 'total-blocking-time'),
    shift: figure(report, 'cumulative-layout-shift'),
    script: sizes.get('Script') ?? 0,
    style: sizes.get('Stylesheet') ?? 0,
    total: sizes.get('all') ?? 0,
    faults: faultsOf(report),
  }
}
