/** What came of two steps, asked in one question: "did the stamp card work, and the kitchen film one?" */

const step = String.raw`(?:[\p{L}\d’'-]+ ){0,4}?[\p{L}\d’'-]+`
const asks = '(?:did|has|have) (?:the|our|my)'
const end = '(?:work(?:ed)?(?: out)?|help(?:ed)?|pa(?:y|id) off)'

/** "Did the A work, and the B (one)?" */
const whether = new RegExp(
  String.raw`^(?<lead>\W*(?:(?:and|so|ok)\W+)*)(?<ask>${asks}) (?<one>${step}) (?<end>${end})\W+(?:and|or)(?: what about| how about)? (?:the|our|my) (?<other>${step}?)(?: one)?\W*$`,
  'iu',
)
/** "What came of the A and (of) the B?" */
const cameOf = new RegExp(
  String.raw`^\W*(?<ask>what (?:came|became|happened) (?:of|with|to)) (?:the|our|my) (?<one>${step}),? and (?:of |with |to )?(?:the|our|my) (?<other>${step})\W*$`,
  'iu',
)

/** The message as two questions, one for each step; any other message as it is. */
export const eachMatter = (message: string): string => {
  const { ask, one, end: verb, other } = whether.exec(message)?.groups ?? {}
  if (ask && one && verb && other) return `${ask} ${one} ${verb}? ${ask} ${other} ${verb}?`
  const came = cameOf.exec(message)?.groups
  return came ? `${came.ask} the ${came.one}? ${came.ask} the ${came.other}?` : message
}
