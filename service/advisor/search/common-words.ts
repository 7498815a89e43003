/** Words of questions that are not part of their subject. */
const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

const stopList = listed(
  `a an the this that these those here there it its they them their theirs he his him she her hers i me my mine we us our ours you your
yours who whom whose what which when where why how whos whats whens wheres whys hows if whether of in on at by to from for with about as
into onto out up down off over under within during across through per via and or but nor so than then too also very really quite just only even
still yet ever never again already not no nope yes yeah nah ok okay hey hi hello mate please cheers thanks thank is are was were be been
being am isn isnt arent wasnt do does did don doesnt didnt dont have has had having havent hasnt can cant could will wont would shall should
may might must let lets got gonna wanna because since until till while after before ago any anybody anyone anything without some somebody someone something
everybody everyone everything nobody nothing many much more most less least few better best worse worst like seem seems all both each every other others another such same own
actually exactly roughly maybe probably apparently right well now currently recently lately today these days soon again s t d re ve ll m
know think reckon remember remind tell told say says said saying show showing list give gave find pull bring look looking see heard hear read ask asked asking
jarvin honest honestly briefly quickly summarise summarize summary sum details detail info information regarding according concerning
write writes wrote written writing mention mentions mentioned note notes noted memo memos message messages
warn warns warned warning warnings flag flags flagged raised suggested suggests propose proposes proposed recommend recommends recommended pointed point
reckons reckoned thinks thought mean means meant possible possibly possibility ought else instead anyone anybody exactly set
dollar dollars thing things stuff lot lots bit kind sort way story deal go goes going went come comes coming came get gets getting make makes made making
take takes taken took put puts want wants wanted need needs needed use uses used try tries tried happen happens happened`,
)

const weakList = listed(
  `work works worked working run runs ran turn turns turned keep keeps kept hold holds holding held leave leaves left land lands landed start starts
started stop stops stopped end ends ended move moves moved moving set call called call calls letter letters email emails report reports record records file files advice advise advised advisory advisories suggestion
suggestions mark marked urgent urgently recommendation recommendations brief briefs piece pieces idea ideas matter issue plan plans option options mob guy guys bloke lady folks people person
place outfit product products team company business shop firm name names named number numbers figure figures amount amounts reason reasons
time times date dates day days week weeks month months year years january february march april may june july august september october november december
big small high low good bad best worst wrong new old latest last next first main whole full total long far often around back away
cost costs costing price prices charge charges fee fees pay pays paid paying spend spends spent worth buy buys bought sell sells sold rate rates
wait waits waiting save saves saved saving lose loses lost losing win wins won decide decides decided decision decisions agree agrees agreed accept accepts accepted
change changes changed changing finally raise raises raising halfway portion share fraction percentage percent proportion slice chunk cut rise rises promise promises promised supposed meant expected actual happy sure road soon`,
)

/** Words that only ask, join or refer. */
export const stopWords: readonly string[] = [...stopList]

/** True for a word that only asks, joins or refers, in any form: it is not searched for. */
export const isStopWord = (word: string, form: string): boolean => stopList.has(word) || stopList.has(form)

/** True for a word that says little about the subject: a text about it need not contain it. */
export const isWeakWord = (word: string, form: string): boolean => weakList.has(word) || weakList.has(form)
