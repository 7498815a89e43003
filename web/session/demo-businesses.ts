import type { DemoBusiness } from '#schema/session/session'

/** In the order of the login page, which loads no codecs. */
export const demoBusinesses: readonly DemoBusiness[] = ['cafe', 'realestate', 'consulting']
