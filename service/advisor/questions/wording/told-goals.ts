/** A level that a sentence of its own names, put into the question beside it: "are we billing enough days? Target is 36." */

const size = String.raw`(?<size>\$?\d[\d,]*(?:\.\d+)?k?(?: ?%| per ?cent)?)`
const goal = `(?:our|the|my) (?:own )?(?:target|goal|aim|budget|benchmark)|target|goal`

/** "Target is 36" after a question of yes or no. */
const target = new RegExp(
  String.raw`^(?<asked>\W*(?:(?:so|and|but|ok)\W+)*(?:is|are|was|were|do|does|did|have|has)\b[^?.!]{5,120}?)\s*[?.!,;–-]+\s*(?:(?:and|but|when|since|as) )?(?:${goal})(?: is|[’']s| was|:| of)? ${size}\b[^?!]{0,30}[?.!]*\s*$`,
  'iu',
)

/** "We want a 25% margin. How do we get there?" */
const wish =
  /^\W*(?:(?:so|and|but|ok)\W+)*(?:we|i)(?:[’']d)?(?: (?:really|just|still))? (?:want|need|would like|like|aim for|are aiming for|are after|must (?:reach|hit|make)|have to (?:reach|hit|make))(?: to (?:reach|hit|make|get to|be at|earn))? (?:an? |our )?(?<goal>[^?.!]*\d[^?!]*?)\s*[.!?,;–-]+\s*(?:(?:so|and|but) )?(?:how|what) (?:do|can|could|would|should|does it take)?\s*(?:we|i|to)? ?(?:get|reach|make|do|manage|achieve|hit)? ?(?:there|it|that|this)?\s*[?.!]*\s*$/iu

/** A message whose goal stands in the question itself. */
export const withGoal = (message: string): string =>
  message.length > longest
    ? message
    : message
        .replace(target, '$<asked> compared to $<size>?')
        .replace(wish, 'what would it take to get to $<goal>?')

const longest = 300
