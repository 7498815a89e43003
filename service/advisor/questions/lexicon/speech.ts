/** Words of manner: what people say to each other around a question. Closed classes, one word each, in lower case. */

const listed = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Greetings, thanks and apologies: a clause of these, of who is spoken to and of small words asks nothing. */
export const courtesies = listed(
  `hi hello hey hiya heya howdy yo gday g'day greetings welcome morning afternoon evening arvo goodnight dear
  thanks thank thankyou thx ty ta cheers please pls plz kindly appreciate appreciated obliged grateful regards
  sorry apologies apologise pardon excuse forgive bless bye goodbye cya happy merry hope hoping trust lovely
  welcome oi ahoy salutations tah toodles`,
)

/** Those a courtesy is said to, and what it is said with. */
export const vocatives = listed(
  `jarvin mate mates matey team all everyone everybody folks guys gang friend friends buddy champ legend boss chief
  darl love darling sir madam there again heaps lots tons bunch million advance pretty much very so kind kindly many
  warm best good great day weekend week one yourself you me us in for the a and of to have your my our well is are am
  be it that this rush worries hurry minute moment sec second time whenever`,
)

/** Words that only make a sentence go on. */
export const interjections = listed(
  `ok okay right righto alright so anyway anyhow well now then look listen see oh wow phew gosh geez jeez haha hehe lol
  lmao yeah yep nah no yes and but also just btw fyi hmm um uh cool great sweet fine actually basically honestly`,
)

/** People around the one who asks, who are none of the figures. */
export const people = listed(
  `accountant bookkeeper banker bank lender landlord landlady boss owner partner wife husband hubby missus mum mom dad
  mother father brother sister son daughter kid kids family friend lawyer solicitor auditor adviser advisor broker
  investor board director manager colleague neighbour neighbor man woman guy bloke lady cousin uncle aunt nan nanna
  mentor coach treasurer chairman chair principal founder assistant ato taxman he she they`,
)

/** What a place or a meeting is called, and no figure of: "I'm in the office", "over a coffee". */
export const surroundings = listed(
  `office shop bank store cafe café coffee lunch breakfast dinner kettle car train bus plane home house desk kitchen
  meeting board phone line hand day days morning afternoon evening night week weekend today tonight tomorrow notes
  building premises branch end head door numbers things business company team person people minute minutes ten five
  form talk newsletter homework`,
)

/** Acts of business, uninflected: a clause that has one may say what the question is about. */
export const acts = listed(
  `hire fire sack quit resign lose win sign buy sell pay charge raise cut drop open close shut move expand rent lease
  borrow lend owe invest spend order deliver cancel refund hurt steal break flood burn increase rise fall grow double
  halve add reduce lift slash save replace train roster drain leak strike break approve reject decide accept dismiss
  launch start stop change renew switch merge supply earn bill invoice settle list rob hike jump leave die kill offer
  propose promise claim sue fine audit threaten inject overcharge waste cost`,
)

/** Words that point at something said before. */
export const pointers = listed('he she they him her them his their hers theirs')
