/** Persona calls, derived from the contract. */
import { personaEndpoints } from '#schema/persona/persona.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const personaApi = api.injectEndpoints({ endpoints: fromContract(personaEndpoints) })
export const { useListPersonasQuery, useSelectPersonaMutation } = personaApi
