/** Runs Lighthouse on one page in a running browser. */
import type { Result } from 'lighthouse'

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

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const score = ({ categories: found }: Result, name: string): number =>
  Math.round((found[name]?.score ?? 0) * 100)

const figure = ({ audits }: Result, name: string): number => audits[name]?.numericValue ?? 0

/** Sizes by type of resource. */
const weights = ({ audits }: Result): ReadonlyMap<string, number> => {
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  const sizes = new Map<string, number>()
  for (const { resourceType, transferSize } of items) {
    const size = Number(transferSize ?? 0) / 1000
    for (const kind of [String(resourceType), 'all']) sizes.set(kind, (sizes.get(kind) ?? 0) + size)
  }
  return sizes
}

const faultsOf = ({ categories: found, audits }: Result): readonly string[] =>
  Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

/** Attempts for a page if the browser reports no start of its navigation. */
const attempts = 3

/** Loads the page afresh; throws if Lighthouse gives no result. */
export const runLighthouse = async (
  url: string,
  { port, device }: { readonly port: number; readonly device: 'phone' | 'desk' },
): Promise<PageRun> => {
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const judge = () =>
    lighthouse(
      url,
      { port, logLevel: 'error', onlyCategories: categories },
      device === 'desk' ? desktopConfig : undefined,
    )
  let found = await judge()
  for (let tried = 1; tried < attempts && found?.lhr.runtimeError?.code === 'NO_NAVSTART'; tried++)
    found = await judge()
  if (found === undefined || found.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not judge ${url}: ${found?.lhr.runtimeError?.message ?? 'no result'}`)
  const { lhr } = found
  const sizes = weights(lhr)
  return {
    performance: score(lhr, 'performance'),
    accessibility: score(lhr, 'accessibility'),
    bestPractices: score(lhr, 'best-practices'),
    seo: score(lhr, 'seo'),
    largestPaint: figure(lhr, 'largest-contentful-paint'),
    blocked: figure(lhr, 'total-blocking-time'),
    shift: figure(lhr, 'cumulative-layout-shift'),
    script: sizes.get('Script') ?? 0,
    style: sizes.get('Stylesheet') ?? 0,
    total: sizes.get('all') ?? 0,
    faults: faultsOf(lhr),
  }
}
