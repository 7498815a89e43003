/** Calls of the digest, derived from the contract. */
import { digestEndpoints } from '#schema/digest/digest.endpoints'
import { api } from '../core/api.ts'
import { fromContract } from '../core/from-contract.ts'

export const { useReadDigestQuery, useReadDigestDeliveryQuery, useSaveDigestScheduleMutation } =
  api.injectEndpoints({ endpoints: fromContract(digestEndpoints) })
