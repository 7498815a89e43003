/** Version of the built-in advisor's wording; changes with it. */
export const promptVersion = 'built-in-3'
