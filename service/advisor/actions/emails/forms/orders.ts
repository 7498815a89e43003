/** The start of an order: courtesies, and who says that it is needed. */
const lead = String.raw`^\W*(?:(?:please|pls|ok|okay|and|now|then|also|hey|hi|jarvin|can you|could you|would you|will you|help me(?: to)?|let['’]?s|(?:i|we)(?:['’]d| would)? (?:like|need|want|have|ought) to|(?:i|we)['’]ve got to|(?:i|we) must)\W+)*`

/** A pattern for a message that orders what the words say. */
export const ordering = (words: string): RegExp => new RegExp(`${lead}(?:${words})`, 'iu')
