/** Words of manner: what people say to each other around a question. Closed classes, one word each, in lower case. */

const listed = (words: string): ReadonlySet<string> =>
  new Set(words.split(/\s+/).filter((word) => word !== ''))

/** Thanks and pleas, which close a message as well as they open one. */
export const closings = listed(
  `thanks thank thankyou thx ty ta cheers please pls plz kindly appreciate appreciated obliged regards bye cya tah`,
)

/** Greetings, thanks and apologies: a clause of these, of who is spoken to and of small words asks nothing. */
export const courtesies: ReadonlySet<string> = new Set([
  ...closings,
  ...listed(
    `hi hello hey hiya heya howdy yo gday g'day greetings welcome morning afternoon evening arvo goodnight dear
    grateful sorry apologies apologise pardon excuse forgive bless goodbye happy merry hope hoping trust lovely oi ahoy`,
  ),
])

/** Said only in courtesy: "no rush", "you're a legend". */
const niceties = listed(
  'jarvin mate mates matey buddy champ legend star gem hero boss chief darl love darling sir madam rush worries hurry whenever folks everybody guys gang',
)

/** Those a courtesy is said to, and what it is said with. */
export const vocatives: ReadonlySet<string> = new Set([
  ...niceties,
  ...listed(
    `team all everyone friend friends there again heaps lots tons bunch million advance pretty much very so kind many warm
    best good great day weekend week one yourself you me us in for the a and of to have your my our well is are am be it
    that this minute moment sec second time`,
  ),
])

/** True for a word that is said in courtesy alone. */
export const isNicety = (word: string): boolean => niceties.has(word) || courtesies.has(word)

/** Words that only make a sentence go on. */
export const interjections = listed(
  `ok okay right righto alright so anyway anyhow well now then look listen see oh wow phew gosh geez jeez haha hehe lol
  lmao yeah yep nah no yes and but also just btw fyi hmm um uh cool great sweet fine actually basically honestly here we go goes`,
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
  form talk newsletter homework catch-up catchup bet argument debate visit chat call`,
)

/** Acts of business, uninflected: a clause that has one may say what the question is about. */
export const acts = listed(
  `hire fire sack quit resign lose win sign buy sell pay charge raise cut drop open close shut move expand rent lease
  borrow lend owe invest spend order deliver cancel refund steal break flood burn increase rise fall grow double
  halve add reduce lift slash save replace roster drain leak strike break approve reject decide accept dismiss
  launch start stop change renew switch merge supply earn bill invoice settle rob hike jump leave offer
  propose claim sue audit threaten inject overcharge waste cost`,
)

/** What somebody holds to be so may be what is asked about: "Dave reckons we are behind". */
export const reports = listed(
  'say says said saying think thinks thought reckon reckons reckoned swear swears claim claims claimed believe believes suspect suspects feel feels told tells insist insists',
)

/** Words that say what to leave out or to look at alone. */
export const narrows = listed(
  'only except excluding without ignore ignoring count counting instead apart exclude including include',
)

/** Words that point at something said before. */
export const pointers = listed('he she they him her them his their hers theirs')
