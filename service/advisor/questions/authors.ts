/** The executive style that a question names as the author of something, by its name or as people call it. */
import { personaNames } from '#schema/persona/persona'

export type Author = { readonly key: string; readonly name: string; readonly words: readonly string[] }

const calledBy: Readonly<Record<string, RegExp>> = {
  hospitality_ceo: /\b(?:hospitality )?ceo\b/i,
  value_investor: /\b(?:value )?investor\b/i,
  innovation_focused: /\binnovation(?:[- ]focused| person| guy| one| lead)?\b/i,
  growth_hacker: /\bgrowth (?:hacker|person|guy|lead)\b/i,
  operations_expert:
    /\b(?:operations|ops)(?: (?:expert|person|guy|manager|lead))?(?=[’']?s?\b(?! (?:cost|budget|meeting)))/i,
  financial_analyst: /\b(?:(?:financial|finance) (?:analyst|person|guy)|the analyst)\b/i,
  risk_manager: /\brisk (?:manager|person|guy|mgr)\b/i,
}

/** The author that a text names; undefined if it names none. */
export const authorIn = (text: string): Author | undefined => {
  for (const [key, name] of Object.entries(personaNames)) {
    const [found] = calledBy[key]?.exec(text) ?? []
    if (found !== undefined && name !== undefined)
      return {
        key,
        name,
        words: `${found} ${name}`
          .toLowerCase()
          .split(/[^\p{L}]+/u)
          .filter(Boolean),
      }
  }
  return undefined
}
