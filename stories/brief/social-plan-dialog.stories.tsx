/** The dialog of the social plan. */
import planSocial from '../../fixtures/brief/planSocial.json'
import { type Acted, confirmReplace, edited, failed, inProgress, longText, open } from './action-dialog.ts'

export default { title: 'Signed in/Briefs/Social plan dialog' }

const social: Acted = {
  press: 'Social plan',
  call: 'planSocial',
  fixture: planSocial,
  change: { fill: 'Text', text: 'Saturday, from nine: the new menu.' },
}

export const InProgress = inProgress(social)
export const Open = open(social)
export const Edited = edited(social)
export const ConfirmReplace = confirmReplace(social)
export const Failed = failed(social)
export const LongText = longText(social)
export const Dark = open(social, { theme: 'dark' })
export const Narrow = open(social, { width: 390 })
Narrow.storyName = '390'
