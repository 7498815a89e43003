/** Calls of the Briefs screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { readers, writers } from '../core/roles.ts'
import { IsoDate, integer } from '../core/scalars.ts'
import { Brief, BriefId, BriefTopic, EmailDraft, FigureWorking, RosterDay, SocialPost } from './brief.ts'
import { Replay } from './replay.ts'

/** More than a user needs, and few enough that the advisor stays free for others. */
const limit = { calls: 60, seconds: 60 }

export const briefEndpoints = {
  listLatestBriefs: endpoint({
    method: 'GET',
    path: '/briefs/latest',
    roles: readers,
    summary: 'List the latest briefs, newest first; 10 a page by default',
    input: record({}, pageFields),
    output: t.array(Brief),
    slices: ['brief'],
    ofHistory: true,
    headers: pageHeaders,
  }),
  getBrief: endpoint({
    method: 'GET',
    path: '/briefs/:briefId',
    roles: readers,
    summary: 'Get a brief',
    input: record({ briefId: BriefId }),
    output: Brief,
    slices: ['brief'],
  }),
  replayBrief: endpoint({
    method: 'GET',
    path: '/briefs/:briefId/replay',
    roles: readers,
    summary: 'Ask a brief again, on the records of its own moment and on those of today; nothing is recorded',
    input: record({ briefId: BriefId }),
    output: Replay,
    slices: ['brief'],
    limit,
    appliesAsOf: true,
  }),
  getBriefWorking: endpoint({
    method: 'GET',
    path: '/briefs/:briefId/working',
    roles: readers,
    summary: 'Get how each figure of a brief was worked out, from the records at that time',
    input: record({ briefId: BriefId }),
    output: t.array(FigureWorking),
    slices: ['brief'],
  }),
  generateBrief: endpoint({
    method: 'POST',
    path: '/briefs/generate',
    roles: writers,
    summary: 'Generate a decision brief on a topic from the records of the business',
    input: record({ topic: BriefTopic }),
    output: Brief,
    slices: ['brief', 'decision-log'],
    limit,
  }),
  draftEmails: endpoint({
    method: 'POST',
    path: '/actions/email-drafts',
    roles: writers,
    summary: 'Draft emails for the week; 5 by default',
    input: record({}, { count: integer(1, 20) }),
    output: t.array(EmailDraft),
    slices: ['brief', 'decision-log'],
    limit,
  }),
  proposeRoster: endpoint({
    method: 'POST',
    path: '/actions/roster-proposal',
    roles: writers,
    summary: 'Propose a roster for a week that starts on a Sunday; the coming Sunday by default',
    input: record({}, { weekStart: IsoDate }),
    output: t.array(RosterDay),
    slices: ['brief', 'decision-log'],
    limit,
  }),
  planSocial: endpoint({
    method: 'POST',
    path: '/actions/social-plan',
    roles: writers,
    summary: 'Plan social media posts for the coming days; 7 by default',
    input: record({}, { days: integer(1, 28) }),
    output: t.array(SocialPost),
    slices: ['brief', 'decision-log'],
    limit,
  }),
}
