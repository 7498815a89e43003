/** Whether a question names other businesses. */
import { measuresIn, type Question } from '../questions/question.ts'

const ofOthers =
  /\b(?:compet\w+|rivals?|others?|another|elsewhere|industr\w+|sectors?|benchmarks?|average (?!week|month|day|sale|fee|rate|margin)|typical (?!week|month|day)|most|similar|comparable|peers?|market|next door|(?:down|up|across|over) the (?:road|street|hill)|nearby|nearest|chains?|franchises?|normal|norm|standard|usual|national\w*|australia\w*|queensland|brisbane|sydney|melbourne|every(?:one|body) else|their|they|theirs|who else)\b/i
/** A name that does not open the sentence. */
const named = /(?<=[\p{Ll}\d,] )(?!I\b)\p{Lu}\p{Ll}+/u

/** True for words that name other businesses, or somebody by name. */
export const namesOthers = (text: string): boolean => ofOthers.test(text) || named.test(text)

/** "What's realistic for billing in December?": a figure and a time of ours, and no word of others. */
export const isOfOwnFigure = (question: Question): boolean =>
  measuresIn(question).length > 0 && question.periods.length > 0 && !ofOthers.test(question.text)
