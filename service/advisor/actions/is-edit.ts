/** Messages that change the draft before them. */

const polite = String.raw`^\W*(?:(?:ok|okay|great|thanks|good|nice|and|now|but|also|can you|could you|please|pls|just|then|hmm|no|actually|sorry|wait|yes|yeah|on second thoughts)[,\s]+)*`
const edits =
  /(?:make|keep) (?:it|them|that|this|the (?:first|second|last|tone|email|post|text))\b|(?:a (?:bit|little) )?(?:short|long|friendl|warm|firm|formal|brief|polit|casual|strict|soft|kind)(?:er|ier|y)?\b|(?:more|less|too|not so) \w+|add\b|include\b|mention\b|say\b(?! (?:it costs?|what|why|how|when|who|which)\b)|ask (?:them|him|her|for|if|whether|everyone)\b|attach\b|use .+ instead\b|(?:by|before) \w+(?:day)?\b|(?:say|put|word|phrase|write|reword) (?:it|this|that) (?:(?:a|bit|little|lot|much|more|less|in|way|far|too) )*(?:\w+er|\w+ly|nice|warm|kind|soft|firm|harsh|blunt|polite|formal|short|friendly)\b(?! than\b)|(?:(?:a (?:bit|little|lot)|much|way|far) )?(?:nic|gentl|warm|soft|kind|friendli|firm|tough|strict|blunt|polit)er\b|tell (?:them|her|him)\b|(?:remove|drop|delete|leave (?:out|off)|take out|cut|without|no) (?!shifts?\b|one\b)|(?:don[’']?t|do not|never) (?:mention|say|include|bring up|talk about|put|name)\b|say nothing\b|not so\b|it[’']?s too\b|leave \w+ (?:\w+ )?out\b|(?:change|swap|replace|move|shift|put)\b|(?:address|send) it\b|(?:to|for) .+ instead\b|.+ instead[.!?]*$|(?:another|one more|a second|the same|same)\b|(?:one|two) (?:less|fewer|more)\b|i[’']?m away\b|sign (?:it|off|this)\b|(?:under|in|within|at most|no more than) \d+ words\b|shorten\b|condense\b|tighten\b|rewrite\b|translate\b/i
/** "A more polite version", "half as long". */
const ofVersion =
  /(?:the |an? )?(?:(?:bit|little|lot|much|slightly|even|way|far|more|less|too|so)\s+)*(?:short|long|brief|polite|formal|friendly|casual|warm|firm|blunt|stiff|soft|kind|nice|wordy|pushy|cold|harsh|strong|personal|professional|\w{3,}(?<!aft|oth|ev|nev|nith|eith|wheth|rath|numb|numb|memb|custom|pap|quart|summ|wint)er)\b(?: (?:version|one|tone|wording|draft|please|this time))*\W*$|(?:half|twice) as (?:long|short)\b/i
/** "Only for landlords with ten homes or more". */
const narrows =
  /(?:only\s+(?!how\b|what\b|why\b)\S|just\s+(?:for|to|those|people|if|on|the ones?|our|the)\b)(?!.*\?\s*$)/i
const says =
  /(?:let (?:them|him|her|everyone) know|point out|remind (?:them|him|her|everyone)|thank (?:them|him|her|everyone)|apologi[sz]e|offer (?:them|him|her)|explain (?:that|to them))\b/i
const removes = /(?:get rid of|lose|scrap|ditch|strike)\b/i
/** "Actually $80", "no, 5% instead", "bring it down to 4%". */
const valued =
  /(?:(?:(?:change|make|set|put|raise|lower|bump|bring|cut|drop|increase|reduce|push) (?:it|that|this|them) )?(?:up |down |back |out )?|(?:actually|rather|sorry),? )(?:(?:to|at|by|up to|about) )*(?:\$\d[\d,]*(?:\.\d+)?|\d+(?:\.\d+)?(?: ?%| percent| per cent))(?: (?:instead|then|rather))?\W*$/i
/** "In bullet points please", "can you make it a list". */
const listed =
  /(?:(?:make|turn|put|set|write|show|give me|do|have) (?:it|this|that) )?(?:out )?(?:(?:in|into|as|with|using|to) )?(?:(?:a|an|short|some|brief) )*(?:bullet(?:ed|s)?|dot|numbered)[ -]?(?:points?|lists?)?\b[\s.!?]*(?:please|instead|then)?\W*$|(?:make|turn|put) (?:it|this|that) (?:into |as |in )?an? list\b/i
const led = (pattern: RegExp): RegExp => new RegExp(`${polite}(?:${pattern.source})`, pattern.flags)
const kinds = [edits, ofVersion, narrows, says, removes, valued, listed].map(led)

/** A change of manner may come with its reason. */
const [longest, longestOfManner] = [16, 30]
const ofManner = new RegExp(
  `${polite}(?:(?:make|keep|say|put) (?:it|this|that) )?(?:(?:a|bit|little|much) )*(?:\\w+er\\b(?! (?:than|for|to)\\b)|(?:more|less) \\w+)`,
  'i',
)

/** True for a message that edits the previous draft rather than requesting a new one. */
export const isEdit = (message: string): boolean =>
  message.split(/\s+/).length <= (ofManner.test(message) ? longestOfManner : longest) &&
  kinds.some((kind) => kind.test(message)) &&
  !/^\W*(?:what|why|how|when|who|which|is|are|did|does)\b|^\W*(?:say|ask|by|before)\b.*\?\s*$/i.test(message)

const ofWording =
  /(?:make|keep) (?:it|this|that) (?:(?:sound|read|a|bit|little|lot|much|more|less)\s+)*(?:short|long|friendl|warm|polit|formal|firm|brief|casual|soft|kind|nic)\w*|say (?:that |they |he |she |(?:we|i)[’'](?:d|ll|ve|re|m) |it[’']?s |it is |\w+ (?:will|can|has|is)\b)|(?:add|mention|include) (?:that|our|my|the|a line|a sentence)\b|tell (?:them|him|her)\b|(?:sign|address) (?:it|this|off)\b|shorten (?:it|this)\b/i
const ofPart =
  /(?:drop|remove|delete|cut|lose|scrap|ditch|get rid of|take out|leave out) .*\b(?:bit|line|sentence|paragraph|part|deadline|signature)\b/i
const ofDraft = [ofVersion, ofWording, says, ofPart, listed].map(led)

/** True for a change that can only be of a draft, so that other questions may have come between: "make it sound friendlier". */
export const isOfDraft = (message: string): boolean =>
  isEdit(message) &&
  (ofDraft.some((kind) => kind.test(message)) || /\b(?:email|letter|draft|text message)\b/i.test(message))
