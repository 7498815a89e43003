/** Questions that name a loss, a growth, a worth or a day by something else than what is measured, put as that. */

/** Before a verb: its subject is not the business itself. */
const ofLine =
  "(?<!\\b(?:we|we['’](?:re|ve)|i|it|things|they|business|company|practice|agency|shop|caf[eé])(?: (?:are|is|have|has|was|were|been|be|still|really|actually|always|only|not))* )\\b"

export const askedOtherwise: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "How much do we lose if we open an hour later?"
  [
    /\b(?:how much|what) (?:do|does|would|will|could) (?:we|i|it|that) (?:lose|cost(?: us| me)?|give up|forgo|miss out on)(?: in (?:sales|revenue|takings))? (?:if we|if i|when we|to|by|from) (clos|shut(?=\b)|open)(?:e|ing|ting)? (?=from\b|before\b|after\b|at\b|(?:an|one|two|three|half an) hours? (?:later?|earl(?:y|ier))\b)/gi,
    'what if we $1 ',
  ],
  // What customers spend with us is what they bring in.
  [
    /^(\W*(?:(?:and|well|so)\b\W*)?(?:they|he|she)) (?:spent|spend|spends|used to spend|were spending)(?: with us| here)?(?= (?:about |around )?\$)/gi,
    '$1 bring in',
  ],
  // "Are our agents earning their keep?", "how idle were we?"
  [
    /\b(?:are|do|is|does) (?:all )?(?:of )?(?:our|the|my) (agents|consultants|contractors|partners|seniors|juniors|baristas|waiters|managers|team|staff|people|salespeople)(?: all| really)? (?:earn|pull|pay|cover)(?:ing|s)? (?:their|its) (?:own )?(?:keep|way|weight|costs?)(?=\W*$)/gi,
    'which $1 sell most',
  ],
  [
    /\bhow (?:idle|underused|well used) (?:are|were|was|is|have) (?:we|the team|our (?:people|team|consultants|seniors))(?: been)?\b/gi,
    'what was our utilisation',
  ],
  // "What's our margin target?"
  [
    /\bwhat(?:['’]?s| is| are) (?:our|the|my) (?:[a-z]+ ){1,2}(target|goal|aim)s?(?=\W*$)/gi,
    'what is our $1',
  ],
  // "How many days until the audit?"
  [
    /\bhow many (?:more )?(?:days|weeks|months)(?: (?:is it|do we have|have we got|are there|left))? (?:until|till|til|to|before) (the|our|my) ([a-z]+(?: (?!ends?\b|lapses?\b|closes?\b|comes\b|expires?\b|is\b|are\b)[a-z]+)?)(?=\W*$)/gi,
    'when is $1 $2',
  ],
  // "If wages go up 4%, what do we need in extra fees?"
  [
    /\bif ([^?,;]{5,60}?),? (?:what|how (?:much|many)) (?:(?:do|would|will|must) we need (?:in|of) (?:extra|more|additional) (?:fees|sales|revenue|billings?|income|takings)|(?:extra|more|additional) (?:fees|sales|revenue|billings?|income|takings) (?:do|would|will|must) we need)(?: to (?:cover|make up for|pay for|offset) (?:it|that))?(?=\W*$)/gi,
    'how much more revenue do we need if $1',
  ],
  // "What would we save by sharing the office?"
  [
    /\b(?:how much|what) (?:would|could|can|will|do|might) (?:we|i) save (?:by |from |through |if we (?:were |started |went )?)?((?:sublet|shar|clos|outsourc|switch|cancel|dropp|stopp|stepp|leav|mov|automat|downsiz|renegotiat|bring|do)\w*ing [^?]{3,60})(?=\W*$)/gi,
    'is $1 worth it',
  ],
  [
    /\bwhat(?:['’]s| is)(?: new| waiting| there)? in (?:my|the|our) (?:ceo )?inbox(?=\W*$)/gi,
    'which memos are unread',
  ],
  // A line that grows rises; that the business does is asked of its revenue.
  [new RegExp(`${ofLine}growing\\b(?! (?:pains|season))`, 'gi'), 'rising'],
  [new RegExp(`${ofLine}grown\\b(?! (?:each|every)\\b)`, 'gi'), 'risen'],
  [new RegExp(`${ofLine}grew\\b`, 'gi'), 'rose'],
  [
    /\b((?:did|does|do) (?:our |the )?(?!(?:we|i|it|things|they|business|company)\b)[a-z]+(?: [a-z]+)?) grow\b/gi,
    '$1 rise',
  ],
  // No pay rise is given.
  [/\b(wages?|pay|salar(?:y|ies)) (?:rising|increasing)\b/gi, '$1 going up'],
  [
    /\bhow concentrated (?:is|are|was) (?:our |the )?(?:revenue|income|billing|sales|fees|clients?|customers?|client base|book|work)\b/gi,
    'what is our client concentration',
  ],
  // "Which hours on a Saturday don't pay for themselves?"
  [
    /\b(?:which|what) (?:hours?|times? of (?:the )?day) (?:(?:(?:on|of) (?:an? |the )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun|week)days?|weekends?) )?)(?:do ?n['’]?t|do not|does ?n['’]?t|are ?n['’]?t|are not|barely|hardly|never|fail to) (?:pay(?: for themselves| their way| off)?|cover (?:their|the|our) (?:own )?(?:costs?|wages)|make (?:us )?(?:any )?money|worth (?:being open|opening|it|staffing))(?=\W*$)/gi,
    'which three hours are quietest on $<day>',
  ],
  [
    /\bwhat(?:['’]?s| is) (?:our |the |my )?break[- ]?even(?: (?:point|figure|number|level))? (?:on|for|of) (?:an? |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi,
    'how much do we need to take on a $1 to break even',
  ],
  [
    /\b(how much|what) (do (?:we|i) (?:need|have)) to (take|make|sell) to break even (?:on|for) (?:an? |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/gi,
    '$1 $2 to $3 on a $4 to break even',
  ],
  // "How many did we have last week, and is that normal?"
  [
    /(?<=\w{3}),? (?:and|but) (?:is|was) (?:that|this|it) (?:a )?(?:normal|usual|typical|unusual|average|about right|high or low|more or less than usual)(?: (?:one|week|for us|figure|number|amount))*(?=\W*$)/gi,
    '? How does it compare with usual',
  ],
  // "If I drop Monday trading, what do I save?"
  [
    /\b(if|should|what about|what if) ((?:we|i) )?(?:drop(?:ped|ping)?|skip(?:ped|ping)?|scrap(?:ped|ping)?|giv(?:e|ing) up|gave up|stop(?:ped|ping)?)(?: trading| opening)?(?: on)? (?:our |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:trading|trade|opening|service))?(?=\W*$|[,.;]| (?:what|how|would|and|do|altogether|completely|entirely)\b)/gi,
    '$1 $2close on $3s',
  ],
  // "How many days did we trade in October?"
  [
    /\bif (?:we|i) close on (\w+days?),? (?:what|how much) (?:do|does|would|will|could) (?:we|i|it|that) save(?: us| me)?(?=\W*$)/gi,
    'what if we close on $1',
  ],
  [
    /\bhow many days (?:did (?:we|i) (?:trade|open)|were (?:we|you) (?:open|trading)|(?:have|had) (?:we|i) (?:traded|opened|been open))(?= (?:in|during|last|this|since|so far)\b|\W*$)/gi,
    'on how many days was revenue above $$0',
  ],
  [
    /\b(?:is|are) (?:our|the|my) ([a-z]+(?: [a-z]+)?) competitive(?=\W*$)/gi,
    'how does our $1 compare with other businesses',
  ],
  // "Can I take 5k out this month?"
  [
    /\b(?:can|could|may) (?:i|we) (?:safely )?(?:take|draw|pull|withdraw) (?:out )?(\$? ?\d[\d.,]* ?(?:k|grand|thousand)?)(?: dollars)?(?: out)?(?: (?:of|from) (?:the )?(?:business|company|account|bank|till))?(?= (?:this|next|now|today|for|a|per|each|every|at)\b|\W*$)/gi,
    'can we afford to take $1 out',
  ],
]
