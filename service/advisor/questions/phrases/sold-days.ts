/** Where days are sold, a day that is lost or won each week is one that is billed. */
import type { BusinessType } from '#schema/session/session'

const soldDay =
  /\b(?<verb>los(?:e|ing|t)|drop(?:s|ping)?|gain(?:s|ing)?|add(?:s|ing)?|w[io]n(?:s|ning)?|bill(?:s|ing)?|sell(?:s|ing)?)(?<more> (?:one|another|an?|1)(?: (?:extra|more|additional|billed|billable))*) day(?= (?:(?:less|fewer|more|extra) )?(?:a|per|each|every) (?:week|wk)\b)/giu

/** Where days are sold, "lose a day a week" is one of them. */
export const withSoldDays = (message: string, trade: BusinessType): string =>
  trade === 'consulting'
    ? message.replace(
        soldDay,
        (_whole, verb: string, more: string) =>
          `${verb}${/extra|more|another|additional/i.test(more) ? ' one more' : ' one'} billed day`,
      )
    : message
