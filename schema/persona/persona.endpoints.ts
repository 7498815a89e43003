/** Calls of Executive Styles. */
import * as t from 'io-ts'
import { endpoint } from '../core/endpoint.ts'
import { record } from '../core/record.ts'
import { deciders, readers } from '../core/roles.ts'
import { Persona, PersonaKey } from './persona.ts'

export const personaEndpoints = {
  listPersonas: endpoint({
    method: 'GET',
    path: '/personas',
    roles: readers,
    summary: 'List the executive styles',
    input: record({}),
    output: t.array(Persona),
    slices: ['persona'],
    ofHistory: true,
  }),
  selectPersona: endpoint({
    method: 'POST',
    path: '/persona/select',
    roles: deciders,
    summary: 'Switch to another executive style',
    input: record({ personaKey: PersonaKey }),
    output: record({ persona: Persona }),
    slices: ['persona', 'decision-log'],
  }),
}
