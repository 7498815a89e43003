/** Names the way the built-in advisor writes; a change of wording is a new one. */
export const promptVersion = 'built-in-3'
