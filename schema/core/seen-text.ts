/** Texts that show nothing: white space, control and format characters, fillers, and the blank of Braille. */

/** Something to see, as the published schema gives it; with the flag `u`. */
export const seenPattern = '[^\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]'

const seen = new RegExp(seenPattern, 'u')

/** True if a text is empty or shows nothing. */
export const isBlank = (text: string): boolean => !seen.test(text)

/** The text without white space around it; undefined if it is missing or shows nothing. */
export const seenText = (text: string | undefined): string | undefined =>
  text === undefined || isBlank(text) ? undefined : text.trim()
