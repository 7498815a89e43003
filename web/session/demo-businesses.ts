import type { DemoBusiness } from '#schema/session/session'

/** As listed on the login page. */
export const demoBusinesses: readonly {
  readonly type: DemoBusiness
  readonly name: string
  readonly description: string
}[] = [
  { type: 'cafe', name: 'Café', description: 'Hospitality and food service' },
  { type: 'realestate', name: 'Real estate', description: 'Residential sales and rentals' },
  { type: 'consulting', name: 'Consulting', description: 'Professional services' },
]
