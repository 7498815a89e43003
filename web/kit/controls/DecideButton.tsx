/** Opens the decision form, prefilled from a brief or a reply. */
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { useText } from '../../core/language.ts'
import { adviceText } from '../../messages/en/advice.ts'
import { MutationButton } from './MutationButton.tsx'
import { type Proposal, proposing } from './proposal.ts'

type Props = Pick<ComponentProps<typeof MutationButton>, 'intent' | 'variant' | 'size'> & {
  readonly proposal: Proposal
}

export const DecideButton = ({ proposal, ...look }: Props) => {
  const text = useText(adviceText)
  const navigate = useNavigate()
  return (
    <MutationButton
      {...look}
      call={decisionEndpoints.recordDecision}
      text={text.decide}
      onClick={() => void navigate('/decisions', { state: proposing(proposal) })}
    />
  )
}
