/** Australian state of a business, by its time zone. */
import { currentZone } from '../../runtime/business-zone.ts'

export type State = 'qld' | 'nsw' | 'act' | 'vic' | 'tas' | 'sa' | 'wa' | 'nt'

const states: { readonly [zone: string]: State | undefined } = {
  'Australia/Brisbane': 'qld',
  'Australia/Lindeman': 'qld',
  'Australia/Queensland': 'qld',
  'Australia/Sydney': 'nsw',
  'Australia/NSW': 'nsw',
  'Australia/Broken_Hill': 'nsw',
  'Australia/Lord_Howe': 'nsw',
  'Australia/Canberra': 'act',
  'Australia/ACT': 'act',
  'Australia/Melbourne': 'vic',
  'Australia/Victoria': 'vic',
  'Australia/Hobart': 'tas',
  'Australia/Tasmania': 'tas',
  'Australia/Adelaide': 'sa',
  'Australia/South': 'sa',
  'Australia/Perth': 'wa',
  'Australia/West': 'wa',
  'Australia/Eucla': 'wa',
  'Australia/Darwin': 'nt',
  'Australia/North': 'nt',
}

/** State of the current call's business; Queensland if its zone belongs to none, as for the demo businesses. */
export const currentState = (): State => states[currentZone()] ?? 'qld'
