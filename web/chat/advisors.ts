/** The advisor of each tab, its name, and suggested questions. Pure. */
import type { AdvisorKey } from '#schema/chat/chat'
import type { TextOf } from '../core/language.ts'
import type { chatText, HeldAlone } from '../messages/en/chat.ts'
import type { replyText } from '../messages/en/reply.ts'
import type { ChatTab } from './chat-tabs.ts'

/** Advisor of each default tab. */
const advisors: { readonly [tabId: string]: AdvisorKey | undefined } = {
  agent: 'hospitality_ceo',
  analyst: 'financial_analyst',
  advisor: 'risk_manager',
}

/** The advisor of a tab; numbered chats use the style of the business. */
export const advisorOf = (tabId: string, style: AdvisorKey | undefined): AdvisorKey =>
  advisors[tabId] ?? style ?? 'hospitality_ceo'

/** The name of a tab. */
export const tabName = ({ id, title }: ChatTab, text: TextOf<typeof chatText>): string => {
  const number = /^chat-(\d+)$/.exec(id)?.[1]
  return text.tabs[id] ?? (number === undefined ? title : text.numbered(number))
}

/** Number of suggested questions. */
const questionCount = 3

/** Context for suggested questions; `hasFigures` is undefined until it is known. */
export type Surroundings = {
  readonly tabId: string
  readonly style: AdvisorKey | undefined
  readonly screen: string
  readonly hasFigures: boolean | undefined
  /** What is on record without weekly figures; undefined if nothing is. */
  readonly held?: HeldAlone | undefined
  /** False for a trade that bills its clients instead of having a till. */
  readonly hasTill?: boolean | undefined
}

/**
 * Suggested questions: for the current screen, the style of the business and the advisor's field. A business without figures
 * gets questions that need none.
 */
export const questionsFor = (
  { tabId, style, screen, hasFigures, held, hasTill = true }: Surroundings,
  text: TextOf<typeof replyText>,
): readonly string[] => {
  if (hasFigures === undefined) return []
  if (!hasFigures && held) return text.questionsOfHeld[held]
  if (!hasFigures) return hasTill ? text.questionsOfFirstDay : text.questionsWithoutTill
  const ofScreen = text.questionsOfScreen[screen.replace(/(?<=.)\/$/, '')]
  const ofStyle = text.questionsOfStyle[advisorOf('', style)]
  const ofTab = text.questionsOfTab[tabId] ?? text.questionsOfTab.agent ?? []
  // Analyst and Advisor stay within their field.
  const isOwn = tabId === 'analyst' || tabId === 'advisor'
  const all = isOwn ? [ofScreen, ...ofTab] : [ofScreen, ofStyle, ...ofTab]
  return [...new Set(all.filter((question) => question !== undefined))].slice(0, questionCount)
}
