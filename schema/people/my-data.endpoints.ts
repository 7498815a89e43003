/** Calls about the person behind an account: adding another business, and what is stored about the person. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { readers } from '../core/roles.ts'
import { IsoTime, Json, text } from '../core/scalars.ts'
import { OwnBusiness } from './people.ts'

/** Records as they are stored; they may gain fields. */
const MyData = record({ madeAt: IsoTime, account: Json, workspaces: t.array(Json) }, undefined, 'MyData')

export const myDataEndpoints = {
  makeWorkspace: endpoint({
    method: 'POST',
    path: '/workspaces',
    roles: readers,
    summary: 'Open another business of this person, who owns it alone; at most 5 a day and 20 in all',
    input: OwnBusiness,
    output: record({ id: text(100, 1), name: text(200, 1) }, undefined, 'NewWorkspace'),
    slices: ['people'],
    limit: { calls: 60, seconds: 600 },
    worksWhileDeleting: true,
    refuses: ['proof'],
  }),
  downloadMyData: endpoint({
    method: 'GET',
    path: '/my-data',
    roles: readers,
    summary:
      'Download everything that is stored about this person: account, businesses, profiles, sessions, passkeys, and every event that they recorded',
    input: record({}),
    output: MyData,
    slices: ['people', 'session', 'profile', 'decision-log'],
    limit: { calls: 20, seconds: 600 },
    isSensitive: true,
    isOwn: true,
    appliesAsOf: true,
    refuses: ['conflict'],
  }),
  eraseMyData: endpoint({
    method: 'POST',
    path: '/my-data/erase',
    roles: readers,
    summary:
      'Erase this person from the installation: their access ends everywhere, and name, address and all else sealed under their keys can no longer be read. What they did stays on record, without their name',
    input: record({}),
    output: record({}),
    slices: ['people', 'session', 'decision-log'],
    limit: { calls: 20, seconds: 600 },
    isSensitive: true,
    worksWhileDeleting: true,
  }),
}
