/** The dialog of the social plan. */
import planSocial from '../../fixtures/brief/planSocial.json'
import { type Acted, asking, edited, failed, long, opened, working } from './action-dialog.ts'

export default { title: 'Briefs: social plan' }

const social: Acted = {
  press: 'Social plan',
  call: 'planSocial',
  fixture: planSocial,
  change: { fill: 'Text', text: 'Saturday, from nine: the new menu.' },
}

export const SocialWorking = working(social)
export const SocialOpened = opened(social)
export const SocialEdited = edited(social)
export const SocialAsking = asking(social)
export const SocialFailed = failed(social)
export const SocialLongText = long(social)
export const SocialDark = opened(social, { theme: 'dark' })
export const SocialNarrow = opened(social, { width: 390 })
