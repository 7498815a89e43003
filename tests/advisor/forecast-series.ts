/** Generated weekly series of several kinds, the same on every run, for tests and the benchmark of forecasts. */
import { type Random, randomOf } from '../../service/seed/random.ts'

/** A generated series: weeks to learn from, and the weeks that came after them. */
export type GeneratedSeries = {
  readonly kind: SeriesKind
  readonly train: readonly (number | null)[]
  readonly test: readonly number[]
}

/** Draws a series of `weeks` values from a generator. */
type Draw = (random: Random, weeks: number) => (number | null)[]

const between = ({ uniform }: Random, low: number, high: number): number => low + uniform() * (high - low)

const seasonOf = (random: Random): ((week: number) => number) => {
  const [one, two, shift] = [between(random, 0.15, 0.4), between(random, 0, 0.15), between(random, 0, 52)]
  return (week) => {
    const angle = (2 * Math.PI * (week + shift)) / 52
    return 1 + one * Math.sin(angle) + two * Math.sin(2 * angle)
  }
}

const eachWeek = (weeks: number, value: (week: number) => number): number[] =>
  Array.from({ length: weeks }, (_, week) => value(week))

const level: Draw = (random, weeks) => {
  const noise = between(random, 0.02, 0.12)
  return eachWeek(weeks, () => 18_000 * (1 + noise * random.normal()))
}

/** A level that moves a little each week, seen through noise. */
const drifting: Draw = (random, weeks) => {
  let at = 18_000
  return eachWeek(weeks, () => {
    at += 150 * random.normal()
    return at + 500 * random.normal()
  })
}

/** Growth or decline that slows down and turns. */
const trend: Draw = (random, weeks) => {
  let [at, slope] = [18_000, between(random, -120, 160)]
  return eachWeek(weeks, () => {
    slope = 0.97 * slope + 25 * random.normal()
    at += slope
    return at + 120 * random.normal()
  })
}

const randomWalk: Draw = (random, weeks) => {
  let at = 18_000
  return eachWeek(weeks, () => {
    at += 400 * random.normal()
    return at
  })
}

const season: Draw = (random, weeks) => {
  const [factor, noise] = [seasonOf(random), between(random, 0.02, 0.06)]
  return eachWeek(weeks, (week) => 18_000 * factor(week) * (1 + noise * random.normal()))
}

const steps: Draw = (random, weeks) => {
  let at = 18_000
  return eachWeek(weeks, () => {
    if (random.uniform() < 0.02) at *= between(random, 0.75, 1.3)
    return at * (1 + 0.04 * random.normal())
  })
}

/** One week in 30 is closed, half closed or a festival. */
const oddWeeks: Draw = (random, weeks) =>
  drifting(random, weeks).map((value) =>
    value !== null && random.uniform() < 1 / 30
      ? value * ([0, 0.4, 2.5][Math.floor(random.uniform() * 3)] ?? 1)
      : value,
  )

/** Counts of rare sales; a quarter of the weeks have none. */
const zeros: Draw = (random, weeks) =>
  eachWeek(weeks, () => (random.uniform() < 0.25 ? 0 : Math.round(between(random, 1, 9))))

/** One week in ten is not on record. */
const missing: Draw = (random, weeks) =>
  drifting(random, weeks).map((value) => (random.uniform() < 0.1 ? null : value))

const draws = {
  level,
  drifting,
  trend,
  'random walk': randomWalk,
  season,
  steps,
  'odd weeks': oddWeeks,
  zeros,
  missing,
}

/** Kind of a generated series. */
export type SeriesKind = keyof typeof draws

const isKind = (name: string): name is SeriesKind => Object.hasOwn(draws, name)

/** All kinds. */
export const seriesKinds: readonly SeriesKind[] = Object.keys(draws).filter(isKind)

/** The `number`-th series of a kind: `weeks` to learn from and `ahead` that follow. */
export const generateSeries = (
  kind: SeriesKind,
  number: number,
  weeks: number,
  ahead: number,
): GeneratedSeries => {
  const whole = draws[kind](randomOf(`forecast ${kind} ${number}`), weeks + ahead)
  const train = whole.slice(0, weeks)
  const test = whole.slice(weeks)
  // A week that is not on record cannot score a forecast, so the previous value is used instead.
  let last = train.findLast((value) => value !== null) ?? 0
  return {
    kind,
    train,
    test: test.map((value) => {
      last = value ?? last
      return last
    }),
  }
}
