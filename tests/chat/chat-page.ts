/** Elements of the chat panel, and texts that tell its recorded replies apart. */
import { page } from 'vitest/browser'
import sendMessageAdvisor from '../../fixtures/chat/sendMessage.advisor.json'
import sendMessageFollowUp from '../../fixtures/chat/sendMessage.followUp.json'
import sendMessage from '../../fixtures/chat/sendMessage.json'

export const log = page.getByRole('log')
export const input = page.getByRole('textbox', { name: /^Message to/ })
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const answers = () => log.getByRole('article').elements()
/** Matches the first or last paragraph of a recorded reply, whose figures are buttons with a number beside them. */
export const paragraphOf = (message: string, which: 'first' | 'last'): RegExp => {
  const paragraphs = message.split('\n').filter((line) => line !== '')
  const words = (which === 'first' ? paragraphs[0] : paragraphs.at(-1)) ?? ''
  return new RegExp(
    words
      .replace(/^- /, '')
      .replace(/[^A-Za-z ]+/g, '.+?')
      .replace(/\.\+\?$/, ''),
  )
}
/** Appears only in the second half of that reply. */
export const trend = paragraphOf(sendMessage.body.message, 'last')
export const risks = paragraphOf(sendMessageAdvisor.body.message, 'first')
export const weekBefore = paragraphOf(sendMessageFollowUp.body.message, 'last')
export const apology = "I apologize, but I'm experiencing technical difficulties. Please try again."
