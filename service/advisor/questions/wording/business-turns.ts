/** Questions that businesses put in a word of their own, put as what is measured: seasonal, what it should be, going backwards. */

/** "Are we a seasonal business?": how far the months are apart. */
const seasonal =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:are|is) (?:we|it|our \p{L}+|the (?:business|trade|work)|this) (?:a )?(?:very |really )?seasonal(?: (?:business|trade|one))?|how seasonal (?:are|is) (?:we|it|our \p{L}+|the (?:business|trade|work)))\W*$/iu
const busySeason =
  /\b(?:when|what|which)(?: is|['’]s| are)? (?:our|the) (?<kind>busy|busiest|peak|high|quiet|quietest|slow|slowest|low|off)[- ]?(?:season|time of (?:the )?year|period)\b\W*$/iu
const quiet = /^(?:quiet|slow|low|off)/i

/** "How many deals did we close and what did they bring in?": their revenue. */
const broughtIn =
  /,? and (?:what|how much) (?:did|do) (?:they|those|these|it|that) (?:all )?(?:bring(?: us)?(?: in)?|make(?: us)?|earn(?: us)?|take)(?: (?:in (?:all|total)|all up|altogether))?(?=\W*$)/giu
/** What brings revenue; an idea's worth is what was measured of it. */
const countsSold =
  /\bhow many (?:\p{L}+ ){0,2}?(?:deals?|sales|transactions?|settlements?|customers?|clients?|orders?|jobs|coffees|covers|(?:billed |billable )?days|bookings|houses|homes|properties)\b/iu
/** "What's our food cost share and what should it be?": whether it is beyond what is usual. */
const shouldBe =
  /\bwhat(?:['’]s| is| are) (?:our|the|my) (?<what>[^?.!]{1,80}?),? and what (?:should|ought) (?:it|that|they|those) (?:to )?be\b/giu

/** "Is the average sale going backwards?": it falls, and nothing turns round. */
const backwards = /(?<=\b(?:is|are)\b[^?.,;]{1,40}\b)(?:going|heading|sliding|slipping) backwards?\b/gi
/** "Can we cover our fixed costs?": what has to be covered, whatever it is called. */
const coversFixed =
  /\b(?<covers>cover(?:s|ed|ing)? (?:our|the|my)) (?:fixed|running|operating|overhead) (?=costs|expenses)/gi

/** "Which costs have risen since winter?": which of them, and not all together. */
const costsMoved =
  /\b(?:which|what) (?<what>costs|expenses|cost lines|outgoings|bills)(?: have| has| had)? (?:(?<up>risen|rose|gone up|went up|grown|grew|increased|climbed|crept up|jumped)|fallen|fell|gone down|went down|dropped|come down|came down|decreased)(?= (?:since|over|in|on|against|compared|this|last)\b)/giu
/** "How much runway if the sponsor pulls out?" */
const runwayIf =
  /^\W*(?:how (?:much|long a) runway(?: (?:do|would|will) (?:we|i) have| is (?:there|left)| left)?|how (?:long|many weeks) (?:can|could|would|will|do) (?:we|i|the (?:cash|money)|our cash) last),? if (?!no\b|nothing\b|(?:we|i) (?:had|have|took|take|made|make|sold|sell) (?:no|nothing)\b)(?<what>[^?.!]{3,80})\W*$/iu
const ifRunway =
  /^\W*if (?<what>[^?.!,]{3,80}), how (?:much|long a) runway(?: (?:do|would|will) (?:we|i) have| is (?:there|left)| left)?\W*$/iu
/** "What was special about that week?" */
const specialThen =
  /\bwhat (?:was|is|made|['’]s) (?:so |it )?(?:different|special|unusual|odd|strange|remarkable|going on|behind it)(?: about| with| in| on)? (?:it|then|that (?<unit>week|day|month|quarter|time)|those weeks)(?=\W*$)/giu
/** "What do I owe an answer on?": what waits for a decision. */
const owedAnswers =
  /\b(?:what|who|which (?:ones?|things?|matters?)) (?:do|am|are) (?:i|we) (?:still )?(?:ow(?:e|ing) (?:an |a |any )?(?:answers?|decisions?|reply|response)(?: on| to| about| for)?|(?:sitting|holding up|dragging (?:my|our) feet) on)(?=\W*$)/giu

/** "What does the roaster charge us?": what we pay, and not what others charge. */
const chargesUs =
  /\b(?:what|how much) (?:does|do|did|is|are|has|have) (?<who>(?:the|our|my) [^?.!,]{2,40}?|contractors|suppliers|couriers|freelancers) (?:charg(?:e|es|ed|ing)|bill(?:s|ed|ing)?) (?:us|me)\b/giu

/** The message with these put as what is measured. */
export const plainBusiness = (message: string): string =>
  message
    .replace(chargesUs, 'how much do we pay $<who>')
    .replace(costsMoved, (_, what: string, up?: string) => `which ${what} ${up ? 'rose' : 'fell'} most`)
    .replace(runwayIf, 'what happens to runway if $<what>?')
    .replace(ifRunway, 'what happens to runway if $<what>?')
    .replace(specialThen, (_, unit?: string) =>
      unit && unit !== 'time' ? `what happened that ${unit}` : 'what happened then',
    )
    .replace(owedAnswers, 'what is waiting for my decision')
    .replace(seasonal, 'What is the gap between our best and our worst month?')
    .replace(busySeason, (_, kind: string) => `when do we usually go ${quiet.test(kind) ? 'quiet' : 'busy'}?`)
    .replace(backwards, 'falling')
    .replace(coversFixed, '$<covers> ')
    .replace(broughtIn, (found) => (countsSold.test(message) ? ' and what was the revenue' : found))
    .replace(shouldBe, 'what is our $<what>? Is our $<what> too high')
