/** Who answers in a tab, what the tab is called, and what one could ask there. Pure. */
import type { AdvisorKey } from '#schema/chat/chat'
import type { TextOf } from '../core/language.ts'
import type { chatText } from '../messages/en/chat.ts'
import type { replyText } from '../messages/en/reply.ts'
import type { ChatTab } from './chat-tabs.ts'

/** The advisor that answers in each default tab. */
const advisors: { readonly [tabId: string]: AdvisorKey | undefined } = {
  agent: 'hospitality_ceo',
  analyst: 'financial_analyst',
  advisor: 'risk_manager',
}

/** Who answers in a tab; in a generic chat, the style of the business. */
export const advisorOf = (tabId: string, style: AdvisorKey | undefined): AdvisorKey =>
  advisors[tabId] ?? style ?? 'hospitality_ceo'

/** What a tab is called. */
export const tabName = ({ id, title }: ChatTab, text: TextOf<typeof chatText>): string => {
  const number = /^chat-(\d+)$/.exec(id)?.[1]
  return text.tabs[id] ?? (number === undefined ? title : text.numbered(number))
}

/** So many questions are suggested. */
const most = 3

/** What one could ask: of the screen that is open, in the style of the business, and what the advisor is good at. */
export const questionsFor = (
  tabId: string,
  style: AdvisorKey | undefined,
  screen: string,
  text: TextOf<typeof replyText>,
): readonly string[] => {
  const ofScreen = text.questionsOfScreen[screen.replace(/(?<=.)\/$/, '')]
  const ofStyle = text.questionsOfStyle[advisorOf('', style)]
  const ofTab = text.questionsOfTab[tabId] ?? text.questionsOfTab.agent ?? []
  // Analyst and Advisor keep to what they are for.
  const isOwn = tabId === 'analyst' || tabId === 'advisor'
  const all = isOwn ? [ofScreen, ...ofTab] : [ofScreen, ofStyle, ...ofTab]
  return [...new Set(all.filter((question) => question !== undefined))].slice(0, most)
}
