/** Patterns for amounts, parts, durations, dates, names and places in sentences. */

/** Whole numbers in words. */
export const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|ninety|hundred'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const weekdays = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const amount = String.raw`(?:\d[\d,]*(?:\.\d+)?|${numberWords})`

/** "$310", "40 cents". */
export const money = new RegExp(String.raw`\$\d[\d,]*(?:\.\d+)?k?|\b${amount} (?:cents|dollars)\b`, 'i')

/** "30%", "about a third", "one in three", "half of". */
export const fractions = new RegExp(
  String.raw`\d+(?:\.\d+)?(?:%| per cent)|\b(?:about |nearly |almost |over |more than |under )?(?:a|one|two|three) (?:third|quarter|half|fifth|tenth)s?\b|\bhalf\b|\b(?:${numberWords}) in (?:${numberWords})\b`,
  'i',
)

/** A number before what it counts: "44 homes", "six of them". */
export const counted = new RegExp(
  String.raw`(?<![$\d.,])\b${amount}\b(?!%|,\d| (?:cents|dollars|per cent)\b)`,
  'i',
)

/** "Nine days", "a fortnight", "twenty minutes". */
export const lengths = new RegExp(
  String.raw`\ba fortnight\b|\bhalf an? (?:hour|day|year|week)\b|\b(?:${amount}|half|both|every)[ -](?:(?!an?\b)\w+ )?(?:minute|hour|day|night|evening|week|fortnight|month|quarter|year)s?\b`,
  'i',
)

const ofDate = String.raw`\d{1,2} (?:${months})(?: \d{4})?`

/** A day, or the week of one, as written: "Monday 16 November", "the week of 19 October". */
export const writtenDay = new RegExp(String.raw`\bthe week of ${ofDate}|(?:\b${weekdays} )?\b${ofDate}`, 'g')

/** A day or hour, not only part of a day. */
export const dayOrHour = new RegExp(
  String.raw`\b${weekdays}s?\b|\b${ofDate}|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|\b(?:noon|midnight)\b|\bfor (?:${amount}) (?:years|months|weeks)\b`,
  'i',
)

/** Anything that says when. */
export const dates = new RegExp(
  String.raw`\b${weekdays}|\b(?:${months})\b|\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)\b|\b(?:noon|midnight|morning|afternoon|evening|before (?:six|seven|eight|nine|ten)|within \w+ (?:days?|weeks?|months?)|at (?:one|two|three|four|five|six|seven|eight|nine|ten))\b|\bfor (?:${amount}) (?:years|months|weeks)\b`,
  'i',
)

/** A name: a capitalised word inside a sentence that is not a day or month. */
export const names = new RegExp(
  String.raw`(?<=[\p{Ll},’'] )(?!${weekdays}|(?:${months})\b|I\b)\p{Lu}\p{Ll}+`,
  'u',
)

/** "At Rocklea", "the Bulimba hall". */
export const places = new RegExp(
  String.raw`\b(?:at|from|in|near|under) (?:the )?(?!${months})\p{Lu}|\b[Tt]he \p{Lu}\p{Ll}+ (?:hall|office|room|market|shop|store|street)\b`,
  'u',
)

/** "Rocklea", out of "at Rocklea". */
export const placeName = new RegExp(
  String.raw`\b(?:at|from|in|near) ((?!${weekdays}|(?:${months})\b)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*)|\b([Tt]he \p{Lu}\p{Ll}+ (?:hall|office|room|market|shop|store|street))\b`,
  'u',
)

/** People by occupation. */
export const people =
  /\b(?:the |an? |two |both |one of the )?(?:\w+ )?(?:engineers?|chefs?|cooks?|landlords?|sponsors?|clients?|agents?|auditors?|licensees?|partners?|tenants?|managers?|roasters?|dairy|council|banks?|brokers?|insurer|policy|owners?|assistants?|principals?|contractors?|consultants?|seniors?|neighbours?|visitors|landlord|authority|network|customers?|vendors?|buyers?|plumber|payroll|office)\b/i

/** What follows if something is not done, or happens: "and the panels stop assigning work the day after". */
export const consequence =
  /\b(?:stops?|loses?|lapses?|resets?|falls? over|elsewhere|unless|otherwise|after that date|the day after|will still ask|penalt(?:y|ies)|fined?)\b/i
