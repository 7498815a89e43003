/** What people say of figures, hours and times, put as the question that it stands for. */

import { tailAfter } from './tail-after.ts'

const taken = '(?:\\$ ?[\\d,.]+ ?k?|money|cash|dollars?|revenue|takings|turnover|fees|sales|billings?|income)'
const lately = '(?:last|this|the last) (?:week|month|quarter|year|fortnight)'
const spentOn = 'what were our five biggest costs'
const goes = `(?:where (?:did|does|do|has|have) (?:all )?(?:the |our |of )*${taken}|(?:what (?:happened|happens) to|how (?:did|do) we spend) (?:every|each|all (?:of )?(?:the|our)) ${taken})(?: (?:that )?we (?:took|take|made|make|earned|earn|billed|bill|got|brought in))?(?: (?:go|gone|went|end up|disappear))?`

export const figuresTalk: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "Are we ahead of last year?"
  [
    /\b(?:ahead|in front) of (?=(?:where we were )?(?:this time )?(?:last|the (?:previous|prior)) (?:year|month|quarter|week)\b)/gi,
    'up on ',
  ],
  [
    /\b(?:are|were) we (?:running |tracking |still )?behind (?=(?:this time )?(?:last|the (?:previous|prior)) (?:year|month|quarter|week)\b)/gi,
    'are we down on ',
  ],
  // "Is profit better than at the start of the year?"
  [
    /(?<!\b(?:since|from|until|till|before|after|by) )(?<=\b(?:at|in|than|with|vs|versus|was|were|like) )(?:at |in )?the (?:very )?(?:start|beginning) of (?:the|this) (?:calendar )?year\b/gi,
    'in January',
  ],
  [
    /(?<!\b(?:since|from|until|till|before|after|by) )(?<=\b(?:at|in|than|with|vs|versus|was|were|like) )(?:at |in )?the (?:very )?(?:start|beginning) of (?:the|this) financial year\b/gi,
    'in July',
  ],
  // "More than 30 cents of every dollar"
  [
    /\b(\d{1,2}) ?(?:c|cents?) (?:of|in|out of|from|on) (?:every|each|the|a) dollar(?: (?:we|that we) (?:take|earn|bill|make|get)| of (?:sales|revenue|fees|takings))?\b/gi,
    '$1% of sales',
  ],
  // "Where did last week's takings go?", "what happened to every dollar we took in October?"
  [
    new RegExp(
      String.raw`^\W*where (?:did|does|do|has|have) (?:all )?(${lately})['’]?s (?:of )?${taken} (?:go|gone|went|end up|disappear)\W*$`,
      'gi',
    ),
    `${spentOn} $1? What was profit $1?`,
  ],
  [new RegExp(String.raw`^\W*${goes}\W*$`, 'gi'), spentOn],
  [
    new RegExp(String.raw`^\W*${goes} ((?:in |over |during )?[\p{L}\d ]{3,30}?)\W*$`, 'giu'),
    `${spentOn} $1? What was profit $1?`,
  ],
  // "Break down our costs last week", "how do last week's costs break down?"
  [
    /\b(?:(?:can|could|would) you |please )?break(?: ?down)? (?:the |our |my |all )*(?:costs?|expenses|spending|outgoings)(?: down)?\b/gi,
    spentOn,
  ],
  [
    new RegExp(
      String.raw`\bhow (?:do|did) (${lately})['’]?s (?:costs?|expenses|spending|outgoings) break ?down\b`,
      'gi',
    ),
    `${spentOn} $1`,
  ],
  // "How volatile is weekly revenue?"
  [
    /\bhow (?:volatile|variable|bumpy|lumpy|erratic|stable|steady|consistent) (?:is|are|has|have) (?:our |the )?(weekly |monthly |daily )?([a-z]+(?: [a-z]+)?)(?: been)?(?= (?:over|in|since|this|last|from)\b|\W*$)/gi,
    'what was the highest and the lowest $1$2',
  ],
  [
    /\bhow (?:much|far) (?:does|do|has|have) (?!it\b|that\b|this\b|they\b|those\b)(?:our |the )?(weekly |monthly |daily )?([a-z]+(?: [a-z]+)?) (?:swing|vary|move around|bounce around|fluctuate|varied|swung)\b/gi,
    'what was the highest and the lowest $1$2',
  ],
  // "…, just the two numbers"
  [/,? (?:just|only) (?:give me )?the (?:two |2 )?(?:numbers?|figures?)(?: please| pls)?(?=[?.!\s]*$)/gi, ''],
  // "The thinnest margin", "our healthiest margin"
  [/\b(?:thinnest|slimmest|skinniest|tightest|poorest) (?=(?:profit )?margins?\b)/gi, 'lowest '],
  [/\b(?:fattest|healthiest|richest|thickest|juiciest) (?=(?:profit )?margins?\b)/gi, 'highest '],
  // "What's the most we've ever spent on wages in a week?"
  [
    /\bwhat(?:[’']?s| is| was) the (most|least) (?:that )?(?:we|i)(?:[’']?ve| have|[’']?d| had)? (?:ever )?(?:spent|paid|spend|pay) (?:on|for) ([\p{L} ]{3,30}?) in (?:a|any|one|a single) (day|week|month|quarter)\b/giu,
    'which $3 had the $1 $2',
  ],
  // "What's the smallest week we've billed?"
  [
    /\bwhat(?:[’']?s| is| was) the (smallest|lowest|biggest|highest|best|worst|slowest|quietest|busiest|weakest|strongest) (week|month|quarter|day|weekend) (?:that )?(?:we|i)(?:[’']?ve| have|[’']?d| had)? (?:ever )?(?:billed|taken|had|made|sold|seen|done|traded)(?: ever)?(?=[?.!\s]*$)/giu,
    'which $2 was our $1',
  ],
  // "Is it the staff or the stock that's hurting us?"
  [
    /^\W*is it (?:the |our )?[\p{L} ]{3,25} or (?:the |our )?[\p{L} ]{3,25} (?:that[’']?s|that is|which is|that are) (?:really )?(?:hurting|costing|killing|eating (?:into )?|dragging down|behind|holding back) (?:us|me|the business|profit|the margin|our margin|it)(?: back| down)?(?=[?.!\s]*$)/giu,
    'what is eating into our margin',
  ],
  // "The last thing you warned me about"
  [
    /\bwhat(?:[’']?s| is| was) the (?:last|latest|most recent) (?:thing|risk|problem|issue) (?:that )?you (?:warned (?:me|us) (?:about|of)|flagged|raised)\b/gi,
    'what should we be worried about',
  ],
  // "How many hours a week are we open?"
  [
    /\bhow many hours (?:a|per|each|every) (week|day) (?:are|do) (?:we|the (?:shop|café|cafe|business|office)) (?:open|trade|trading)\b/giu,
    'how many hours were we open last $1',
  ],
  // "Which costs moved most last month?"
  [/\b(which|what) (costs?|expenses?) (?:moved|shifted|swung) (?:the )?most\b/gi, '$1 costs changed most'],
  // "Which month should we be most careful about?"
  [
    /\bwhich (month|week|quarter|season) should (?:we|i) (?:be )?(?:most )?(?:careful (?:about|of|in)|worried about|worry about(?: most)?|watch(?: out for)?(?: most)?|plan for most)\b/gi,
    'which $1 had the lowest profit',
  ],
  // "How much did the King's Birthday cost us?", "how do school holidays affect us?"
  [
    /\bhow (?:much )?(?:did|do|does|would) ((?:the |our )?(?:public holidays?|bank holidays?|long weekend|king[’']?s birthday|easter|christmas|anzac day|labour day|melbourne cup(?: day)?|australia day|boxing day|new year[’']?s(?: day)?|school holidays)) (?:cost|hurt|affect|hit|set back) (?:us|me|the business|sales|takings|fees|revenue)\b/giu,
    'did $1 hurt us',
  ],
  // "What's the biggest thing that changed between …?"
  [
    /\bwhat(?:[’']?s| is| was| were| are) the (?:biggest|main|largest|one|most important|key) (?:thing|things|change|changes|difference) (?:that |which |to have )?(?:changed|moved|shifted)\b/gi,
    'what changed most',
  ],
  // "What would halving our prices do?"
  [
    /(?<=^\W*(?:(?:and|so|but) )?(?:what|how much)(?: about)? (?:would |does |will |did |of )?)halving ((?:our|the|my) [^?,.]{3,40}?)(?= (?:do|mean|cost|bring|change|help|hurt|make|give|take|save|add)\b|\W*$)/gi,
    'cutting $1 by 50%',
  ],
  [
    /(?<=^\W*(?:(?:and|so|but) )?(?:what|how much)(?: about)? (?:would |does |will |did |of )?)doubling ((?:our|the|my) [^?,.]{3,40}?)(?= (?:do|mean|cost|bring|change|help|hurt|make|give|take|save|add)\b|\W*$)/gi,
    'raising $1 by 100%',
  ],
  // "What about if you take October as a whole against September?"
  [/\bwhat about if (?:you|we|i) (?:take|took|look at|looked at|compared?) /gi, 'compare '],
  [tailAfter(/\b(?:compare|take)\b[^?]{0,30}/, / as a whole\b/gi), ''],
  [/ (?:in|on) (?:these|those|your|the) (?:reports?|screens?|pages?|dashboards?)(?=\W*$)/gi, ''],
  [
    /,? (?:on average )?since (?:the )?(?:hours|records|figures|data)(?: that)? (?:are|were|have been|began|started|begin|start)(?: recorded)?(?=\W*$)/gi,
    '',
  ],
  // "Marketing spend is out of control, how much is it up since …?", "our rent looks huge - what share of sales is it?"
  [
    /^\W*(?:our |the |my )?([a-z]+(?: (?:spend(?:ing)?|costs?|bills?))?) (?:is|are|has been|have been|looks?|seems?|feels?|sounds?) (?:[a-z]+ ){0,3}[a-z]+(?:[,.;!]+| ?[–—-]+) *(how (?:much|far)|what|why|when|since when) (is|are|was|were|has|have|did) (?:it|they|that)\b/gi,
    '$2 $3 $1',
  ],
  [
    /^\W*(?:our |the |my )?([a-z]+(?: (?:spend(?:ing)?|costs?|bills?))?) (?:is|are|has been|have been|looks?|seems?|feels?|sounds?) (?:[a-z]+ ){0,3}[a-z]+(?:[,.;!]+| ?[–—-]+) *(what (?:share|part|percentage|proportion) of [a-z ]{3,24}?) (is|are|was|were) (?:it|they|that)\b/gi,
    '$2 $3 $1',
  ],
  // "We lost 31 managements and revenue has dropped ever since, hasn't it?"
  [
    /^\W*((?:we|our|the|my|his|her|their) [^,.;?]{5,60}?)(?:,| and|,? and|;|\.) ([^,.;?]{3,40}? (?:has|have|is|are)(?: [a-z]+){1,4}?) (?:ever )?since(?: then)?(, ?(?:has|have|is|are)n['’]?t (?:it|they))?[?.!\s]*$/gi,
    '$2 since $1$3?',
  ],
  // "The four weeks before the landlord left with the four weeks after"
  [
    /\b(?:in |over |for |of )?(?:the )?(?:\w+ )?(?:weeks|months) before ([^?,;]{4,50}?) (?:with|against|to|and|vs\.?|versus) (?:the )?(?:\w+ )?(?:weeks|months)? ?after(?: (?:that|it))?(?=\W*$)/gi,
    'before and after $1',
  ],
  [
    /\b(?:in |over |for |of )?(?:the )?(?:\w+ )?(?:weeks|months) after ([^?,;]{4,50}?) (?:with|against|to|and|vs\.?|versus) (?:the )?(?:\w+ )?(?:weeks|months)? ?before(?: (?:that|it))?(?=\W*$)/gi,
    'before and after $1',
  ],
  [/\b(?:for|in|over) the calendar year(?=\W*$)/gi, 'this year'],
  [/\bhow much are ([a-z]+(?: [a-z]+)?) (up|down) (?=since\b)/gi, 'how much is $1 $2 '],
  // "How do we get to 1,300 sales a week?": how far it is, and what brings more of them
  [
    /\b(?:how (?:do|can|could|would) (?:we|i)|what (?:would it|does it|will it) take (?:for us )?to|what do (?:we|i) (?:need|have) to do to) (?:get|climb|move|grow|go)(?: back| up)? to (\d[\d,]*) (?:sales|customers|transactions|covers|orders|coffees) ((?:a|per|each|every) week)(?=\W*$)/gi,
    'how far is the number of sales from $1 $2? How can we get more customers',
  ],
  [
    /\bis (?:the|our) number of (sales|customers|transactions|billed days) (\d[\d,]*) ((?:a|per) week)(?=\W*$)/gi,
    'how far is the number of $1 from $2 $3',
  ],
  // A comparison gives the percentage in any case.
  [
    /,? (?:and|plus|with) (?:what(?:['’]s| is) )?the (?:percentage|percent|per ?cent|%) (?:change|difference)(?=\W*$)/gi,
    '',
  ],
  // "Have fees grown? Compare the last 13 weeks with the 13 before."
  [
    /^\W*(?:have|has) (?:our |the )?([a-z]+(?: [a-z]+)?) (?:grown|risen|gone up|improved)[^?]{0,30}\? *compare (?=the\b)/gi,
    'compare $1 in ',
  ],
  // "Which hours on a Saturday could I close without losing much?"
  [
    /\b(?:which|what) hours? (?:on |of )?(?:an? |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s? (?:could|can|should|would) (?:we|i) (?:close|shut|drop|skip|not open)\b[^?]*/gi,
    'which hours are quietest on $1s',
  ],
  // "What weekday and what time of day do we bill the most?"
  [
    /\b(?:which|what) (?:week)?day and (?:which |what )?(?:time of (?:the )?day|hour|time) ([^?,;]{4,50})(?=\W*$)/gi,
    'which weekday $1? Which hour $1',
  ],
  // "Lowest the runway has been"
  [
    /\b(?:what(?:['’]s| is| was) the )?(lowest|highest|best|worst|most|least) (?:that )?(?:the |our )?([a-z]+(?: [a-z]+)?) (?:has|have) (?:ever )?been\b/gi,
    'what was the $1 $2',
  ],
  [
    /\bbefore the end of ((?:january|february|march|april|may|june|july|august|september|october|november|december|this|next|the)\b)/gi,
    'by the end of $1',
  ],
]
