/** Rules for alerts: how far a week, a run of weeks or a level must move before an alert. */
import type { Preferences } from '#schema/profile/profile'

/** Sensitivity of a person: how large a change must be. */
export type Sensitivity = Preferences['alertThreshold']

/** Sizes are in robust deviations of the usual week; the floor is in units of the measure. */
export type AlertRules = {
  /** For a single week. */
  readonly one: number
  /** For each of `weeks` in a row on the same side. */
  readonly row: { readonly size: number; readonly weeks: number }
  /** Change-point: a week within `slack` adds nothing to the sum of deviations; at `limit`, the level has moved. */
  readonly level: { readonly slack: number; readonly limit: number }
  /** Factor on the measure's floor. */
  readonly floor: number
}

/** Low reports only critical changes, medium important ones, high everything that stands out. */
export const alertRules: Readonly<Record<Sensitivity, AlertRules>> = {
  low: { one: 5, row: { size: 3, weeks: 3 }, level: { slack: 1, limit: 8 }, floor: 1.5 },
  medium: { one: 3, row: { size: 2, weeks: 3 }, level: { slack: 0.65, limit: 4 }, floor: 1 },
  high: { one: 2.5, row: { size: 1.5, weeks: 3 }, level: { slack: 0.5, limit: 3.5 }, floor: 0.6 },
}

/** Unit of deviations of a measure: parts of the expected value (`relative`, and `share` of revenue), or points. */
export type Scale = 'relative' | 'share' | 'points'

/**
 * Minimum deviation to report for a week and for a level, and minimum usual deviation. For a `share` in
 * points of revenue, because its relative change does not show the cost.
 */
export const floors: Readonly<
  Record<Scale, { readonly one: number; readonly level: number; readonly usual: number }>
> = {
  relative: { one: 0.1, level: 0.05, usual: 0.015 },
  share: { one: 2, level: 1, usual: 0.015 },
  points: { one: 2.5, level: 1.5, usual: 0.3 },
}

/** Size of a deviation in the unit of its floor; `value` is that of the week, or a typical one. */
export const sizeOf = (scale: Scale, departure: number, value: number): number =>
  Math.abs(scale === 'share' ? (departure * value) / (1 + departure) : departure)
