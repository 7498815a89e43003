/** Answers for the stories of briefs: recorded ones, and some with texts of maximum length. */
import { api } from '#schema/api'
import draftEmails from '../../fixtures/brief/draftEmails.json'
import generateBrief from '../../fixtures/brief/generateBrief.json'
import getBrief from '../../fixtures/brief/getBrief.json'
import getBriefWorking from '../../fixtures/brief/getBriefWorking.json'
import listLatestBriefs from '../../fixtures/brief/listLatestBriefs.json'
import planSocial from '../../fixtures/brief/planSocial.json'
import proposeRoster from '../../fixtures/brief/proposeRoster.json'
import { replay, replayAny } from '../../fixtures/core/replay.ts'
import listHours from '../../fixtures/kpi/listHours.json'
import getMe from '../../fixtures/session/getMe.json'
import { changed, longer, unbroken } from '../core/long-texts.ts'

export const route = '/briefs'
const [first] = listLatestBriefs.body
/** Path of the newest brief. */
export const firstRoute = `${route}?brief=${first?.id}`

export const me = replay('getMe', getMe)
export const hours = replay('listHours', listHours)
/** Recorded without a query, while the screen asks for ten. */
export const list = replayAny('listLatestBriefs', listLatestBriefs)
/** Of the brief that was generated. */
export const working = replay('getBriefWorking', getBriefWorking)
/** Needed by every story of briefs. */
export const base = [me, hours, list]
export const actions = [
  replay('draftEmails', draftEmails),
  replay('proposeRoster', proposeRoster),
  replay('planSocial', planSocial),
]
/** Everything works; a generated brief can be opened by its address. */
export const filled = [
  ...base,
  ...actions,
  replay('generateBrief', generateBrief),
  replay('getBrief', getBrief),
  working,
]

export const long = changed(listLatestBriefs, api.listLatestBriefs.output, (all) =>
  all.map((one, index) => ({
    ...one,
    title: index % 2 === 0 ? longer(one.title, 200) : unbroken(200),
    category: index % 2 === 0 ? longer(one.category, 60) : unbroken(60),
    what: index % 2 === 0 ? longer(one.what, 4000) : unbroken(4000),
    why: longer(one.why, 4000),
    soWhat: unbroken(4000),
    topic: unbroken(300),
    personaKey: unbroken(80),
    basis: {
      ...one.basis,
      unverified: [unbroken(60)],
      figures: one.basis.figures.map((figure) => ({
        ...figure,
        label: unbroken(160),
        formula: unbroken(60),
      })),
      passages: [
        {
          kind: 'memo' as const,
          id: 'a-memo',
          title: unbroken(300),
          excerpt: longer(one.what, 1000),
        },
      ],
    },
  })),
)
export const longActions = [
  replayAny(
    'draftEmails',
    changed(draftEmails, api.draftEmails.output, (all) =>
      all.map((one) => ({
        ...one,
        audience: unbroken(200),
        subject: longer(one.subject, 200),
        body: longer(one.body, 4000),
        purpose: unbroken(300),
      })),
    ),
  ),
  replayAny(
    'proposeRoster',
    changed(proposeRoster, api.proposeRoster.output, (all) =>
      all.map((one) => ({
        ...one,
        note: unbroken(400),
        shifts: one.shifts.map((shift) => ({ ...shift, role: unbroken(80), people: 500 })),
      })),
    ),
  ),
  replayAny(
    'planSocial',
    changed(planSocial, api.planSocial.output, (all) =>
      all.map((one) => ({
        ...one,
        channel: unbroken(60),
        text: unbroken(2000),
        why: unbroken(400),
        hashtags: one.hashtags.map(() => unbroken(60)),
      })),
    ),
  ),
]
