/** Terms of customers and of the trades. */
import type { Entries } from './entry.ts'

const crm = 'customers counted one by one, such as by a loyalty card or a customer list'

export const tradeTerms: Entries<
  | 'churn'
  | 'retention'
  | 'conversion'
  | 'lifetime-value'
  | 'acquisition-cost'
  | 'retainer'
  | 'bench'
  | 'work-in-progress'
  | 'realisation'
  | 'pipeline'
  | 'scope-creep'
  | 'milestone'
  | 'rent-roll'
  | 'trust-account'
  | 'commission-split'
  | 'days-on-market'
  | 'vacancy-rate'
  | 'appraisal'
  | 'clearance-rate'
  | 'arrears'
  | 'gross-commission'
  | 'covers'
  | 'waste'
> = {
  churn: {
    words: '(?:customer |client |landlord )?churn(?: rate)?',
    name: 'Churn',
    means: 'the share of customers who leave over some time',
    formula: 'customers lost in the period divided by customers at its start',
    needs: crm,
  },
  retention: {
    words: '(?:customer |client )?retention(?: rate)?',
    name: 'Retention',
    means: 'the share of customers who stay or come back over some time; the opposite of churn',
    formula: 'customers kept divided by customers at the start',
    needs: crm,
  },
  conversion: {
    words: 'conversions?(?: rate)?',
    name: 'Conversion',
    means: 'the share of enquiries or visitors who buy',
    formula: 'sales divided by enquiries or visitors',
    needs: 'enquiries or visitors counted, such as by the sales system or the website',
  },
  'lifetime-value': {
    words: '(?:customer )?life ?time value|clv|ltv',
    name: 'Lifetime value',
    means: 'what one customer leaves over all the time they buy from you',
    formula: 'profit from a customer a year, times the years they stay',
    needs: crm,
  },
  'acquisition-cost': {
    words: '(?:customer )?acquisition costs?|cac|cost per (?:lead|acquisition)',
    name: 'Acquisition cost',
    means: 'what it costs to win one new customer',
    formula: 'marketing spend divided by new customers',
    needs: crm,
  },
  retainer: {
    words: 'retainers?',
    name: 'A retainer',
    means: 'a fixed fee paid at regular times, so that work or people are there when called on',
    needs: 'contracts by client; revenue is on record as one sum',
  },
  bench: {
    words: '(?:the )?bench(?: time)?',
    name: 'Bench',
    means: 'time for which consultants are paid and no client is billed',
    formula: 'available days less billed days',
    needs: 'billed and available days by person from timesheets',
  },
  'work-in-progress': {
    words: 'wip|work in progress',
    name: 'Work in progress',
    means: 'work that is done but not invoiced yet',
    needs: 'time sheets set against invoices, from the accounting system',
  },
  realisation: {
    words: 'reali[sz]ation(?: rate)?',
    name: 'Realisation',
    means: 'the part of the list price of your time that clients really pay',
    formula: 'amount billed divided by days worked at the list rate',
    needs: 'days worked and list rates from timesheets and the rate card',
  },
  pipeline: {
    words: '(?:sales )?pipeline',
    name: 'Pipeline',
    means: 'possible work that is not signed yet, each piece with the chance of winning it',
    formula: 'value of each piece times its chance, added up',
    needs: 'open offers and their stages from the sales system',
  },
  'scope-creep': {
    words: 'scope creep|change requests?',
    name: 'Scope creep',
    means: 'work beyond what was agreed and without more pay; a signed change request puts a price on it',
  },
  milestone: {
    words: 'milestones?(?: billing)?',
    name: 'A milestone',
    means: 'a stage of a project that is invoiced when it is reached, rather than at the end or by the month',
  },
  'rent-roll': {
    words: 'rent ?rolls?',
    name: 'A rent roll',
    means:
      'all rental homes that an agency manages, with the yearly fees they bring; it can be sold as one asset',
    formula: 'managed homes times rent, times the management fee',
    needs: 'managements and rents from the property management system',
  },
  'trust-account': {
    words: 'trust accounts?',
    name: 'A trust account',
    means:
      'a bank account for other people’s money, such as deposits and rent; it is not the agency’s cash, and it is audited',
    needs: 'the trust ledger; cash on record is the agency’s own',
  },
  'commission-split': {
    words: '(?:commission|comm) splits?',
    name: 'A commission split',
    means: 'how the commission on a sale is divided between the agent and the agency',
    needs: 'commission by agent from the sales system',
  },
  'days-on-market': {
    words: 'days? on (?:the )?market|dom',
    name: 'Days on market',
    isMany: true,
    means: 'how long a home is listed before it is sold',
    formula: 'contract date less listing date, averaged over sales',
    needs: 'listings with their dates from the sales system',
  },
  'vacancy-rate': {
    words: 'vacancy(?: rates?)?',
    name: 'The vacancy rate',
    means: 'the share of managed homes without a tenant',
    formula: 'vacant homes divided by managed homes',
    needs: 'managements with their leases from the property management system',
  },
  appraisal: {
    words: 'appraisals?',
    name: 'An appraisal',
    means:
      'an agent’s estimate of what a home would sell or rent for, usually given in the hope of listing it',
    needs: 'appraisals and listings from the sales system',
  },
  'clearance-rate': {
    words: '(?:auction )?clearance rates?',
    name: 'The clearance rate',
    means: 'the share of auctions that end in a sale',
    formula: 'homes sold at auction divided by homes put to auction',
    needs: 'auctions and their results from the sales system',
  },
  arrears: {
    words: '(?:rent(?:al)? )?arrears',
    name: 'Arrears',
    isMany: true,
    means: 'rent or fees that are due but not paid',
    formula: 'amount due by today less amount received',
    needs: 'rents due and received from the property management or accounting system',
  },
  'gross-commission': {
    words: 'gci|gross commission(?: income)?',
    name: 'GCI, or gross commission income,',
    means: 'all commission an agency earns, before agents’ splits and other costs',
    needs: 'commission apart from management and other fees; the records hold all fees as one revenue',
  },
  covers: {
    words: 'covers',
    name: 'Covers',
    isMany: true,
    means: 'customers served, each counted once a visit',
    needs: 'customers by order from the point of sale; the records count sales',
  },
  waste: {
    words: 'wastage|waste|shrinkage',
    name: 'Waste',
    means: 'stock bought and thrown away, broken or lost instead of sold',
    formula: 'stock used less stock sold',
    needs: 'stock counts by product',
  },
}
