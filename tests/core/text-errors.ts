/** Faults in user-visible texts: typing errors, typewriter punctuation, and wording that reads translated. */

type Fault = { readonly name: string; readonly found: RegExp }

const typingErrors: readonly Fault[] = [
  { name: 'a double space', found: /\S {2,}\S/ },
  // A colon may be followed by a space that the user continues from.
  { name: 'a blank at an end', found: /^\s|(?<!:)\s$/ },
  { name: 'a straight double quote', found: /"/ },
]

const english: readonly Fault[] = [
  { name: 'a straight apostrophe', found: /\p{L}'\p{L}/u },
  { name: 'a word we never use', found: /\b(please|oops|successfully|AI-powered)\b/i },
  {
    name: 'a phrase that reads translated',
    found:
      /\b(anew|begun|nought|thereof|just now|middling|whoever|not borne out|bears out|stands (behind|beside|there|open|by itself)|what (stood|lies) |those there are|that there is|is no (number|opinion|insult|defeat|failure|anomaly)|in place of|lies above|a list of none|says otherwise|where there is none)\b/i,
  },
]

const faultsAmong = (faults: readonly Fault[], text: string): readonly string[] =>
  faults.filter(({ found }) => found.test(text)).map(({ name }) => name)

/** Typing errors of a text in any language. */
export const typosIn = (text: string): readonly string[] => faultsAmong(typingErrors, text)

/** Faults of an English text; texts that the specification fixes are exempt from style. */
export const styleErrorsIn = (text: string): readonly string[] =>
  fixedTexts.some((fixed) => text.includes(fixed))
    ? typosIn(text)
    : [...typosIn(text), ...faultsAmong(english, text)]

const fixedTexts = [
  "I apologize, but I'm experiencing technical difficulties. Please try again.",
  "Thank you for contacting us. We'll get back to you within ",
  "We've received your early access request. We'll be in touch soon with next steps.",
  'AI-Powered Business Insights',
  'Brief generated successfully',
  'Failed to save profile. Please try again.',
  'Message sent successfully!',
  'Please enter a topic for the decision brief',
  'Please enter your email address',
  'Please fill in all required fields',
  'Please log in to access your profile.',
  'Please provide your email and full name',
  'Please try again',
  'Your business profile and advisor settings have been updated successfully.',
  'Your integration has been successfully set up.',
  'Your personal profile has been updated successfully.',
]
