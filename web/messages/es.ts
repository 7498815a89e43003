/** Spanish: the shell. */
import type { TextOf, Translation } from '../core/language.ts'
import type { shellText } from './en/shell.ts'

const shell: TextOf<typeof shellText> = {
  screens: {
    '/dashboard': 'Resumen',
    '/dashboard/finance': 'Finanzas',
    '/dashboard/strategic': 'Estrategia',
    '/dashboard/sales-marketing': 'Ventas y marketing',
    '/dashboard/risk': 'Riesgos',
    '/dashboard/agent': 'El agente de Jarvin',
    '/briefs': 'Informes',
    '/nudges': 'Recomendaciones',
    '/app-store': 'Estilos de dirección',
    '/connections': 'Integraciones',
    '/audit': 'Registro de decisiones',
    '/profile': 'Perfil de la empresa',
    '/my-profile': 'Mi perfil',
  },
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Navegación principal',
  toOverview: 'Jarvin, al resumen',
  chat: 'Chat',
  more: 'Más',
  advisors: 'Asesores',
  closeAdvisors: 'Cerrar los asesores',
  advisorWidth: 'Ancho del panel de asesores',
  percentWide: (percent: number) => `${percent} por ciento`,
  style: (name: string) => `Estilo: ${name}`,
  currentFocus: 'Enfoque actual',
  inbox: 'Bandeja del director',
  inboxUnread: (unread: number) => `Bandeja del director, ${unread} sin leer`,
  account: 'Cuenta',
  accountMenu: (initials: string) => `Menú de la cuenta, ${initials}`,
  logout: 'Cerrar sesión',
  lightTheme: 'Tema claro',
  darkTheme: 'Tema oscuro',
  systemTheme: 'Tema del sistema',
  disclaimer:
    'Jarvin está bien entrenado, pero puede equivocarse. Revise las decisiones importantes antes de actuar.',
  noAnswer: 'Sin respuesta',
  cannotBeReached:
    'No se puede contactar con Jarvin en este momento. Su sesión sigue abierta y no se ha perdido nada.',
  tryAgain: 'Reintentar',
  crashed: 'No se pudo mostrar esta pantalla',
  crashedLost: 'No se ha perdido nada: lo que decidió está registrado.',
  loadAgain: 'Volver a cargar',
  nothingAt: (path: string) => `No hay nada en ${path}`,
  notFoundTitle: 'Se requiere una recalibración estratégica',
  notFoundText:
    'Esta ruta no lleva a ninguna parte y no se ha perdido nada. Cuatro caminos de vuelta al negocio:',
  notFoundOffer: (path: string) =>
    `No hay ninguna pantalla en ${path}. ¿Qué buscaba? Puedo ayudarle: las cifras están en el resumen, lo que espera una decisión en recomendaciones y todo lo decidido en el registro de decisiones.`,
  notFoundHome: 'Volver al panel',
  executiveOverview: 'Resumen ejecutivo',
  executiveOverviewText: 'La semana en tres cifras',
  financialPerformance: 'Resultados financieros',
  financialPerformanceText: 'Ingresos, margen y liquidez',
  strategicPlanning: 'Planificación estratégica',
  strategicPlanningText: 'Oportunidades y competidores',
  riskManagement: 'Gestión de riesgos',
  riskManagementText: 'Alertas y cumplimiento',
  authenticationRequired: 'Se requiere iniciar sesión',
  logInForProfile: 'Inicie sesión para ver su perfil.',
  signIn: 'Iniciar sesión',
}

export const translation: Translation = { shell }
