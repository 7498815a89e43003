/** Calls for accounts on record: what they hold is asked, said and taken back. */
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders } from '../core/roles.ts'
import { ImportAnswers } from './import.ts'
import { AccountAnswersId, AccountsOnRecord } from './told-accounts.ts'

export const accountsEndpoints = {
  listAccounts: endpoint({
    method: 'GET',
    path: '/accounts',
    roles: deciders,
    summary: 'List accounts on record whose names do not say what they are for, and the answers about them',
    input: record({}),
    output: AccountsOnRecord,
    slices: ['import'],
  }),
  answerAccounts: endpoint({
    method: 'POST',
    path: '/accounts/answers',
    roles: deciders,
    summary: 'Say what accounts on record are for; figures are worked out again',
    input: record({ answers: ImportAnswers }),
    output: AccountsOnRecord,
    slices: ['import', 'kpi', 'decision-log'],
  }),
  undoAccountAnswers: endpoint({
    method: 'POST',
    path: '/accounts/answers/:answersId/undo',
    roles: deciders,
    summary: 'Take answers about accounts back; the history keeps both',
    input: record({ answersId: AccountAnswersId }),
    output: AccountsOnRecord,
    slices: ['import', 'kpi', 'decision-log'],
  }),
}
