/** For an advisory in the address that is not in the lists: a decision that no advisory raised has a screen of its own. */
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
