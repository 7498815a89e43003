/** Calls of the Decisions screen. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { countsHeader, pageFields, pageHeaders } from '../core/page.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { IsoDate, nameText, nonBlank, text } from '../core/scalars.ts'
import { AccountId } from '../people/people.ts'
import { AdvisoryId } from './advisory.ts'
import { Decision, DecisionLife, DecisionOrigin, DecisionOwner } from './decision.ts'
import { DecisionNote, DecisionState } from './decision-step.ts'
import { Promised } from './outcome.ts'

/** Due date and owner: either a member by id, or anybody else by name. */
export const planFields = { due: IsoDate, ownerId: AccountId, ownerName: nameText(80) }

export const decisionEndpoints = {
  listDecisions: endpoint({
    method: 'GET',
    path: '/decisions',
    roles: readers,
    summary: 'List open decisions by due date, or done ones newest first; 50 a page by default',
    input: record({}, { state: DecisionState, ...pageFields }),
    output: t.array(Decision),
    slices: ['advisory'],
    ofHistory: true,
    headers: { ...pageHeaders, [countsHeader]: 'Decisions by state; sent while there is a next page.' },
  }),
  listDecisionOwners: endpoint({
    method: 'GET',
    path: '/decisions/owners',
    roles: readers,
    summary: 'List who can own a decision: the members who may decide; empty in a demo, which has none',
    input: record({}),
    output: t.array(DecisionOwner),
    slices: ['advisory', 'people'],
  }),
  readDecision: endpoint({
    method: 'GET',
    path: '/decisions/:advisoryId',
    roles: readers,
    summary: 'Read a decision and its life: advice, acceptance, plans, work and outcome',
    input: record({ advisoryId: AdvisoryId }),
    output: DecisionLife,
    slices: ['advisory'],
    ofHistory: true,
  }),
  recordDecision: endpoint({
    method: 'POST',
    path: '/decisions',
    roles: deciders,
    summary: 'Write down a decision of one’s own, or one based on a brief or a chat reply',
    input: record(
      { title: nonBlank(200) },
      { ...planFields, message: text(2000), worth: text(80), promises: Promised, origin: DecisionOrigin },
    ),
    output: Decision,
    slices: ['advisory', 'decision-log'],
  }),
  planDecision: endpoint({
    method: 'PUT',
    path: '/decisions/:advisoryId/plan',
    roles: deciders,
    summary:
      'Set the due date and the owner of an open decision; a field that is left out is cleared; 409 if it is done',
    input: record({ advisoryId: AdvisoryId }, planFields),
    output: Decision,
    slices: ['advisory', 'decision-log'],
  }),
  finishDecision: endpoint({
    method: 'POST',
    path: '/decisions/:advisoryId/done',
    roles: deciders,
    summary: 'Mark an open decision as done',
    input: record({ advisoryId: AdvisoryId }, { note: DecisionNote }),
    output: Decision,
    slices: ['advisory', 'decision-log'],
  }),
  resumeDecision: endpoint({
    method: 'POST',
    path: '/decisions/:advisoryId/resume',
    roles: deciders,
    summary: 'Open a done decision again with the plan that it had, until its outcome is on record',
    input: record({ advisoryId: AdvisoryId }),
    output: Decision,
    slices: ['advisory', 'decision-log'],
  }),
}
