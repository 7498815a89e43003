/** Near-synonyms in texts of a small business. One group per line; a word may be in several. */

const groups = `
price, cost, charge, fee, rate, quote, dear, expensive
rise, increase, hike, raise, up, dearer, lift, higher
cut, commission, keep, take, percentage, clip, slice
discount, cheaper, lower, reduce, drop, cheap
film, video, reel, clip, movie, footage, post, viral, tiktok
photo, photograph, picture, image, photographer, shoot
customer, client, guest, patron, punter, buyer, visitor
supplier, vendor, wholesaler, provider, roaster, dairy, bakery, butcher
overrun, scope
audit, auditor, countersign, receipt
delivery, deliver, courier, platform
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
rental, letting, lease, tenant
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
close, shut, closing, shutting
half, halve, halving
switch, change, swap, move, moving
nearby, close, within, near, nearest
chase, follow, ring, call
visit, see, meet, meeting, catch
old, past, former, previous
cancel, drop, axe, ditch, scrap
bundle, premium, upgrade, package
upstairs, engineer
early, earlier, soon, sooner, quick, quicker
bill, invoice, invoicing, billing
fast, quick, quickly, soon
desk, sublet, floor
idle, bench, spare, underused
depend, hang, rely, third
client, customer, sponsor
twilight, evening
repair, approval, approve
roster, swap, shift
big, large, largest, biggest, main
audit, reconcile
price, rise, dearer
quote, price
stamp, card, loyalty, reprint
grinder, burr
trust, account, ledger
split, stage, milestone
sheet, timesheet
`

/** The groups, word by word. */
export const synonymGroups: readonly (readonly string[])[] = groups
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()))

/** Common phrases for an unnamed business. */
export const idioms: readonly (readonly [pattern: RegExp, meant: string])[] = [
  [
    /\b(?:place |one |mob |cafe |shop )?(?:down|up|across|over) the (?:road|street|hill|block)\b|\bnext door\b|\b(?:a)?round the corner\b/g,
    ' competitor ',
  ],
  [
    /\bthe (?:competition|opposition|other (?:shops|caf[eé]s|agencies|firms))\b|\bother (?:shops|caf[eé]s|agencies|firms)\b/g,
    ' competitor ',
  ],
  [/(?<=\d) ?per ?cent\b/g, '%'],
  [/\bactivity statement\b/g, ' bas statement '],
  [/\btime ?sheets?\b/g, ' timesheet '],
  [/\bset (?:us|me|you|them) back\b/g, ' cost '],
  [/\bput(?:ting|s)? ((?:(?!up\b)\w+ ){0,3})up\b/g, ' raise $1 '],
  [/\b(?:hang|depend|ride|rel[iy]e?|rest)(?:s|ing|ent|ant)? (?:are (?:we|you) )?(?:up)?on\b/g, ' '],
  [/\b(?:say(?:s|ing)?|said) yes\b/g, ' approve '],
  [/\b(?:say(?:s|ing)?|said) no\b/g, ' dismiss '],
  [/\blet(?:ting)? ((?:\w+ ){1,4})go\b/g, ' $1 '],
  [/\bops\b/g, ' operations '],
  [/\binvoices? (?:go(?:es)?|went|gone) out\b/g, ' invoices '],
  [/\bco[- ]?op(?:erative)?\b/g, ' coop '],
  [
    /\b(?:(?:biggest|largest|main|major|single|top|one) (?:client|customer|account|buyer|payer)s?|(?:client|customer)s? (?:is|are) (?:our|the) (?:biggest|largest|main)(?: one)?|(?:client|customer|revenue|income) concentration|concentrated (?:in|on))\b/g,
    ' concentration ',
  ],
]

/** A part of all that is earned, with where it comes from: "about a third of what we bill goes to the transport programme". */
const ofOnePayer =
  /\b(?:third|half|halves|quarter|quarters|thirds|fifth|tenth|most|\d+(?:\.\d+)?(?:%| per cent)) of (?:all |our |the |total )*(?:what we (?:bill|earn|sell|make|take)|billings?|sales|revenue|fees|income|turnover|work|business)\b.*\b(?:goes? to|comes? from|is (?:from|with)|are (?:from|with)|depends? on)\b/i

/** What a sentence is about beyond its own words. */
export const meantBy = (sentence: string): readonly string[] =>
  ofOnePayer.test(sentence) ? ['concentration'] : []
