/** The closing call to action; its click counts as the page's own conversion. */
import { Invitation } from '../frame/Invitation.tsx'
import { RequestAccess } from '../frame/RequestAccess.tsx'
import { closingContent as content } from './home.content.ts'

export const Closing = () => (
  <Invitation title={content.title} text={content.text}>
    <RequestAccess source="main_cta">{content.action}</RequestAccess>
  </Invitation>
)
