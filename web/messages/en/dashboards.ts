/** Texts shared by several dashboards, and the placeholder for the agent. */
import { area } from '../../core/language.ts'

export const dashboardsText = area('dashboards', {
  sampleNote: 'Sample content for a business like yours. It is not from your records.',
  noEarlierSamples:
    'Samples show today only. They are not on record, so there are none for an earlier moment.',
  askAdvisor: 'Ask Advisor',
  needsFigures: 'This is worked out from the weekly figures, which could not be loaded.',
  hoursNotLoaded: 'The hourly figures could not be loaded.',
  noHours: 'Hours will appear here once sales with a time are on record.',
  noWeeks: 'This will appear once the first week’s figures come in.',
  noCosts: 'Costs will appear here once a whole week of them is on record.',
  connect: 'Connect a source',
  loading: (what: string) => `Loading ${what.toLowerCase()}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekdaysShort: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  hourSpan: (hour: number) =>
    `${String(hour).padStart(2, '0')}:00 to ${String((hour + 1) % 24).padStart(2, '0')}:00`,
  weekday: 'Weekday',
  hourHead: 'Hour',
  dayLine: (day: string, week: number) => `${day} · Week ${week}`,
  agent: 'Jarvin’s Agent',
  agentSoon: 'The AI executive advisor is coming soon.',
  agentText:
    'It will work through your priorities on its own, ask before it acts, and put every step on the record. Until then, the Agent, the Analyst and the Advisor answer in the chat.',
})
