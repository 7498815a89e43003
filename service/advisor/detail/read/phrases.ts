/** Words around names and their meaning. Words not listed here are not covered by a plan over rows. */

/** Longer phrases first, because each word is used once. */
const phrases = [
  [
    'not-money',
    /\b(?:(?:and |but )?(?:not|rather than|instead of|forget(?: about)?) (?:by |in |the )?(?:dollars?|money|value|revenue|sales|dollar value)(?: terms)?)\b/g,
  ],
  [
    'not-number',
    /\b(?:(?:and |but )?(?:not|rather than|instead of) (?:by |in |the )?(?:number|numbers|quantity|units?|volume)(?: sold)?)\b/g,
  ],
  [
    'rebate',
    /\b(?:refund(?:s|ed|ing)?|return(?:s|ed)?(?! to)|money back|credit notes?|(?:went|gone|go|going|sent|gave|given|give|brought|bring|brings|hand(?:ed)?|paid|pay|took|taken|take) (?:it |them |that |things )?back)\b/g,
  ],
  [
    'customers',
    /\b(?:(?:by|per|each|every|which|what|biggest|best|top|largest|most loyal|loyal|regular|same|new|repeat|many) (?:customers?|clients?|patients?|members?|shoppers?|buyers?|guests?|owners?|pet owners?)|(?:customers?|clients?|patients?|shoppers?|buyers?) (?:that|who|bought|buys?|names?|list))\b/g,
  ],
  [
    'people',
    /\b(?:(?:which|what|by|per|each|best|top) (?:of (?:my|our) )?(?:staff(?: members?)?|employees?|sales ?(?:person|people|rep|reps|man|woman)|reps?|team members?|workers?|mechanics?|technicians?|barbers?|stylists?|hairdressers?|nurses?|vets?|doctors?|assistants?|cashiers?|drivers?|tradies?|trainers?|instructors?|cooks?|chefs?)|who (?:sold|sells|brought|took|takes|made|makes|earned|earns|did|does|served|rang|put through))\b/g,
  ],
  [
    'stock',
    /\b(?:(?:left |remaining |still )?(?:in stock|on hand|on the shel(?:f|ves))(?: left| right)?|stock ?(?:levels?|take|on hand|count)|inventory|(?:have|got|are there|is there|do we have)(?: we)?(?: got)? (?:any )?left|(?:need|time) to re-?order|re-?order|run(?:ning)? (?:out|low)|how long will .* last)\b/g,
  ],
  [
    'item-costs',
    /\b(?:(?:gross |profit )?margins?|profit(?:able|s|ability)?|mark-?ups?|(?:make|made|making|earn) on|cost price|costs? (?:us )?(?:to (?:do|make|buy|stock|provide)|of (?:goods|stock|buying|making)))\b/g,
  ],
  [
    'ahead',
    /\b(?:will|expect(?:ed)?|forecast|predict(?:ed)?|projected|going to (?:be|sell|take|cost|come)|likely|coming up)\b/g,
  ],
  [
    'worth',
    /\b(?:should (?:we|i)|worth (?:it|keeping|stocking|selling|having|doing)|worthwhile|(?:stop|keep|quit) (?:selling|stocking|doing|offering|buying|carrying)|get rid of|discontinue|drop (?:it|them)?(?= N\d))\b/g,
  ],
  [
    'unsold',
    /\b(?:(?:did(?: not|n.?t)|have(?: not|n.?t)|has(?: not|n.?t)|never|not|no longer|stopped) (?:been |being )?(?:sell(?:ing)?|sold|moved?|moving|shift(?:ed|ing)?)(?: any ?more| any(?:thing)?| at all| one)?|(?:no|zero|without (?:any|a)?) ?sales?)\b/g,
  ],
  [
    'suppose',
    /\b(?:what if|what would happen if|what happens if|if|suppos(?:e|ing)|imagine|assum(?:e|ing)|say)\b/g,
  ],
  [
    'of-sales',
    /(?<!number |amount |value |level |total )\b(?:of|against|over|to|on) (?:our |all |all our |total |the |my |overall |every dollar (?:of )?|each dollar (?:of )?)*(?:sales|revenue|takings|turnover|income|earnings|dollar (?:we )?(?:take|earn|sell|sold))\b|\bsales (?=(?:go|goes|went|is|was|are|gets?) )/g,
  ],
  [
    'of-costs',
    /\b(?:of|against|to) (?:our |all |all our |total |the |my |overall )*(?:costs?|spending|spend|expenses?|outgoings|overheads|money out|bills|outlays?)\b|\bof what we (?:spend|pay|paid|spent)\b|\bof (?:our |the )?(?=W? ?P\d? ?spending)/g,
  ],
  [
    'share',
    /\b(?:shares?|per ?cent(?:age)?|proportion|fraction|portion|slice|chunk|how much of|what part of|cents (?:in|of|out of) (?:the|every|each) dollar|(?:ma[dk]es?|making) up|accounts? for|accounted for|contribut(?:e|es|ed)|mix)\b|%/g,
  ],
  [
    'last-time',
    /\b(?:(?:the )?last time|(?:the )?most recent(?:ly)?|the latest|when (?:did|was|were|have) (?:we |i |a |an |the |any )*(?:last|latest)|last (?:sold|paid|sell|pay|bought|buy)|since (?:we|i) last)\b/g,
  ],
  ['when', /\b(?:when|since when|(?:in )?(?:which|what) (?:week|month) did)\b/g],
  ['how-far', /\b(?:by how much|how far|how much (?:more|less|higher|lower)|what size)\b/g],
  [
    'step',
    /\b(?:jump(?:ed|s|ing)?|spik(?:ed?|es|ing)|step(?:ped)? (?:up|down)|leap|leapt|kick(?:ed)? up|shot up)\b/g,
  ],
  [
    'per-unit',
    /\b(?:(?:get|got|charge[ds]?|take|took|bring|paid|pay)?(?: (?:us|we|for|in))*(?: ?on average)? ?(?:per (?=N\d)|per (?:unit|item|piece|one|sale)|a piece|apiece|each(?= on average)|each(?= P\d| ?$| ?\?)))/g,
  ],
  [
    'price',
    /\b(?:(?:average|mean|typical|usual|our|selling|sale|sell|what) ?(?:selling )?prices?|pric(?:e|es|ed)(?! up)|charge(?:d|s)?|average (?:ticket|value|amount)|priciest|dearest|most expensive|cheapest|least expensive)\b/g,
  ],
  [
    'by-month',
    /\b(?:by (?:the )?(?:calendar )?months?|month (?:by|on) month|(?:for|in|of) (?:each|every) (?:calendar )?month)\b/g,
  ],
  [
    'typical',
    /\b(?:(?:typical|average|usual|normal|ordinary|mean) (?:day|week|month)|(?:a|per|each|every) (?:day|week|month)(?: on average)?|(?:average|mean|typical|usual)(?= N\d .*\b(?:a|per|each|every) (?:day|week|month)\b)|weekly|monthly|daily|on average|(?:typically|usually|normally))\b/g,
  ],
  [
    'best-time',
    /\b(?:(?:which|what|our|the|best|worst|busiest|biggest|strongest|weakest|quietest|slowest|top|highest|lowest|peak|single)(?: \w+)? (?:day of the week|weekday|days?|weeks?|months?))\b/g,
  ],
  ['entries', /\bhow (?:many (?:times|bills?|payments?|entries|invoices?|rows|lines|transactions)|often)\b/g],
  [
    'number',
    /\b(?:how many|(?:the )?number (?:sold|of)|(?:by |in )?(?:the )?(?:numbers?|quantity|quantities|units?|volumes?|count)(?: sold| shifted)?|popular|units? (?:sold|shifted)|most often|head ?count)\b/g,
  ],
  [
    'up',
    /\b(?:gr[eo]w(?:n|s|ing|th|ers?)?|increas(?:e|es|ed|ing)|rises?|rose|risen|rising|(?:gone|going|go|goes|went|moved|creep(?:ing)?|crept) up|climb(?:s|ed|ing)?|improv(?:e|ed|es|ing|ement)|gain(?:s|ed|ing)?|pick(?:ed|ing)? up|dearer|more expensive|costlier|pricier|lift(?:ed)?|higher|surg(?:e|ed)|boom(?:ed|ing)?|took off|taken off|(?:put|lift|rais|hik|increas|bump|push)(?:e|s|es|ed|ing|ting)? (?:up )?(?:(?:its|their|his|her|the) )?(?:prices?|rates?|fees?|charges?)(?: up)?|puts? up|up(?= (?:on|from|since|against|versus|P\d|A\d|by|with|to)| ?$| ?\?)|bigger|expand(?:ed|ing)?)\b/g,
  ],
  [
    'down',
    /\b(?:(?:cut|drop|lower|reduc)(?:e|s|es|ped|ed|ting|ping|ing)? (?:(?:its|their|his|her|the) )?(?:prices?|rates?|fees?|charges?)|f[ea]ll(?:s|en|ing)?|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|shr(?:ink|ank|unk|inking)|slip(?:s|ped|ping)?|lost (?:the )?(?:most |least )?ground|losing (?:the most )?ground|(?:gone|going|go|goes|went|moved|come|came) (?:down|backwards?)|decreas(?:e|es|ed|ing)|slump(?:s|ed)?|cheaper|lower|dip(?:s|ped)?|tank(?:ed|ing)?|slow(?:ed|ing)? down|s[aui]nk(?:ing)?|down(?= (?:on|from|since|against|versus|P\d|A\d|by|with)| ?$| ?\?)|cut|reduc(?:e|es|ed|ing|tion)|worse(?: off)?|smaller|weaken(?:ed)?|eas(?:ed|ing) off)\b/g,
  ],
  [
    'change',
    /\b(?:chang(?:e|es|ed|ing)|mov(?:e|es|ed|ement|ers?)|up or down|trend(?:s|ing|ed)?|differ(?:s|ed|ent|ence)?|track(?:s|ed|ing)?)\b/g,
  ],
  [
    'compare',
    /\b(?:compar(?:e|es|ed|ison)(?: with| to| against)?|versus|vs|against|outsell(?:s|ing)?|outsold|beat(?:s|ing)?|(?:more|less|better|bigger|worse|higher|lower|fewer) than|stack up|than|or)\b/g,
  ],
  [
    'except',
    /\b(?:except(?:ing)?(?: for)?|excluding|exclude|without|other than|apart from|besides|aside from|leav(?:e|ing) out|leave off|bar(?= N\d)|but(?= N\d)|but not|(?:that |which )?(?:is|are|was|were|isn.t|aren.t|wasn.t)? ?(?:not|n.t|isn.t|aren.t)(?: counting| including)?(?= N\d)|not counting|not including|minus|ignor(?:e|ing))\b/g,
  ],
  [
    'account-noun',
    /\b(?:accounts?|suppliers?|vendors?|payees?|expenses?|bills(?! A)|outgoings|overheads?|expenditures?|lines? of (?:cost|spending)|(?<=\b(?:which|what|whats|biggest|largest|our|the|top|highest|each|every|by|per|main|smallest|single|all|other|most|A\d|P\d) )costs?)(?! (?:us|me|you)\b)\b/g,
  ],
  [
    'lowest',
    /\b(?:least|worst|lowest|smallest|slowest|weakest|fewest|bottom|poorest|quietest|cheapest|losers?)\b/g,
  ],
  [
    'highest',
    /\b(?:most|best|top|biggest|largest|highest|greatest|strongest|number one|leading|leads?|winners?|main|dearest|busiest|best-?sellers?|favourites?|fastest)\b/g,
  ],
  ['more', /\b(?:more|less|better)\b/g],
  [
    'money',
    /\b(?:how much(?: money)?|(?:in|by) (?:dollars?|value|money|revenue|sales|takings|dollar value|worth)|dollars?|revenues?|takings|turnover|income|sales?|receipts|worth(?: of)?|money|took|takes?|taken|br(?:ing|ings|ought)(?: us)?(?: in)?|earn(?:s|ed|ing)?|ma(?:ke|kes|de)|c[oa]me(?:s)?(?: to| in)?|coming to|total(?:s|led|ed)?|s[eo]ld?|sells?|selling|sellers?|spen[dt]|spending|pay(?:s|ing)?|paid|costs?|costing|book(?:ed)?|bill(?:s|ed|ing)?|get|got|gone|go(?:es)?|went|pull(?:ed|s)? in|did|generat(?:e|es|ed)|ring up|rang up|turn(?:ed)? over|add(?:ed|s)? up(?: to)?|amount(?:ed|s)?(?: to)?|sizes?|d[io]n?e?|do(?:es|ing)?|perform(?:ed|s|ing)?|go(?:ing)?|shift(?:ed)?|move(?:d)?)\b/g,
  ],
  [
    'item-noun',
    /\b(?:items?|products?|lines?|skus?|goods|things?|services?|procedures?|treatments?|jobs?|work|stuff|articles?|pieces?|ones?|kinds?(?= of N\d)|types?(?= of N\d))\b/g,
  ],
  [
    'category-noun',
    /\b(?:categor(?:y|ies)|departments?|depts?|groups?|ranges?|types?|kinds?|sections?|aisles?|class(?:es)?|areas?|families|divisions?)\b/g,
  ],
  [
    'channel-noun',
    /\b(?:channels?|payment (?:types?|methods?)|ways? of paying|locations?|sites?|stores?|outlets?|branch(?:es)?)\b/g,
  ],
  [
    'list',
    /\b(?:list|break ?down|split(?: up)?|divided?|by|per|each|every|rank(?:ed|ing)?|show|all (?:the|our)|table)\b/g,
  ],
  ['which', /\b(?:which|what(?:'s|s)?|who)\b/g],
  ['any', /\b(?:anything|everything|something|nothing|any|all|every|total|overall)\b/g],
  ['why', /\b(?:why|how come|what happened(?: to| with)?|what drove|what is behind|reason for)\b/g],
  [
    'again',
    /\b(?:instead|again|same|too|as well|also|on top(?: of (?:that|it|this))?|what about|how about|then|now)\b/g,
  ],
] as const

export type Feature = (typeof phrases)[number][0]

const fillers = new Set(
  `a an the this that these those there here it its it's they them their he she his her i me my mine we us our ours you your of in on at by to from
for with about as into onto over under within during across through out off up is are was were be been being am do does did has have had having can could
would shall may might let lets get so just quite really very actually exactly roughly about maybe please thanks thank cheers hey hi hello mate
ok okay well oh um know tell think reckon wonder wondering see say said give show find want like need me look looking there's theres and also whole full
entire overall in-store ever yet still only even put how much what whats what's which far per lot lots bit kind sort of during total all did time
year-to-date date today's business shop our place so's s t re ve ll m d is it s quick question back each our compared between both percent number over
last this bag bags pack packs packet packets box boxes bottle bottles tin tins roll rolls jar jars tub tubs pair pairs copies
serves plates cups bunch bunches punnets sheets litres kilos next same then as has are up since until till ago been roughly altogether sum sums figure figures amount result results way`.split(
    /\s+/,
  ),
)

export type Features = {
  readonly has: (...features: readonly Feature[]) => boolean
  /** Words of a feature, as found. */
  readonly wordsOf: (feature: Feature) => readonly string[]
  /** Content words without a feature. */
  readonly left: readonly string[]
}

/** Features of the words around a skeleton's marks. */
export const featuresIn = (skeleton: string): Features => {
  const found = new Map<Feature, string[]>()
  let rest = skeleton
  for (const [feature, pattern] of phrases) {
    rest = rest.replace(pattern, (words) => {
      if (words.trim() === '') return words
      found.set(feature, [...(found.get(feature) ?? []), words.trim()])
      return ' · '
    })
  }
  const left = rest
    .split(/[\s?!.,;:·()"“”/&+–—-]+/)
    .filter((word) => word !== '' && !/^[NPWA]\d?$/.test(word) && !fillers.has(word.replace(/’/g, "'")))
  return {
    has: (...features) => features.some((feature) => found.has(feature)),
    wordsOf: (feature) => found.get(feature) ?? [],
    left,
  }
}
