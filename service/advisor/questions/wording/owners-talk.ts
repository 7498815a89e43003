/** What owners say of goals, days, people and decisions, put as the question that it stands for. */

import { tailAfter } from './tail-after.ts'

export const ownersTalk: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "What should our wage percentage be?", "what's our staff share, and what would be normal?"
  [
    /^\W*(?:(?:so|and|but|ok|okay)\W+)*what (?:should|ought) (?:our|the|my) ((?:[\p{L}]+ ){0,3}(?:percentage|percent|share|ratio|margin|costs?|spend|spending|bill|wages?|rent|overheads?)(?: (?:percentage|percent|share|ratio|level))?) (?:to )?be\b[?.!\s]*$/iu,
    'is our $1 too high?',
  ],
  [
    /,? (?:and )?(?:what(?:[’']?s| is| would be) (?:normal|usual|healthy|typical)|is (?:that|it) (?:a )?(?:normal|usual|healthy|typical)(?: level| share))[?.!\s]*$/iu,
    ' and what should it be?',
  ],
  [
    /^\W*(?:(?:so|and|but|ok|okay)\W+)*(?:what (?:share|percentage|proportion|part|percent)|how much) of (?:our |my |the )?(?:sales|revenue|takings|turnover|fees|income|billings?) (?:goes|go|is spent|do we spend) on ([\p{L} ]{3,30}?)(?=,? (?:and )?what should (?:it|that) be\b)/iu,
    'what is our $1 share',
  ],
  // "Can I pay myself $500 a week more?", "could I take $2,000 a month out of the business?"
  [
    /\b(can|could|should|may) (i|we|the owners?) (?:pay (?:myself|ourselves)|take|draw|pull)(?: out)? (?:an? (?:extra|additional|further) )?(\$ ?[\d,.]+k?) (?:more |extra )?((?:an?|per|each|every) (?:week|fortnight|month|quarter|year))(?: (?:more|extra|on top))?(?: out)?(?: (?:of|from) (?:the |our |my )?(?:business|company|firm|practice|agency|shop|caf[eé]|till|account))?(?=[\s?.!]*$|,| (?:and|without)\b)/giu,
    'can i draw an extra $3 $4',
  ],
  // "What open advisories do I have?": a list of what waits
  [
    /^\W*(?:(?:what|which|any|how many|are there any|do (?:i|we) have any|have (?:i|we) got any) (?:(?:of )?(?:the|my|our) )?)(?:open |new |outstanding |undecided )?advisories(?: (?:are|is|there|open|new|outstanding|undecided|do|have|i|we|got|on|at|the|moment|now|right|currently|still|left|waiting|pending|out))*[\s?!.]*$/gi,
    'list the open advisories',
  ],
  // "It went down that week, how much by?"
  [
    /^\W*([\p{L} ]{3,40}?) (?:went down|dropped|fell|slipped|dipped|shrank|slid|was down|came down) (?:in |over |during |on )?((?:the|last|that|this|\p{Lu}\p{L}+)[^,?–]*?)\s*(?:[,–;]|\s-)\s*(?:and |so )?(?:by how much|how much(?: by)?|how far)[\s?!.]*$/giu,
    'by how much did $1 go down in $2?',
  ],
  [
    /^\W*([\p{L} ]{3,40}?) (?:went up|rose|jumped|grew|climbed|was up|came up|lifted) (?:in |over |during |on )?((?:the|last|that|this|\p{Lu}\p{L}+)[^,?–]*?)\s*(?:[,–;]|\s-)\s*(?:and |so )?(?:by how much|how much(?: by)?|how far)[\s?!.]*$/giu,
    'by how much did $1 go up in $2?',
  ],
  // "If 10 more people a day came in": who comes in is a customer.
  [
    /(?<=\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|fifty|a hundred) (?:more |extra |additional |fewer |less )?)people(?=(?: (?:a|each|every|per) (?:day|week|month))? (?:came|come|comes|coming|walk(?:ed|s)?|visit(?:ed|s)?|turn(?:ed|s)? up|show(?:ed|s)? up|through the door|bought|ordered|stopped by)\b)/gi,
    'customers',
  ],
  // "We want $60,000 a week by June": a goal, and no cost
  [
    /^\W*(?:(?:we|i)(?:['’]d like| would like| want| need| must have| aim for| hope for)|(?:our|my|the) (?:goal|target|aim) is)(?: to (?:make|take|bill|do|reach|hit|get to|turn over|be (?:at|on)))? (\$ ?\d[\d,.]* ?k?) ((?:a|per|each) (?:week|month)) (by [^,.;?]{3,24})[?.!\s]*(?:is (?:that|it|this) (?:realistic|possible|doable|likely|on|achievable)[?\s]*)?$/gi,
    'will revenue reach $1 $2 $3?',
  ],
  [/\btotal (?=[a-z]+(?: [a-z]+)? and total )|(?<=\btotal [a-z]{3,20}(?: [a-z]{3,12})? and )total /gi, ''],
  // "A casual on the floor wants …": where somebody works
  [
    /(?<=\b(?:casual|waiter|waitress|barista|staff|people|team|hand|person|girl|guy|bloke|kid|manager|someone|junior|server|crew|one)s?) on the floor (?=(?:who )?(?:wants?|asks?|asked|has asked|have asked|is asking|are asking|works?|working|is (?:late|slow|great|good|paid|rostered|rude|always|never)|keeps?|costs?|earns?|should|could)\b)/gi,
    ' ',
  ],
  [
    /(?<!\b(?:what|which|where|who)\b[^,.?]*)\b(should|would|could)n['’]?t (?=(?:i|we|you|it|that)\b)/gi,
    '$1 ',
  ],
  [
    /\bwhat (?:do|must|should|have) (?:i|we)(?: (?:have|need|got))?(?: to)? decide(?: on| about)?(?=\W*$)/gi,
    'which decisions are still open',
  ],
  [
    /\bhow(?:['’]?s| is| has| have)? (?:the|our) (?:place|shop|joint|caf[eé]|office|firm|agency) (?:been )?(?:going|doing|travell?ing|tracking|faring)\b/gi,
    'how is the business going',
  ],
  // "What did we lose on spoilage?", "how much food did we throw out?"
  [
    /\b(?:what|how much) (?:do|did|have|are) (?:we|i) (?:lose|lost|losing) (?:on|to|in|through|from) (?:\w+ ){0,2}?(?:waste|wastage|spoilage)\b(?: of (?:food|stock|milk|bread))?/gi,
    'how much did we spend on food waste',
  ],
  [
    /\bhow much (?:food|stock|milk|bread|product)? ?(?:do|did|have|are|were) (?:we|they) (?:throw(?:n|ing)?|chuck(?:ed|ing)?|bin(?:ned|ning)?|threw|toss(?:ed|ing)?)(?: (?:out|away))?/gi,
    'how much did we spend on food waste',
  ],
  [
    /\bwhat(?:['’]s| is) our (?:food )?(?:waste|wastage|spoilage)(?=\W*$)/gi,
    'how much do we spend on food waste in a week',
  ],
  // "What do we have to take so that we don't lose money?"
  [
    tailAfter(
      /\b(?:need|needs|must|have to|required|enough|sell|take|bill)\b[^?]{0,60}/,
      /\b(?:just )?(?:to (?:just )?not|not to|so (?:that )?we (?:don['’]?t|do not)) (?:lose|losing|make)(?: any)? (?:money|a loss|losses)\b/gi,
    ),
    'to break even',
  ],
  [
    /\brank (?:our |the |all )*(?:cost lines?|costs|expenses|lines of cost) by (?:growth|increase|how (?:much|fast|far) they(?:['’]ve| have)? (?:grown|gone up|risen|climbed))\b/gi,
    'which costs grew the most',
  ],
  [
    /,? (?:in )?(?:the |a )?(?:best[ -]case(?: and| or|,| to)+(?: the)? worst(?:[ -]case)?|worst[ -]case(?: and| or|,| to)+(?: the)? best(?:[ -]case)?|best and worst(?:[ -]case)?)(?: scenarios?)?(?=\W*$)/gi,
    ' with a low and a high',
  ],
  [/\b(?:for|in|over|of) each of the (last|past) (\w+) (weeks|months)\b/gi, 'by the $3 over the $1 $2 $3'],
  // "How sure are you that November will be better than October?" asks whether it will.
  [
    /\bhow (?:sure|certain|confident|positive) (?:are you|is it) (?:that )?([^?]{3,60}?) (?:will|is going to|are going to) /gi,
    'will $1 ',
  ],
  [
    /\bthis (year|quarter|month|week) (vs\.?|versus|v|against|compared (?:to|with)|or) last(?=\W*$)/gi,
    'this $1 against last $1',
  ],
  // "Three bullets for my newsletter about how the autumn has gone"
  [
    /^\W*(?:please )?(?:(?:give|write|draft|make|do) (?:me |us )?)?(?:a |an |some |one |two |three |four |five |\d )?(?:short |quick )?(?:bullet points?|dot points?|bullets?|paragraphs?|lines|sentences|blurb|summary)(?: for (?:my|our|the) [a-z -]{3,30}?)? (?:about|on|of|saying) how (?:the |this |last |our )?([a-z]+(?: quarter)?) (?:went|has gone|is going|has been going|was)(?: for us)?(?=\W*$)/gi,
    'how did $1 go',
  ],
  // "What's changed since I was last here in August?"
  [
    /\bwhat(?:['’]?s| has| is)? (?:changed|different|moved)(?: (?:here|for us|with us|in the business))? since (?:(?:i|we) [^,.?;]{2,40}? )?(?:in |on )?((?:early |late |last |the )?[a-z0-9]+(?: (?:fortnight|week|month|quarter|year|weeks|months))?(?: ago)?)(?=\W*$)/gi,
    'how did revenue and profit last week compare with $1',
  ],
  // "How many days did we bill, and how many could we have?"
  [
    /\bhow many (?:billable |working )?(?:days )?(?:could|can|should) (?:we|they|the team)(?: have)?(?: bill(?:ed)?)?(?=(?: in [a-z]+)?\W*$)/gi,
    'what was our utilisation',
  ],
  [/\bpay(?:ing)? (?:off|back) (?=an? (?:new )?\$ ?\d)/gi, 'pay for '],
  // "What does Tuesday after 3 bring in?"
  [
    /\bwhat (do|does|did) (?:an? |the |our )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?((?: (?:mornings?|afternoons?|evenings?|nights?))?(?: (?:after|before|from|until) \d{1,2}(?:[ .:]?\d\d)? ?(?:am|pm)?)?) (?:bring in|make(?: us)?|take(?: in)?|earn(?: us)?|do(?: for us)?)(?=\W*$)/gi,
    'how much do we take on $2s$3',
  ],
  [
    /(?<=days? )(after|from) ([1-7])(?! ?(?:am|pm|:|\.\d|%|o|\d| (?:weeks|days|months|sales)))(?=\W*$)/gi,
    '$1 $2 pm',
  ],
  // "How many managements do we have left?": how many there are, and not how many went
  [
    /\b(how many [^?]{3,40}?) (?:do we (?:still )?have left|are (?:still )?left|remain|do we have remaining)(?=\W*$)/gi,
    '$1 do we have now',
  ],
  // "Why was the margin zero in July?"
  [
    /\bwhy (was|is|were|are) ((?:the |our )?(?:margins?|profits?|sales|takings|revenue|fees|billings?)) (?:zero|nil|nothing|in the red|so (?:bad|poor|terrible)|terrible|awful|rubbish|shocking)\b/gi,
    'why $1 $2 so low',
  ],
  [/\bhow many days (?:were )?(billed|sold)\b/gi, 'how many $1 days'],
  // "Summarise this firm's financial position", for somebody from outside
  [
    /\b(?:summari[sz]e|outline|describe|give (?:me|us) (?:a summary|an outline|an overview|a picture) of|what(?:['’]s| is)) (?:this|the|our|your) (?:firm|company|business|agency|caf[eé]|practice)(?:['’]s)?(?: current)?(?: financial)? (?:position|health|performance|situation|state|standing|shape)\b/gi,
    'how is the business going',
  ],
  [
    /\bhow(?:['’]s| is| has) (?:this|your) (?:firm|company|business|agency|caf[eé]|practice) (?:been )?(doing|going|performing|travelling)\b/gi,
    'how is the business going',
  ],
  [
    /^\W*(?:i[’']?m|i am|we[’']?re) (?:from|with|at) (?:the|your|our|their) (?:bank|lender|insurer|accountants?|auditors?|tax office|landlord)[,.;:–-]+ *(?=\w)/gi,
    '',
  ],
  [
    /\b(?:(?:client|customer|revenue|income) concentration|concentration of (?:income|revenue|fees|sales|billings?)(?: (?:by|among|in) (?:clients?|customers?))?)\b/gi,
    'who is our biggest client',
  ],
  // "Which weekday do our people bill the most?"
  [
    /\bdo(?:es)? (?:our|the|my) (?:people|team|staff|consultants|agents|crew|guys) (bill|sell|take|settle|list|bring in)\b/gi,
    'do we $1',
  ],
  // "… to decide, in order of urgency"
  [
    tailAfter(
      /\b(?:decid|decision|advisor|approv|outstanding|open|waiting|pending)[^?]{0,40}/,
      /,? (?:(?:sorted |ranked |listed )?(?:in order of|by) (?:urgency|priority|importance)|(?:the )?most (?:urgent|important|pressing) (?:ones? )?first)(?=\W*$)/gi,
    ),
    '',
  ],
  // "Last Sunday, and was that better than the Sunday before?"
  [
    /\b(last )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)( just gone| just past)?(?=\b)([^?]{0,80}?) the \2 (?:before|prior)(?: that(?: one)?)?(?=\W*$)/gi,
    'last $2$4 the $2 before last',
  ],
  // "Would we save more in wages than we'd lose?", of a step
  [
    /\b(?:would|will|do|could|can) (?:we|it|that|i) save more (?:in|on|from) [^,.;?]{1,25}? than (?:we|it|that|i)(?:['’]d| would| will)? (?:lose|give up|miss(?: out on)?|forgo)(?: (?:in|on) (?:sales|takings|revenue|trade|fees))?\b/gi,
    'is it worth it',
  ],
  [
    /\b(?:would|will|do|are) (?:the |our )?[^,.;?]{1,20}? (?:(?:we|it|that)(?:['’]d| would)? )?(?:saved?|saving) (?:be )?(?:more|bigger|greater|worth more) than (?:the |our )?(?:sales|takings|revenue|trade|fees|income) (?:that )?(?:(?:we|it|that)(?:['’]d| would)? )?los[et]\b/gi,
    'is it worth it',
  ],
]
