/** Opens the decision form, prefilled from a reply. */
import type { ChatReply } from '#schema/chat/chat'
import { DecideButton } from '../kit/controls/DecideButton.tsx'
import { proposalOf } from '../kit/controls/proposal.ts'

export const DecideReply = ({ message, replyId }: Pick<ChatReply, 'message' | 'replyId'>) => (
  <DecideButton
    variant="minimal"
    size="small"
    proposal={proposalOf(message, { kind: 'chat', id: replyId })}
  />
)
