/** What no text for people may contain: slips of typing, marks of a typewriter, and words that read translated. */

type Fault = { readonly name: string; readonly found: RegExp }

const slips: readonly Fault[] = [
  { name: 'a double space', found: /\S {2,}\S/ },
  // After a colon the reader types on.
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

/** What is wrong with a text, whatever language it is in. */
export const slipsIn = (text: string): readonly string[] => faultsAmong(slips, text)

/** What is wrong with an English text; one that the specification gives to the letter stays as it is. */
export const englishFaults = (text: string): readonly string[] =>
  toTheLetter.some((fixed) => text.includes(fixed))
    ? slipsIn(text)
    : [...slipsIn(text), ...faultsAmong(english, text)]

const toTheLetter = [
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
