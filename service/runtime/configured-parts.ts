/** Parts of the service chosen by settings; packages of unused parts are never loaded. */
import type { Logger } from 'pino'
import type { IdentityProvider } from '../accounts/identity-provider.ts'
import { builtIn } from '../advisor/built-in.ts'
import type { AdvisorEngine } from '../advisor/engine.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import { systemSources } from './open-service.ts'
import type { Print } from './progress.ts'

/** Opens the configured advisor; the packages for a language model are loaded only if one is set. */
export const openAdvisor = async (
  { languageModel }: Config,
  log: Logger,
  print: Print,
): Promise<AdvisorEngine> => {
  if (!languageModel) return builtIn
  const { openModelAdvisor } = await import('../advisor/model/model-advisor.ts')
  print(`Advice comes from the language model ${languageModel.model}.`)
  return openModelAdvisor(languageModel, systemSources, ({ why }) =>
    log.warn({ model: languageModel.model, why }, 'the language model gave no usable answer'),
  )
}

/** The company's identity provider; its package is loaded only if one is configured. */
export const openIdentityProviderOf = async (
  { oidc }: Config,
  log: Logger,
): Promise<IdentityProvider | undefined> =>
  oidc &&
  (await import('../accounts/open-identity-provider.ts')).openIdentityProvider(
    oidc,
    systemSources.now,
    (level, facts, sentence) => log[level](facts, sentence),
  )

/** Prometheus metrics; their package is loaded only if they have a port. */
export const openMetricsOf = async ({ metricsPort }: Config): Promise<Metrics | undefined> =>
  metricsPort === undefined ? undefined : (await import('./metrics.ts')).openMetrics()
