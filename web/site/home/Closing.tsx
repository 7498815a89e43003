/** Closing call to action; a click counts as the page's conversion. */
import { CallToAction } from '../frame/CallToAction.tsx'
import { RequestAccess } from '../frame/RequestAccess.tsx'
import { closingContent as content } from './home.content.ts'

export const Closing = () => (
  <CallToAction title={content.title} text={content.text}>
    <RequestAccess source="main_cta">{content.action}</RequestAccess>
  </CallToAction>
)
