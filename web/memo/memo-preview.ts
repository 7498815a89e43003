/** The beginning of a memo, as the list shows it. */

/** Characters of the content in the list (section 9). */
const previewLength = 100

/** The first 100 characters; a character of several units stays whole. */
export const memoPreview = (content: string): string => Array.from(content).slice(0, previewLength).join('')
