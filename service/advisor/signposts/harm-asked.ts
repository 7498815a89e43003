/** Whether a message is about an injured or ill person: a person, and an ailment. */

const person = `(?:i|i[’']?m|i[’']?ve|me|he|she|they|him|her|them|my|his|someone|somebody|the|our|an?|one of (?:my|our|the)|their)`
const who = `(?:staff|worker|customer|client|guest|visitor|tenant|landlord|kid|child|son|daughter|baby|boy|girl|husband|wife|partner|mum|dad|mother|father|chef|cook|barista|waiter|waitress|dishwasher|apprentice|manager|agent|consultant|receptionist|assistant|buyer|vendor|bloke|lady|man|woman|person|hand|finger|arm|leg|foot|back|head|eye|wrist|knee|ankle|neck|chest|stomach)`

/** Ailments of the body only. */
const ailments =
  /\b(?:wheez\w*|cough(?:s|ed|ing)?|asthma\w*|vomit\w*|threw up|throwing up|nause\w+|dizzy|faint(?:s|ed|ing)?|feverish|fever|rash|hives|swollen|swelling|scald\w*|burn(?:t|ed|s)? (?:his|her|my|their|an?) (?:\w+ )?(?:hand|arm|finger|leg|foot|face)s?|concuss\w*|bleed\w*|sprain\w*|migraine|allergic reaction|anaphyla\w+|food poisoning|can[’']?t breathe|panic attacks?|unconscious|electrocut\w+|seizure|chest pains?)\b/i

/** Harm that can also happen to things; needs a body. */
const harms =
  /\b(?:cut|burn\w*|hurt\w*|broke|broken|sliced|crushed|jammed|injur\w+|bruis\w+|twisted|banged|hit|stabbed) (?:his|her|my|their|the) (?:own |left |right )?(?:hand|finger|arm|leg|foot|back|head|eye|wrist|knee|ankle|neck|toe|thumb|face)s?\b/i

const subject = new RegExp(String.raw`\b${person}\b(?:.*\b${who}\b)?`, 'i')

// The same words about money: a business bleeds cash, and prices scald.
const ofBusiness =
  /\b(?:bleed\w* (?:money|cash)|cash burn|burn rate|headache of|sick of)\b|\b(?:cost|lose|lost|losing|sales|profit|revenue|roster|cover)\b/i

/** True for a message about an injured or ill person. */
export const isOfHarm = (text: string): boolean =>
  (ailments.test(text) || harms.test(text)) && subject.test(text) && !ofBusiness.test(text)

const ofInjury =
  /\b(?:burn(?:t|ed)?|scald(?:ed)?|cut|hurt|injured|sprained|broke|broken|twisted|crushed|sliced|jammed|stabbed|fractured|dislocated)\b (?:his|her|my|their|our|its|the|a|an|one|both|\w+['’]s) (?:\w+ )?(?:arms?|hands?|fingers?|thumb|legs?|foot|feet|face|eyes?|head|back|neck|knees?|ankles?|wrists?|elbow|shoulders?|toes?|nose|ribs?)\b(?![ -]?(?:traffic|count|chef|office|of|room|line))/i

/** True for "she burnt her arm", whatever else is asked. */
export const isInjury = (text: string): boolean => ofInjury.test(text)
