/** Tails that change nothing of a question, and what happened or may happen told before it, put as the question that they stand for. */

import { tailAfter } from './tail-after.ts'

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const stretches = `(?:(?:last |this )?(?:${months}|summer|autumn|winter|spring))`
const sinks =
  '(?:(?:go|went|gone|drop|fall|get|come|sink|plunge|dip|slump|crash|slide)(?:ped|ed)? (?:down |all the way |right )?(?:to|below|under)(?: (?:zero|nil|nothing|almost nothing|next to nothing|\\$?\\d[\\d,.]*(?:%| ?k| grand)?))?|drop|fall|crash|collapse|plunge|tank|slump|sink|dip|vanish|disappear|go (?:backwards|down|bad|wrong))'
const soars = '(?:jump|spike|soar|shoot up|go up|rise|climb|leap|peak|blow out)'

export const tailsTalk: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "If a new café next door takes 15% of our customers, …": whoever takes them, they are lost
  [
    /\bif (?![^,?]*\b(?:banks?|platforms?|portals?|cards?|tax(?:es)?|ato|landlord|apps?|fees?|commission|surcharges?|franchis\w+)\b)[^,?]{3,60}? (?:takes?|took|steals?|stole|poach(?:es|ed)?|grabs?|pinch(?:es|ed)?|wins?|won|eats?|snaps? up|lures? away|gets?) (?=(?:\d+(?:\.\d+)? ?(?:%|per ?cent)|a (?:third|quarter|fifth|tenth)|half) (?:of )?(?:our|my|the) (?:customers?|clients?|sales|trade|business|landlords?|billings?|work|listings?)\b)/gi,
    'if we lose ',
  ],
  [
    /\bhow (?:long|soon) (?:before|until|till|would it be before) (?:we|i)(?:['’]?re| are|['’]d be| would be)? (?:in (?:trouble|strife|the red)|out of (?:cash|money)|broke|go under|sunk)\b/gi,
    'how long would the cash last',
  ],
  // "If wages rise by 3.5% next July, …": from when on is told, and no week of it is looked at
  [
    /(?<=\bif\b[^,?]{3,60}\d ?(?:%|per ?cent\b))(?: (?:from|in|as of|starting|come))?(?: next| this coming)? (?:january|february|march|april|may|june|july|august|september|october|november|december)(?= ?,)/gi,
    '',
  ],
  // "If I gave everyone a 4% rise"
  [
    /\b(?:giv(?:e|es|ing)|gave|offer(?:ed|ing)?|get(?:s|ting)?|got|award(?:ed)?) (?:everyone|everybody|(?:all )?(?:the |our |my )?(?:team|staff|crew|people|wages|agents|consultants|baristas|cooks|salespeople)|them all|all of them|each (?:person|of them)) an? (\d+(?:\.\d+)?) ?(?:%|per ?cent|percent) (?:pay )?(?:rise|raise|increase|bump)\b/gi,
    'raise staff wages by $1%',
  ],
  // "What time of day should we roster another person?"
  [
    /^\W*(?:(?:so|and|but|ok|okay)\W+)*(?:what|which) (?:time|times|hour|hours|part) (?:of (?:the )?day )?(?:should|do|could|would) (?:we|i) (?:need to )?(?:roster|put on|add|schedule|have|bring in|need) (?:an? )?(?:another|extra|more|additional|one more) [\p{L} ]{2,20}?(?= on \p{L}+days?\b|[?.!\s]*$)/iu,
    'which hours are busiest',
  ],
  // "Staying open past 3"
  [/\b(?:staying|stay|keeping|keep|being) open (?:past|beyond) (?=\d)/gi, 'opening after '],
  // "What's the risk of a loss this quarter?"
  [
    /\bwhat(?:[’']?s| is| are) the (?:risk|danger|odds|chances?|probability|likelihood) (?:of|that we make|we make|we[’']ll make) (?=an? loss\b)/gi,
    'how likely is ',
  ],
  // "How did our last four Sundays compare?"
  [
    /^\W*how (?:did|do|have) (?:our|the|my) last (two|three|four|five|six|seven|eight|\d+) ((?:mon|tues|wednes|thurs|fri|satur|sun)days) (?:compare|stack up|go|look|been)[?.!\s]*$/iu,
    'what did we take on each of the last $1 $2',
  ],
  // "If I paid a $15,000 tax bill tomorrow": the sum is told, and nothing of the tax is asked
  [
    /(?<=\b(?:if|afford|runway|pay|paying|paid)\b[^?]{0,40}\$ ?[\d,.]+k?) (?:tax|gst|bas|payg|ato) (?=(?:bill|payment|debt|instalment)\b)/gi,
    ' ',
  ],
  // "How much do we spend on people versus everything else?"
  [
    /\bhow much (?:do|did) (?:we|i) (?:spend|pay) (?:on|for) ([\p{L} ]{3,30}?) (?:versus|vs|against|compared (?:to|with)|next to) (?:everything else|(?:all )?the rest|all (?:the )?other(?:s| costs)?|all else)\b/giu,
    'what share of our costs goes on $1',
  ],
  // "How did we end the financial year?"
  [
    /\bhow did (?:we|i|things) (?:end|finish|close|wrap up|round off) (?:up )?(?:the |last )?(financial year|year|quarter|month|week)\b(?! (?:on|in|with)\b)/gi,
    'how did we go last $1',
  ],
  // "Is our marketing paying off?"
  [
    /^\W*is (?:our|the|my) ((?:marketing|advertising|portal|ad|print)(?: (?:spend|spending|budget|costs?))?) (?:paying off|working|worth (?:it|the money)|earning its keep|doing anything)(?: for us)?[?.!\s]*$/iu,
    'are we spending too much on $1?',
  ],
  // "Are we making more per hour than in winter?"
  [
    /^\W*(?:are|were) (?:we|i) (?:making|earning|taking|bringing in) (more|less) (?:per|an?|each) (hour|sale|customer|day|job|settlement|transaction)\b(?= than\b)/giu,
    'is revenue per $2 $1',
  ],
  // "What's the plan for December?"
  [
    /\bwhat(?:[’']?s| is) (?:the |our )?plan for (?=(?:next month|next week|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)[?.!\s]*$)/gi,
    'what is due in ',
  ],
  // "How long is our cash good for?"
  [
    /\bhow long (?:is|are|would) (?:our|the|my) (?:cash|money|funds|bank balance|savings) (?:be )?(?:good for|enough(?: for)?|going to last)\b/gi,
    'how long will the cash last',
  ],
  // "Raise prices or find more customers?"
  [
    /^\W*(?:(?:so|and|but|ok|okay|quick question)\W+)*(?=(?:raise|put up|lift|cut|lower|drop|reduce|trim|find|hire|spend|open|close|shut|keep|sell|buy|move|get|win|chase|increase|advertise|borrow)\b[^,?]{2,40} or (?:to )?(?:raise|put up|lift|cut|lower|drop|reduce|trim|find|hire|spend|open|close|shut|keep|sell|buy|move|get|win|chase|increase|advertise|borrow)\b[^,?]{2,40}\?\s*$)/giu,
    'is it better to ',
  ],
  // "How many days must we bill in December to break even?": a week of any time needs as many
  [
    /(?<=^\W*(?:how (?:many|much)|what)\b[^,?]{3,50}) (?:in|for|over|during) (?:(?:a|each|every|the|next|this|the coming|a normal|a typical) )?(?:month|fortnight|january|february|march|april|may|june|july|august|september|october|november|december)(?= (?:just )?to break even\b)/gi,
    '',
  ],
  // "How many sales under 1,200 weeks have we had?": the weeks are counted, by how many were sold in each.
  [
    /\bhow many (?<what>sales|customers|orders|covers|settlements|transactions|deals|days) (?<side>under|over|below|above) (?<level>\d,?\d{3}|\d{2,3}) (?<unit>weeks|months)\b/gi,
    'how many $<unit> with a number of $<what> $<side> $<level>',
  ],
  // "How many days did we bill, and at what rate?"
  [/,? and (?:at|for) what (?:average |avg )?(?:day )?rate\b(?! of)/gi, ' and what was the average day rate'],
  [/,? and (?:at|for) what (?:average |avg )?(fee|price)\b/gi, ' and what was the average $1'],
  // "Why did margin go to zero that week in July?": the lowest week of that time
  [
    new RegExp(
      String.raw`\bwhy (?:did|has|had) (?<what>[^,?.]{3,40}?) ${sinks} (?:for )?(?:that|the|one) week (?:back )?(?:in|of|during) (?<when>${stretches})`,
      'gi',
    ),
    'which was the worst week for $<what> in $<when>, and why',
  ],
  [
    new RegExp(
      String.raw`\bwhy (?:did|has|had) (?<what>[^,?.]{3,40}?) ${soars} (?:so much |so high )?(?:for )?(?:that|the|one) week (?:back )?(?:in|of|during) (?<when>${stretches})`,
      'gi',
    ),
    'which was the highest week for $<what> in $<when>, and why',
  ],
  // "Did we make money in July or not?"
  [
    tailAfter(
      /^\W*(?:(?:and|so|but|ok|okay|hey)\W+)*(?:did|do|does|is|are|was|were|have|has|had|can|could|should|will|would)\b.{8,}/,
      /,? (?:or not|yes or no|or no)(?=[?.!\s]*$)/gi,
    ),
    '',
  ],
  // "… or has it all faded?": the other side of a question of yes or no.
  [
    tailAfter(
      /^\W*(?:(?:and|so|but|ok|okay|hey)\W+)*(?:do|does|did|is|are|was|were|have|has)\b.{12,}/u,
      /,? or (?:is|are|was|were|has|have|did) (?:it|that|this|they|things|we) (?:[\p{L}’']+ ?){1,4}(?=[?.!\s]*$)/giu,
    ),
    '',
  ],
  [/(?<!\d )\bper cent\b/gi, 'percent'],
  // "The chef's off sick tomorrow, what will it cost?": what an absence comes to.
  [
    /^\W*(?:(?:and|so|but|ok|hey|hi)\W+)*(?<who>(?:(?:the|my|our|a|one of the|one of my|one of our) )?[\p{L}-]+(?: (?!is\b|has\b|are\b)[\p{L}-]+){0,2}?)(?:[’']s| is| are| has| have)?(?: just)? (?:(?:off|out|away|home|down)(?: (?:work|with the flu|with covid))?(?: (?:sick|crook|ill))?|(?:called|rung|rang|phoned)(?: up)? in (?:sick|crook|ill))(?:(?<when> (?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)| today| tomorrow| tonight|(?: for)? (?:this|next|all|the|a) (?:week|fortnight|month))?[,.;:!]+ (?:so |and )?(?=(?:what|how much) (?:will|would|does|do|did|is|are|could)\b[^?]*\b(?:cost|lose|losing|out of pocket|worth)\b)/giu,
    'if $<who> is sick$<when>, ',
  ],
  // "…, what do I tell them?": whoever asks is told the answer.
  [
    tailAfter(
      /\p{L}{3}\b.{12,}/u,
      /[,.;?!]+ *(?:so |and )?what (?:do|should|can|shall|would) (?:i|we) (?:tell|say to|answer|reply to|get back to) (?:them|him|her|(?:the|my|our) \p{L}+)(?=[?.!\s]*$)/giu,
    ),
    '?',
  ],
  // "Can we give everyone 4%?": what all are paid.
  [
    /\b(?:give|giv(?:ing|en)|hand(?:ing)?|pay(?:ing)?) (?:everyone|everybody|them all|all of them|(?:all )?(?:of )?(?:the|my|our) (?:whole |entire )?(?:staff|team|crew|people|employees|lot)|all (?:staff|employees)) (?:an? )?(?:extra )?(\d+(?:\.\d+)?) ?(?:%|per ?cent\b|pc\b)(?: (?:(?:pay|wage) )?(?:rise|raise|increase|bump|more|extra))?/gi,
    'put wages up by $1%',
  ],
  // "We pay too much for stock": what is bought, and not what lies there.
  [
    /\b(pay|pays|paid|spend|spends|spent|spending|buy|bought)(?: \w+){0,2} (for|on|in) (?:the |our )?stock\b/gi,
    '$1 $2 supplies',
  ],
  [/\bbump(?:ed|ing)? (?:up )?(?=(?:the |our )?(?:prices?|rates?|fees?|day rates?)\b)/gi, 'raising '],
  // "Do we go backwards in January?"
  [
    /\b(we|i|they) (?:go|going|went|gone) backwards?(?= (?:in|over|during|on|last|this)\b|\W*$)/gi,
    '$1 lose money',
  ],
]
