/** The words of each concept. */

export const words = {
  revenue: 'revenue revenues sales takings turnover income topline takes',
  profitMargin: 'margin margins profitability profitable',
  profit: 'profit profits earnings bottomline',
  cashRunwayWeeks: 'cash runway liquidity',
  transactions:
    'transactions customers customer covers footfall traffic guests visitors orders settlements listings managements volume clients patrons diners bookings demand busy utilisation utilization',
  revenuePerTransaction: 'ticket basket atv',
  costs: 'costs cost expenses expense overheads overhead outgoings spending spend',
  staff: 'staff wages wage labour labor payroll salaries salary roster rosters team',
  supplies:
    'supplies ingredients supplier suppliers wholesaler wholesalers contractor contractors subcontractor subcontractors stock food drink',
  premises: 'premises',
  marketing: 'marketing advertising adverts ads campaign campaigns promotion promotions',
  price:
    'price prices pricing fees fee charge charges charging rates commission commissions discount discounts',
  up: 'up rise rises rose risen rising raise raises raising increase increased increases increasing grow grew growing growth jump jumped climb climbed higher more lift hike gain gained extra add added double doubles doubled dearer pricier hikes surge surges soar soars spike spikes jumps climbs climb lifts lifting bump bumps',
  down: 'down fall falls fell fallen falling drop drops dropped dropping decline declined declining decrease decreased lower lowered cut cuts cutting reduce reduced reducing trim shrink shrank dip dipped slump slumped slip slipped lose lost losing less fewer slow slowed save sank worse halve halves halved cheaper discount discounts loses eases reduces decreases shrinks',
  change: 'change changed changes move moved moving different swing',
  hire: 'hire hiring employ recruit recruiting',
  why: 'why reason reasons cause caused causes drove driver drivers driving',
  if: 'if suppose supposing assuming imagine',
  best: 'best busiest strongest highest top peak biggest most',
  worst: 'worst quietest slowest weakest lowest quiet deadest least',
  day: 'day days weekday weekdays weekend weekends',
  hour: 'hour hours time times',
  week: 'week weeks',
  compare: 'compare compared comparing comparison versus vs against than',
  industry: 'industry benchmark benchmarks sector peers typical normal',
  risk: 'risk risks risky danger dangers worry worried worries worrying threat threats concern concerns concerned exposed vulnerable afraid problem problems trouble',
  todo: 'priorities priority recommend recommendation recommendations suggest suggestion suggestions advise todo action actions advice urgent',
  improve: 'improve improving boost fix better strengthen protect',
  trend: 'trend trends trending heading direction forecast predict prediction outlook expect future',
  focus: 'focus goal goals objective objectives aim plan strategy target targets',
  record: 'memo memos brief briefs advisory advisories nudge nudges',
  said: 'said say told advised wrote written mentioned remind suggested recommended',
  source:
    'formula source sources calculated calculate calculation computed derived method provenance explain',
  figure: 'figure figures number numbers value',
  back: 'it that this them those one',
  greeting: 'hi hello hey morning afternoon evening gday greetings',
  thanks: 'thanks thank cheers appreciated',
  bye: 'bye goodbye',
  unread: 'unread inbox',
} as const

/** An idea that a word or phrase can stand for. */
export type Concept =
  | keyof typeof words
  | 'beside'
  | 'month'
  | 'overview'
  | 'expenses'
  | 'lasting'
  | 'identity'
  | 'percent'
  | 'act'
  | 'sure'
  | 'afford'
  | 'yesterday'
  | 'past'
  | 'dollars'
  | 'opening'
  | 'break-even'
  | 'told-price'
  | 'unchanged'
  | 'other'
