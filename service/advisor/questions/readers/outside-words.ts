/** What is asked for that no advisor of a business does. */

/** "Write me a poem", "tell a joke" */
const amusements =
  /\b(?:poems?|haikus?|jokes?|songs?|limericks?|rap|sonnets?|fairy ?tales?|bedtime story|riddles?)\b/i
const asksToAmuse = /\b(?:write|tell|sing|compose|make|give|know|recite|draft)\b/i

/** What is ordered and no advisor does. */
const errands =
  /^\W*(?:(?:please|pls|hey|hi|ok|can you|could you|jarvin|go and)\W+)*(?:book (?:me|us|a|the)|order (?:me|us|a|some|more)|ring (?:the|my|our)|phone (?:the|my|our)|transfer \$?|delete (?:the|all|my|that)|reschedule|unsubscribe|log (?:me|out|in)|download|upload|turn (?:on|off)|remind (?:me|us) (?:to|in|on|at|tomorrow)\b|set (?:a|an) (?:reminder|alarm)|stop (?:sending|telling|giving|showing|nagging)|(?:change|move|push back|extend) (?:the|my|our|that) (?:\w+ )?(?:deadline|due date|meeting))\b/i

/** True for a poem, a booking, a phone call: nothing that records answer. */
export const isOutside = (text: string): boolean =>
  errands.test(text) || (amusements.test(text) && asksToAmuse.test(text))
