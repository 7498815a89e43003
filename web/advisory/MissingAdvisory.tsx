/**
 * Shown when the lists do not have the advisory in the address. If it is a decision that a person wrote down,
 * opens that decision.
 */
import { skipToken } from '@reduxjs/toolkit/query/react'
import { Navigate } from 'react-router-dom'
import { AdvisoryId } from '#schema/advisory/advisory'
import { useText } from '../core/language.ts'
import { advisoryText } from '../messages/en/advisory.ts'
import { decisionAddress } from './advisory-address.ts'
import { useReadDecisionQuery } from './decisions/decision.api.ts'

export const MissingAdvisory = ({ id }: { readonly id: string }) => {
  const text = useText(advisoryText)
  const { data, isFetching } = useReadDecisionQuery(AdvisoryId.is(id) ? { advisoryId: id } : skipToken)
  if (data) return <Navigate to={decisionAddress(id)} replace />
  return isFetching ? null : text.notFound
}
