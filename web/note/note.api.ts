/** Calls for dated notes, derived from the contract. */
import { noteEndpoints } from '#schema/note/note.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

const noteApi = api.injectEndpoints({ endpoints: fromContract(noteEndpoints) })
export const { useListNotesQuery, useWriteNoteMutation, useChangeNoteMutation, useRemoveNoteMutation } =
  noteApi
