/** Posts on the user's subject. They make no claims: brackets mark what only the business can add. */
import type { BusinessType } from '#schema/session/session'
import type { Turns } from './posts.ts'

/** Angles on any subject; {subject} is in the user's words, {Subject} capitalised. */
const anySubject: Turns = [
  'Have you heard about {subject}? [One line on what it is and who it is for.] Ask us anything.',
  'What would you like to know about {subject}? Ask below and we’ll answer.',
  '{Subject}, in one picture. [Photo.] What do you see first?',
  'Three things about {subject}: [one], [two] and [three].',
  'Behind {subject}: [photo of the people or the place]. [One line on how it came about.]',
  'One minute on {subject}. [Film it on a phone, from close up.]',
  'A question about {subject}: [question]. The short answer: [answer].',
  'Who do you know who’d like {subject}? Tag them below.',
  '{Subject}: [date, place or price]. Save this post for when you need it.',
  'A small detail of {subject} that is easy to miss: [photo].',
  'Still making up your mind about {subject}? [The best reason, in your own words.]',
  '{Subject} in somebody else’s words: [a customer’s line, with their permission].',
  'Before and after: {subject}. [Two photos.]',
  'Last word on {subject} for now: [what to do, and by when].',
]

const homes: Turns = [
  'New on the market: [address]. [Bedrooms, bathrooms, parking.] Open on [day and time]. [Best photo.]',
  'If you only look at one photo of [address], make it this one. [Photo.] The rest is in the listing: [link].',
  'Three reasons to see [address] in person: [one], [two] and [three].',
  'What is within a short walk of [address]: [shop, school, park or station]. [Photo of the street.]',
  'Who is [address] for? [One line on the buyer or tenant it suits.] Inspect it on [day and time].',
  'A walk through [address] in one minute. [Film, from the gate in.]',
  'The question buyers ask about [address]: [question]. The answer: [answer].',
  'Which kitchen would you choose: [address] or [address]? [Two photos.] Vote below.',
  'Coming up this week: [addresses, with days and times]. Save this post before you plan your round.',
  'Light at [address] in the [morning or afternoon]. [Photo.]',
  'The floor plan of [address], with the room people miss. [Plan.]',
  'Last inspection of [address] before [auction or closing date]: [day and time].',
  'Sold: [address]. [Photo, once the owners agree.] Looking nearby? Tell us what you need.',
  'Rent or buy near [suburb]? What is open now: [addresses].',
]

const isOfHomes =
  /\b(?:listings?|homes?|houses?|units?|apartments?|properties|property|open homes?|rentals?|auctions?|inspections?)\b/i

/** Posts for a subject; an agency's own listings have special ones. */
export const subjectPosts = (type: BusinessType, subject: string): Turns =>
  type === 'realestate' && isOfHomes.test(subject) && subject.split(' ').length <= 3 ? homes : anySubject
