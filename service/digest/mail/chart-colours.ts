/** Colours of mails in light and dark, from the product's tokens; mail clients do not support CSS variables. */
export const mailColours = {
  light: {
    paper: '#faf7f0',
    sunken: '#f2ede2',
    ink: '#141b2b',
    ink2: '#454c5c',
    ink3: '#646975',
    line: '#e1dacb',
    brand: '#0f4c3a',
    onBrand: '#fffdf8',
    brandTint: '#e4ebe0',
    good: '#1e6b48',
    attention: '#855500',
    chart: '#1b3a66',
    chartMute: '#858d9b',
  },
  dark: {
    paper: '#0f141e',
    sunken: '#0b0f17',
    ink: '#ede8dc',
    ink2: '#b9b9b5',
    ink3: '#949aa5',
    line: '#283040',
    brand: '#86c9ab',
    onBrand: '#0b1a14',
    brandTint: '#1a2a2c',
    good: '#78c69f',
    attention: '#e2b662',
    chart: '#b3d7f4',
    chartMute: '#667287',
  },
} as const

export type MailTheme = keyof typeof mailColours
export type MailColours = (typeof mailColours)[MailTheme]
