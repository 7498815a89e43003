/** Ways of asking for a plan, a goal, a gain or what is open, put as the question that it stands for. */

const asks = String.raw`(?:^|(?<=[.;!:] |, |\band ))`

export const askingTalk: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "Give me a plan to win them back": what to do about it
  [
    /^\W*(?:(?:can|could|would) you )?(?:please )?(?:(?:give|make|write|draw up|build|draft|put together|show|i need|i want|we need|i[’']d like)(?: (?:me|us))? )?an? (?:quick |short |simple |rough |clear )?(?:action |game |recovery |rescue )?plan (?:to|for how to|for|of how to) (?=\p{L}+ (?!week|month|posts?\b))(?!the week|the next|the coming|next week|instagram|facebook|social|posts?|posting)/giu,
    'how do we ',
  ],
  // "What do you think of hiring a second cook?", "your view on opening Sundays"
  [
    /^\W*(?:(?:so|and|but|ok|okay|hey|hi)\W+)*(?:what(?:[’']?s| is| are|[’']?re)? (?:your|jarvin[’']?s|the) (?:view|views|take|opinion|thinking|thoughts?|feeling|read)(?: here| overall)? (?:on|about|of)|what (?:do|would|did) you (?:think|reckon|make|say) (?:of|about|to)|(?:any |your |quick )?(?:thoughts?|opinions?|views?) (?:on|about)|how do you feel about|do you (?:like|rate) (?:the idea of|us)|what about the idea of|where do you stand on) (?:us |our |the idea of |me )?(?=\p{L}{2,}ing\b)(?!anything|everything|something|nothing|morning|evening|trading\b|billing|pricing|marketing|roofing|staffing|advertising|training|parking|rostering|catering|bookkeeping|accounting|banking|cleaning|listing|meeting|building|booking|spending|earning|opening hours|having\b|going\b)/iu,
    'is it worth ',
  ],
  // "How much should we keep aside for a bad quarter?": what is there, against what a week costs
  [
    /^(?![^?]*\b(?:tax(?:es)?|gst|bas|super(?:annuation)?|payg)\b)\W*(?:(?:so|and|but|ok|okay)\W+)*(?:how (?:much|big|large)|what(?: size| kind of| sort of)?)\b[^?]{0,30}\bshould (?:we|i|a business like ours) (?:\p{L}+ )?(?:have|keep|hold|set|put|leave|be keeping|be holding|build up|maintain|aim for)\b[^?]{0,20}\b(?:aside|away|in reserve|reserves?|buffer|cushion|safety net|back|for a (?:bad|rainy|slow|lean|quiet|tough) (?:day|patch|spell|stretch|\p{L}+))\b[^?]*|^\W*how (?:big|large|much) (?:of )?(?:a |an |our )?(?:cash )?(?:buffer|reserves?|cushion|safety net) (?:should|do) (?:we|i) (?:have|keep|hold|need|want)\b[^?]*|^\W*have (?:we|i) (?:got )?enough (?:cash |money )?(?:in reserve|put aside|set aside|put away|of a (?:buffer|cushion))\b[^?]*/iu,
    'is our cash buffer big enough',
  ],
  // "What's our goal for the quarter?", "do we have a target?"
  [
    new RegExp(
      String.raw`${asks}(?:what(?:[’']?s| is| are)|do (?:we|i) have|have (?:we|i) (?:got|set)|is there|remind me of) (?:our |my |the |an? |any )(?:current |main |big )?(?:goals?|targets?|objectives?|aims?)(?: set)?(?: (?:for|this|over|in) (?:the |this |next |our )?(?:business|week|month|quarter|half|year|financial year|company))?(?=[?.!\s]*$)`,
      'gi',
    ),
    'what is our focus',
  ],
  [
    new RegExp(
      String.raw`${asks}what are (?:we|i) (?:aiming|going|shooting|working) (?:for|towards?)(?: (?:for|this|over|in) (?:the |this |next )?(?:week|month|quarter|half|year|financial year))?(?=[?.!\s]*$)`,
      'gi',
    ),
    'what is our focus',
  ],
  // "How much extra would we make if …", "how much better off would we be with …"
  [
    /\bhow much (?:extra|better off|richer|further ahead) (would|could|will|might) (we|i|it) (?:make|be|get|earn|bring in)\b/gi,
    'how much more $1 $2 make',
  ],
  [/\b(would|could|will) (we|i) (make|earn|get|bring in) extra (?=if\b|with\b|by\b)/gi, '$1 $2 $3 more '],
  [/\bhow much more would (we|i) make with (?=\d)/gi, 'how much more would $1 make if we had '],
  [
    / (?:at|on) (?:the|our) (?:current|present|usual|same|going|normal) (?:rate|price|prices|rates)(?=[?.!\s]*$)/gi,
    '',
  ],
  // "What's left for me to decide this week?"
  [
    /\b(?:what(?:[’']?s| is)|anything|is there anything) (?:still )?left (?:for (?:me|us) )?to (decide|sign off|approve)(?: on)?(?: (?:this week|today|now|right now))?(?=[?.!\s]*$)/gi,
    'what is still to decide',
  ],
  // "Are we hitting 1,300 sales a week?"
  [
    /\b(are|were) (we|i) (?:currently |still |really |actually )?(?:hitting|doing|making|getting|selling|managing|clearing|meeting|seeing|billing) (?=(?:the |our )?\$? ?\d)/gi,
    '$1 $2 above ',
  ],
  // "A text message I can send the broker to ask for a date"
  [
    /\b((?:write|draft|give|make|do)(?: (?:me|us))? (?:an? |some )?(?:\w+ )?(?:text message|text|sms|message|email|e-mail|note|letter|reply)) (?:that |which )?(?:i|we) (?:can|could|should) (?:just )?(?:send|forward|give|text|email|use for)(?: to)? /gi,
    '$1 to ',
  ],
  // "Above the four week average": an average of the weeks just before
  [
    /(?<=\b(?:against|with|to|than|above|below|on|under|over|from|versus|vs|beat|beside) (?:the |our )?)(?:last )?(\d+|two|three|four|five|six|eight|ten|twelve|thirteen)[ -](week|day)s? average\b/gi,
    '$1 $2s before',
  ],
  // "How does last week stack up against the average?"
  [
    /\bhow (?:does|do|did) (.{2,40}?) (?:stack|measure|shape|size) up (?:against|to|with|beside|next to) (?=[^?]*\b(?:averages?|usual|normal|typical|last|weeks?|months?|before|years?|quarters?)\b)/gi,
    'compare $1 with ',
  ],
]
