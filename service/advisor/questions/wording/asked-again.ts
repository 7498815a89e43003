/** Questions that have nothing of their own but go with the one before them: its cause, or a tag. */

const lead = String.raw`^\W*(?:(?:and|so|but|ok|okay|then)\W+)*`

/** Verbs between a cause and what it did, and what follows the pronoun: "made it so", "brought that about". */
const causing =
  'made|makes?|caused|causes?|causing|drove|drives|driving|brought|led to|explain(?:s|ed)?|account(?:s|ed) for|(?:is |was |sits? |lay |lies )?behind|(?:is|was) (?:the )?(?:cause|reason|driver)(?: (?:of|for|behind))?|did'
const subject = '(?:it|that|this|them|those|these|one)'

const ofCause = new RegExp(
  String.raw`${lead}what(?:['’]?s)? (?:do you think |really |actually )?(?:${causing}) ${subject}(?: (?:so|about|happen|on|then|like that|so \p{L}+|(?:better|worse|good|bad|high|low|different|special|stand out)))?\W*$`,
  'iu',
)

/** "And what made it so?" as "why": one wording for the cause of what was just asked about. */
export const plainCause = (text: string): string => (ofCause.test(text) ? 'why?' : text)

const auxiliary = '(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)'

/** "Weren’t they?", "is that right?", "can you check?": a tag, and a request to see to the question before. */
const tag = new RegExp(
  String.raw`${lead}(?:${auxiliary}(?:n['’]?t)? (?:it|they|we|i|you|he|she|that|this|there)(?: (?:not|right|so|true|correct|fair))?|(?:can|could|would|will) (?:you|u)\b.{0,40})\W*$`,
  'iu',
)

const begins = new RegExp(String.raw`${lead}${auxiliary}(?:n['’]?t)?\b`, 'iu')

/** True for words that begin as a question of yes or no, and are more than a tag. */
export const asksWhether = (text: string): boolean => begins.test(text) && !tag.test(text)
