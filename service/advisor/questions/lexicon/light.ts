/** Words that narrow no question down: to leave one out changes no answer. A search may still look for them. */
import { byWord } from '../by-word.ts'
import { formsOf } from '../lemmas.ts'
import { respell } from '../wording/misspelling.ts'

/** In their uninflected form. */
const light = new Set(
  `able absolutely achieve actual add address afraid aim allow alright amount analyse analysis answer apparently
  appear apply appreciate approximate arrive aside ask assess assume attempt attention award away aware awful bad
  badly balance bare base basic basically begin behave behind being believe besides better big bigger bit bite
  blow boil boss bottom bounce break breakdown brief bright brilliant briefly bring broad budget build bunch burn call calm care
  carry case catch category cause cent cents certain chance charge check choice chunk circumstance clarify clear clever
  climb clock close cold collect comfortable comment common complete completely concern conclude condition confirm
  confuse consider consist constant contain context continue convert cope correct count cover crazy creep current
  curious currently cut damage damn date dead deal dear decent deep definitely deliver dent depend dependent
  describe detail determine diagnose dig direct direction discuss dive do dollar dollars doubt drag dramatic draw
  drive driver drop dry due during earn ease easily easy eat effect effective either else elsewhere employ end
  enough entire entirely especially essentially estimate even event eventually ever everybody everyone everywhere
  exact examine example exceed exist expect expensive experience explain extent extra eye face fact factor fair
  fairly fall familiar family far fast feel fell few fifty figure fill final finally finance financial find fine
  finish firm fix flat flow follow forget fork form formula forward front full fully fun further future gain gap
  general generally genuine genuinely get give glad good great group grow guess guide guy hand handle hang happen
  happy hard hardly hate head healthy hear heavily heavy help hey hi high higher hit hold honest honestly hope
  horrible huge hurt idea immediate impact important impression improve include including incredibly indicate
  individual inform information inside interest interested interesting inward issue item itemise job join joke
  judge jump just keen keep kick kill kind know lack large leaderboard leak learn leave let level life like limit
  line link list little live load look loose lot loud love low lower luck lucky lucrative main mainly major manage
  massive master mate math maths matter maybe mean meaning measure meet mention mess method mind minute miss
  mistake model moment money month mood morning mostly move movement much must name nature near nearly neat
  necessarily necessary need neither nervous net new nice nobody none noon normal note notice number numbers
  obvious obviously occur odd office ok okay old open operate operating opposite option order ordinary other
  otherwise out outside overall owe own owner pace paid pain panic part pass patient pattern pay paying pcm people
  percentage perfect perform performance perhaps period person personal personally phase pick picture piece place
  plain plan play please plus point poor poorly portion position positive possible possibly potential powerful
  practical precise precisely prefer prepare present pretty probably problem proceed process produce progress
  proper properly proportion prove provide pull purpose push put quality question quick quickly quiet quite raise
  rank rapid rapidly rate rather ratio reach react read ready real really reason reasonable recall receive recent
  record red refer regard regular regularly relate relation relative relatively relax relevant reliable reliant
  rely remain remember remind report represent request require respect respond responsible rest result return
  reveal review rid right ring rise risk roll root rough roughly round row rule run running safe same satisfy save
  scale scary scenario screen screwed see seem sell selling sense separate serious seriously serve service set
  settle several severe shape share sharp sheet shell shift shock short show side sign significant similar simple
  simply simulate single sit situation size slice slide slight slightly slow slump small smart soft solid somehow
  something sometimes somewhat soon sorry sort sound source spare speak special specific specifically spend split
  spot spread squeeze stack stage stand standard start state statement stay steady step still stop story straight
  strange stress strong struggle stuck study stuff stupid succeed success successful sudden suddenly suffer sum
  summary super supply support suppose sure surely surprise surprising survive suspect swear sweet swing switch
  take talk target task team tell temporary tend term terrible terribly test thank theory thin thing think third
  though thought thousand threaten tight till time tired today together ton total totally touch tough toward
  towards track trade treat trend trick trigger trip trouble true trust truth try turn turnaround type typical
  ugly understand unexpected unfortunately unless unlike unusual update upset urgent use used useful usual utterly
  value various vary version very view visible visit wait walk want warn wash waste watch way weak week weird well
  whatever whenever wherever whichever while whole wide wild willing win wise wish wonder wondering word work
  worked working worry worse worst worth write wrong year yes yet annual annually yearly calendar rolling trailing
  annualised annualized rated accountant bookkeeper hubby wife husband dad mum team's partner's somebody's reckon
  fella lads folks gang mates forwards backwards somewhere thinner tighter healthier stronger weaker smaller
  larger shorter longer quicker slower easier harder importantly overly ish ballpark rundown snapshot overview
  summarise summarize chart graph compute calculate workout average averaged twelve vs comparison comparisons
  moneywise saleswise profitwise dough bucks coin quid dosh become generate order restore always kindly expenditure nothing itself among
  bill book grateful bother anywhere bookkeeper partner banker board cafe café agency consultancy store shop
  practice studio salon clinic nobody caused anyone practically virtually`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** True for a word that says little, in any inflection. */
export const isLightWord = (word: string): boolean => formsOf(word).some((form) => light.has(form))

const byLength: ReadonlyMap<number, readonly string[]> = [...light].reduce(
  (all, word) => all.set(word.length, [...(all.get(word.length) ?? []), word]),
  new Map<number, string[]>(),
)

/** Shorter words have neighbours that mean something else. */
const leastLength = 6

/** True for a typing error of such a word: "trackin", "definately". */
export const isMistypedLight = (word: string): boolean => mistyped(word).isLight

// Each plan that a question may have is held against the same words.
const mistyped = byWord((word) => ({
  isLight:
    isLightWord(word.replace(/i?n$/, 'ing')) ||
    (word.length >= leastLength && isLightWord(respell(word, byLength) ?? word)),
}))
