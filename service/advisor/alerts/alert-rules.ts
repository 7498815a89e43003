/** The rules of an alert: how far a week, a run of weeks or a level must move before somebody is told. */
import type { Preferences } from '#schema/profile/profile'

/** How much has to happen before a person is told. */
export type Sensitivity = Preferences['alertThreshold']

/** Sizes are in robust deviations of the usual week; the floor is one in the unit of the measure, whatever is usual. */
export type AlertRules = {
  /** One week alone. */
  readonly one: number
  /** Each of `weeks` in a row on the same side. */
  readonly row: { readonly size: number; readonly weeks: number }
  /** Change-point: a week within `slack` adds nothing to the sum of departures; at `limit`, the level has moved. */
  readonly level: { readonly slack: number; readonly limit: number }
  /** Factor on the floor of the measure. */
  readonly floor: number
}

/** Low tells of what is critical only, medium of what is important, high of everything that stands out. */
export const alertRules: Readonly<Record<Sensitivity, AlertRules>> = {
  low: { one: 5, row: { size: 3, weeks: 3 }, level: { slack: 1, limit: 8 }, floor: 1.5 },
  medium: { one: 3, row: { size: 2, weeks: 3 }, level: { slack: 0.65, limit: 4 }, floor: 1 },
  high: { one: 2.5, row: { size: 1.5, weeks: 3 }, level: { slack: 0.5, limit: 3.5 }, floor: 0.6 },
}

/**
 * How departures of a measure are counted: in parts of what was expected (`relative`, and `share` of revenue), or in points.
 */
export type Scale = 'relative' | 'share' | 'points'

/**
 * Least departure worth a word, of one week and of a level, and the least usual deviation. Those of a share are in points of
 * revenue, as its parts say nothing of what it costs.
 */
export const floors: Readonly<
  Record<Scale, { readonly one: number; readonly level: number; readonly usual: number }>
> = {
  relative: { one: 0.1, level: 0.05, usual: 0.015 },
  share: { one: 2, level: 1, usual: 0.015 },
  points: { one: 2.5, level: 1.5, usual: 0.3 },
}

/** The size of a departure in the unit of its floor; `value` is the week's, or a typical one. */
export const sizeOf = (scale: Scale, departure: number, value: number): number =>
  Math.abs(scale === 'share' ? (departure * value) / (1 + departure) : departure)
