/**
 * Whether a message is about a claim against the business: somebody says that we harmed them, or wants us to admit fault,
 * apologise or pay for it. An answer to that can cost the insurance cover, so it is never drafted from records.
 */
import type { DeclinePlan } from '#schema/advisor/fact-plans'

/** Somebody outside the business, or one of its people, who makes the claim. */
const claimant =
  /\b(?:he|she|they|him|her|them|someone|somebody|(?:a|an|one|the|this|that|our|my|some|one of (?:my|our|the)) (?:\w+[ -]){0,3}?(?:customer|client|guest|visitor|tenant|landlord|vendor|buyer|owner|neighbour|lady|woman|man|bloke|guy|kid|child|mum|mother|dad|father|parent|person|family|chef|cook|barista|waiter|waitress|apprentice|worker|employee|staff member|consultant|agent|cleaner|courier|driver|tradie|contractor)s?|(?:customer|client|guest|visitor|tenant|landlord|vendor|buyer|lady|bloke|guy)s?|(?:his|her|their|the) (?:lawyer|solicitor|insurer)s?)\b/i

/** A wish of theirs towards us: "wants us to", "is asking me to", "says we". */
const demanded =
  /\b(?:want|ask|demand|expect|insist|need|tell|told|threaten|say|said|claim|reckon|accus|blam)\w*\b.{0,24}?\b(?:us|me|we|our|i)\b/i

/** What is wanted is an admission, or fault is put on us. */
const ofFault =
  /\b(?:admit\w*|admission|own(?:ing)? up|(?:accept|take|taking|accepting) (?:the )?(?:blame|fault|responsibility|liability)|(?:our|my|the (?:shop|caf[eé]|office|agency|firm|business)['’]s) (?:own )?(?:fault|mistake|negligence)|liab(?:le|ility)|neglig\w+|(?:we|i)(?:['’](?:re|m)| are| am| were| was)? to blame)\b/i

/** What follows from harm: an apology, money, a court. */
const ofRedress =
  /\b(?:what (?:do|should|can|must) (?:i|we) (?:do|say)|who do (?:i|we) (?:call|tell)|wants? (?:money|cash|a payout|to claim)|payouts?|claiming|after money|apolog\w+|say(?:ing)? sorry|compensat\w+|damages|sue[sd]?|suing|legal action|lawyers?|solicitors?|insurers?|insurance|in writing|admit\w*|fault|blame|liab\w+|neglig\w+|responsib\w+|pay (?:him|her|them|for (?:it|that|this|the|his|her|their))|(?:us|me) to (?:pay|cover|refund)|medical bills?|payout|out of pocket)\b/i

const bodyPart =
  '(?:hand|finger|arm|leg|foot|back|head|eye|wrist|knee|ankle|neck|toe|thumb|face|hip|shoulder|elbow|tooth|teeth|rib|skin|nose|mouth|lip)s?'

/** Harm to a person or to what is theirs. */
const ofHarm = new RegExp(
  [
    String.raw`\b(?:hurt|injur\w+|burn(?:t|ed)?|scald\w*|cut|broke|broken|chipped|cracked|twisted|sprained|bruised|hit|banged) (?:(?:his|her|their|my|the|a|one) (?:\w+ )?${bodyPart}|(?:him|her|them)sel(?:f|ves))\b|\binjured (?:him|her|them)\b`,
    String.raw`\b(?:injur(?:y|ies|ed)|(?:allergic )?reaction|food poisoning|poisoned|concuss\w*|stitches|hospital\w*|ambulance|anaphyla\w+)\b`,
    String.raw`\b(?:made|making) (?:him|her|them|(?:their|his|her|the|a) \w+) (?:really |very )?(?:sick|ill)\b`,
    String.raw`\b(?:slipped|tripped|fell (?:over|down|off|on)|had a fall)\b`,
    String.raw`\b(?:glass|metal|plastic|nail|bone|staple|stone|screw)\b.{0,20}\bin (?:his|her|their|a|the|my)\b`,
    String.raw`\b(?:damag\w+|wreck\w*|ruin\w*|destroy\w*|flood\w*|scratch\w*|stain\w*) (?:his|her|their|the (?:customer|client|tenant|guest)['’]s)\b`,
    String.raw`\b(?:advice|work|report|product|service|mistake|error)\b.{0,20}\bcost (?:him|her|them)\b`,
  ].join('|'),
  'i',
)

/** Whose fault a drop in sales was is a question for the records. */
const ofFigures =
  /\b(?:sales|takings|revenue|turnover|fees|billings?|profits?|margins?|costs?|wages|rent|forecast|targets?|drop(?:ped)?|dip(?:ped)?|slump\w*)\b/i

const longest = 400

/** True for a message about a claim that we did harm. */
export const isOfFault = (text: string): boolean =>
  text.length <= longest &&
  claimant.test(text) &&
  ((ofHarm.test(text) && ofRedress.test(text)) ||
    (ofFault.test(text) && demanded.test(text) && !ofFigures.test(text)))

/** The refusal with who is to be asked first; undefined for any other message. */
export const faultDeclined = (text: string): DeclinePlan | undefined =>
  isOfFault(text) ? { operator: 'decline', because: 'legal', about: 'liability' } : undefined
