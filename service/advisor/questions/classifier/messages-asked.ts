/** Orders for a message to somebody, which other questions do not begin with. */
import { ordering } from '../../actions/emails/forms/orders.ts'

const determiner = '(?:(?:the|our|my|both|all|all of|every|each|last|this|that|those|these|an?|some|any) )'
/** A person in the product is asked in its own tab. */
const somebody = String.raw`(?!(?:the |our |my )?(?:analyst|advisor|jarvin)\b|me\b|us\b|you\b|it\b|that\b|a question\b|questions\b|what\b|how\b|why\b|whether\b|if\b)`

/** "Email last year's sponsors", "write to the council" */
const writes = ordering(
  String.raw`(?:e-?mail|write to|reply to|respond to|drop a line to|ping) (?!address|list|account|marketing|campaign)${determiner}?\p{L}`,
)
/** "Text the team that …" */
const texts = ordering(
  String.raw`(?:text|sms|message) (?:the|our|my|both|all|every|each) (?!size|field|limit|box)\p{L}`,
)
/** "Tell our customers …", "ask the bank for …", "say thank you to Mia" */
const speaks = ordering(
  String.raw`(?:tell|ask|inform|notify|warn|invite|thank|congratulate|reassure|apologi[sz]e to|say (?:sorry|thanks|thank you|no|yes|goodbye|farewell|congratulations) to|break (?:it|the news) to) ${somebody}(?:${determiner}\p{L}|[\p{L}-]+(?:s|[’']s)?\b|staff\b)`,
)
/** "Let the landlord know …" is a message; "let the second chef go" is none. */
const letsKnow = ordering(String.raw`let ${somebody}(?:\p{L}|['’ &-]){2,60} know\b`)
/** "Decline the invitation", "turn the charity down nicely" */
const declines = ordering(
  String.raw`(?:decline|turn down|turn|reject|refuse|knock back|accept)\b(?=.*\b(?:politely|nicely|kindly|gently|gracefully|invitations?|invites?|requests?|applicants?|candidates?|applications?|donations?|sponsorships?|charit(?:y|ies)|(?:offers?|quotes?|tenders?|proposals?|meetings?) from)\b)`,
)
/** "Send the baker a goodbye note" */
const sends = ordering(
  String.raw`(?:send|drop|shoot|flick|give|write) (?:[\p{L}'’ -]{2,60} )?an? (?:[\p{L}-]+ ){0,3}(?:note|card|message|email|letter|text|reply|reminder|invitation|apology|reference|testimonial)\b`,
)
// "Tell me", and what is wanted of Jarvin: a figure, a list.
// Letters of other scripts are no separators: the two must not overlap.
const ofJarvin = /^[^\p{L}]*(?:\p{L}+[^\p{L}]+){0,4}(?:tell|give|send|write|show) (?:me|us)\b/iu

const ofPosts = /\b(?:posts?|insta\w*|facebook|fb|linked.?in|tik.?tok|social|captions?|reel|followers)\b/i
const ofRoster = /\b(?:roster|rota|shifts?|plan)\b/i

/** True for an order to write to somebody, or to answer them. */
export const asksForMessage = (text: string): boolean =>
  !ofJarvin.test(text) &&
  !ofPosts.test(text) &&
  (speaks.test(text) ||
    letsKnow.test(text) ||
    declines.test(text) ||
    (!ofRoster.test(text) && (writes.test(text) || texts.test(text) || sends.test(text))))

const ofPast =
  /^\W*(?:(?:and|so|but|ok|okay|hey|hi)\W+)*(?:(?:what|who|when|why|how|where|which)(?: \w+)? )?(?:did|have|has|had|was|were) (?:we|i|you|they|he|she|it|the|our|my|any(?:one|body|thing)|some(?:one|body))\b/i

/** "What did we decide about hiring?", "have they replied?": what was done is asked, and nothing is to be written. */
export const asksWhatWasDone = (text: string): boolean => ofPast.test(text)
