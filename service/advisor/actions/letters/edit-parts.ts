/** The single changes of an edit: "make it warmer and drop the price" are two. */

const start =
  "(?:make|keep (?:it|this|that)|add|include|mention|say|drop|remove|delete|leave out|take out|change|replace|swap|switch|use (?=.+ instead)|sign (?:it|off)|shorten|address it|send it|don[’']?t|do not|ask (?:them|him|her|for|if|whether)|tell (?:them|him|her)|attach|translate|put|only|just for|let (?:them|him|her) know|point out|remind|thank|apologi[sz]e|offer (?:them|him|her)|get rid of|lose)"
const joint = new RegExp(
  String.raw`(?:\s*[,;.]\s*(?:and |but |then )?|\s+(?:and|but|then)\s+)(?=(?:also |please |can you |then |just )*${start}\b)`,
  'i',
)

/** The parts of an edit, each a change by itself. */
export const editParts = (edit: string): readonly string[] =>
  edit
    .split(joint)
    .map((part) => part.trim())
    .filter((part) => part !== '')
