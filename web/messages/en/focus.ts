/** Texts of the strategic focus: its form and suggestions. */

import type { TargetOutlook } from '#schema/advisor/target'
import type { FocusTimeline, FocusUrgency } from '#schema/focus/focus'
import { area } from '../../core/language.ts'

const urgencies: Readonly<Record<FocusUrgency, string>> = { low: 'Low', medium: 'Medium', high: 'High' }

const timelines: Readonly<Record<FocusTimeline, string>> = {
  week: 'Week',
  month: 'Month',
  quarter: 'Quarter',
  year: 'Year',
}

const primaryChoices: readonly string[] = [
  'Increase Revenue',
  'Acquire New Customers',
  'Improve Customer Retention',
  'Reduce Operating Costs',
  'Enhance Team Performance',
  'Expand Market Presence',
  'Improve Product Quality',
  'Optimize Operations',
  'Strengthen Brand Position',
  'Ensure Regulatory Compliance',
  'Address Data & Privacy',
  'Improve Staff Engagement',
  'Enhance Financial Controls',
  'Scale Business Operations',
  'Digital Transformation',
]

const secondaryChoices: readonly string[] = [
  'Cost Management',
  'Quality Improvement',
  'Staff Training',
  'Technology Upgrade',
  'Process Automation',
  'Risk Management',
  'Compliance',
  'Brand Development',
  'Market Analysis',
  'Customer Experience',
  'Innovation',
  'Sustainability',
  'Partnership Development',
  'Data Analytics',
  'Security Enhancement',
]

const outlooks: Readonly<Record<TargetOutlook, string>> = {
  'on-track': 'The forecast meets it.',
  'off-track': 'The forecast misses it.',
  'not-known': 'There is no forecast for that date yet.',
  met: 'Met by its date.',
  missed: 'Missed by its date.',
}

export const focusText = area('focus', {
  loading: 'Loading the focus',
  notLoaded: 'The focus could not be loaded.',
  primary: 'Primary focus',
  primaryHelp: 'Choose one, or put it in your own words.',
  primaryChoices,
  primaryRequired: 'Primary focus is required',
  choicesOf: (list: string) => `Suggestions for ${list}`,
  urgency: 'Urgency',
  urgencies,
  timeline: 'Timeline',
  timelines,
  description: 'Description',
  secondary: 'Secondary priorities',
  secondaryChoices,
  metrics: 'Success metrics',
  metricsHelp:
    'To have one tracked, give a figure, a level and a date, such as profit margin of 13% by 30 June 2027.',
  tracked: (measure: string, isLess: boolean, level: string, day: string) =>
    `Tracked: ${measure.toLowerCase()} of ${isLess ? 'at most' : 'at least'} ${level} by ${day}.`,
  weekly: (level: string) => `${level} a week`,
  movesWithDate: 'No year is given, so once the date has passed it moves on by a year.',
  movesWithTimeline: (timeline: FocusTimeline) =>
    `No date is given, so it is due at the end of each ${timeline}.`,
  outlooks,
  wordsOnly: 'Kept as you wrote it, but not tracked.',
  notRead: 'Jarvin could not check whether this is tracked.',
  add: 'Add',
  addTo: (list: string) => `Add to ${list}`,
  remove: (item: string) => `Remove ${item}`,
  alreadyListed: 'This is already in the list.',
  set: 'Set focus',
  change: 'Save focus',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'The focus is saved.',
  notSaved: 'The focus was not saved.',
  maybeSaved: 'No response came, so the focus may or may not have been saved.',
})
