/** Forecasts by `ets` and `thetaf` of R's package `forecast`, if Rscript and the package are installed. */
import { execFile, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { NamedSeries } from './forecast-files.ts'

/** Forecasts of one series, and the bounds of the 80% interval. */
export type PeerForecast = {
  readonly values: readonly number[]
  readonly low: readonly number[]
  readonly high: readonly number[]
  readonly milliseconds: number
}

/** Forecasts by method, in the order of the series. */
export type PeerForecasts = { readonly [method in 'ets' | 'thetaf']: readonly PeerForecast[] }

/** Version of R's package `forecast`; undefined if it is not installed. */
export const findPeer = async (): Promise<string | undefined> => {
  const ask = 'suppressMessages(library(forecast)); cat(as.character(packageVersion("forecast")))'
  try {
    return (await promisify(execFile)('Rscript', ['-e', ask])).stdout
  } catch {
    return undefined
  }
}

// In: one line with the horizon, then the values. Out: one line per method with milliseconds, values, low and high.
const script = `
options(warn = -1)
suppressMessages(library(forecast))
lines <- readLines(file("stdin"))
say <- function(make) {
  from <- proc.time()[["elapsed"]]
  f <- make()
  took <- 1000 * (proc.time()[["elapsed"]] - from)
  cat(paste(signif(c(took, f$mean, f$lower[, 1], f$upper[, 1]), 12), collapse = ","), "\\n", sep = "")
}
for (line in lines) {
  cells <- as.numeric(strsplit(line, ",")[[1]])
  h <- cells[1]
  x <- ts(cells[-1])
  if (anyNA(x)) x <- na.interp(x)
  say(function() forecast(ets(x), h = h, level = 80))
  say(function() thetaf(x, h = h, level = 80))
}`

const parse = (line: string | undefined, weeks: number): PeerForecast => {
  const [milliseconds = Number.NaN, ...cells] = (line ?? '').split(',').map(Number)
  if (cells.length !== 3 * weeks) throw new Error(`R answered ${line}`)
  return {
    values: cells.slice(0, weeks),
    low: cells.slice(weeks, 2 * weeks),
    high: cells.slice(2 * weeks),
    milliseconds,
  }
}

/** Forecasts the weeks of `test` for each series, in one process of R. */
export const forecastByPeer = async (series: readonly NamedSeries[]): Promise<PeerForecasts> => {
  const child = spawn('Rscript', ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = series.map(({ train, test }) =>
    [test.length, ...train.map((value) => value ?? 'NA')].join(','),
  )
  child.stdin.end(`${lines.join('\n')}\n`)
  const out = (await text(child.stdout)).trim().split('\n')
  const method = (offset: number) =>
    series.map(({ test }, index) => parse(out[2 * index + offset], test.length))
  return { ets: method(0), thetaf: method(1) }
}
