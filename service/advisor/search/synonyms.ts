/** Words that mean nearly the same in the writing of a small business. Each line is one group; a word may be in several. */

const groups = `
price, cost, charge, fee, rate, quote, dear, expensive
rise, increase, hike, raise, up, dearer, lift, higher
cut, commission, keep, take, percentage, clip, slice
discount, cheaper, lower, reduce, drop, cheap
film, video, reel, clip, movie, footage, post
photo, photograph, picture, image, photographer, shoot
customer, client, guest, patron, punter, buyer, visitor
supplier, vendor, wholesaler, provider
delivery, deliver, courier, platform, truck
coffee, bean, roaster, espresso, flat, latte
dairy, milk, butter, cream
bread, bakery, baker
chef, cook, kitchen
barista, floor, waiter
burr, grinder
staff, team, employee, crew, worker, people
roster, shift, rota, schedule
wage, pay, salary, payroll, overtime
hire, recruit, advertise, employ
dismiss, sack, fire, notice
contractor, freelancer, subcontractor, subbie, temp
licence, license, permit, registration
lease, tenancy, landlord, rent
renew, renewal, extend, extension, rollover
expire, lapse, end, close, finish, expiry, cutoff, deadline
insurance, insurer, policy, cover, indemnity, claim
certificate, document, paper
statement, bas, gst
audit, auditor, inspector, inspection, check
inspection, viewing, open
bank, lender, finance, loan, mortgage
broker, bank
settlement, settle, exchange, contract
reconcile, reconciliation, match, unmatched
signature, sign, countersign, signed
approve, approval, permission, consent, authorise
limit, cap, maximum, ceiling
leave, left, go, quit, depart, departure, exit, walk
reason, because, why, explanation
complain, complaint, grumble, unhappy
repair, fix, maintenance, mend
tap, plumber, plumbing, leak, drip, dripping
burst, pipe, main, flood
empty, vacant, vacancy, idle, spare, bench
rental, let, letting, lease, tenant
tenant, renter
home, house, property, unit, management
listing, list, property
auction, hammer
appraisal, valuation, enquiry
neighbour, neighbor, street
portal, realestate, domain, tier, bundle
advertisement, advert, ad, advertise, advertising, journal, newspaper, paper, print
card, stamp, loyalty
screen, display
window, shopfront
meeting, meet, briefing, catch
desk, office, room, sublet, space
sublet, sublease, rent, license
engineer, neighbour
invoice, bill, billing
timesheet, sheet, time
report, document, folder
proposal, bid, tender, pitch
pilot, trial, test
programme, program, project, engagement
sponsor, client, contact
hospital, health
council, authority, government
water, authority
competitor, rival, nearest, nearby
consultant, senior, adviser
partner, principal, director
diagnostic, fixed
holiday, christmas, break
morning, early, dawn
evening, dinner, night
noon, midday, lunch
soup, lunch
brunch, breakfast
till, register, counter
wait, delay, late, slip, slipped, stuck, overdue, held, hold
agree, accept, agreement
save, saving, cheaper
lose, loss, lost
tax, ato
cash, money, reserve, runway
share, part, portion, third, half, chunk, proportion
week, fortnight
buy, purchase, get, source, order
sell, sale, sold
need, want, require, look, looking
print, printing
weight, kilo, kg
second, spare
reward, free, house
website, web, online
chase, ring, call, phone
write, letter, email
manager, boss, head
move, bring, shift, swap
stop, cancel, end, drop, pull
start, begin, launch
show, screen
trip, travel
portion, plate
`

/** The groups, word by word. */
export const synonymGroups: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()))

/** What people say for a business that is not named. */
export const idioms: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [
    /\b(?:place |one |mob |cafe |shop )?(?:down|up|across|over) the (?:road|street|hill|block)\b|\bnext door\b|\b(?:a)?round the corner\b/g,
    ' competitor ',
  ],
  [
    /\bthe (?:competition|opposition|other (?:shops|caf[eé]s|agencies|firms))\b|\bother (?:shops|caf[eé]s|agencies|firms)\b/g,
    ' competitor ',
  ],
  [/\bactivity statement\b/g, ' bas statement '],
  [/\btime ?sheets?\b/g, ' timesheet '],
  [/\bco[- ]?op(?:erative)?\b/g, ' coop '],
]

const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

const stopList = listed(
  `a an the this that these those here there it its they them their theirs he his him she her hers i me my mine we us our ours you your
yours who whom whose what which when where why how whos whats whens wheres whys hows if whether of in on at by to from for with about as
into onto out up down off over under within during across through per via and or but nor so than then too also very really quite just only even
still yet ever never again already not no nope yes yeah nah ok okay hey hi hello mate please cheers thanks thank is are was were be been
being am isn isnt arent wasnt do does did don doesnt didnt dont have has had having havent hasnt can cant could will wont would shall should
may might must let lets got gonna wanna because since until till while after before ago any anybody anyone anything some somebody someone something
everybody everyone everything nobody nothing many much more most less least few better best worse worst like seem seems all both each every other others another such same own
actually exactly roughly maybe probably apparently right well now currently recently lately today these days soon again s t d re ve ll m
know think reckon remember remind tell told say says said saying show showing list give gave find pull bring look looking see heard hear read ask asked asking
jarvin honest honestly briefly quickly summarise summarize summary sum details detail info information regarding according concerning
write writes wrote written writing mention mentions mentioned note notes noted memo memos message messages
thing things stuff lot lots bit kind sort way story deal go goes going went come comes coming came get gets getting make makes made making
take takes taken took put puts want wants wanted need needs needed use uses used try tries tried happen happens happened`,
)

const weakList = listed(
  `work works worked working run runs ran turn turns turned keep keeps kept hold holds holding held leave leaves left land lands landed start starts
started stop stops stopped end ends ended move moves moved moving set call called call calls letter letters email emails report reports record records file files advice advise advised advisory advisories suggestion
suggestions recommendation recommendations brief briefs piece pieces idea ideas matter issue plan plans option options mob guy guys bloke lady folks people person
place outfit product products team company business shop firm name names named number numbers figure figures amount amounts reason reasons
time times date dates day days week weeks month months year years january february march april may june july august september october november december
big small high low good bad best worst wrong new old latest last next first main whole full total long far often around back away
cost costs costing price prices charge charges fee fees pay pays paid paying spend spends spent worth buy buys bought sell sells sold rate rates
wait waits waiting save saves saved saving lose loses lost losing win wins won decide decides decided decision decisions agree agrees agreed accept accepts accepted
change changes changed changing finally supposed meant expected actual happy sure road`,
)

/** True for a word that only asks, joins or refers, in any form: it is not looked for. */
export const isStopWord = (word: string, form: string): boolean => stopList.has(word) || stopList.has(form)

/** True for a word that says little about the subject: a text that is about it need not have it. */
export const isWeakWord = (word: string, form: string): boolean => weakList.has(word) || weakList.has(form)
