import * as v from 'valibot'
import { ServiceStatus, serviceCalls } from '../../src/api/contract/service-status.ts'
import { contentLanguages } from '../../src/site/languages.ts'
import type { Language } from '../../src/site/languages.ts'
import { askJson, isOrigin, parseFrom, readJson } from '../settings/source.ts'

/** The state of the service in each language that its source has; English is always there. */
export type KnownStatus = { en: ServiceStatus } & Partial<Record<Language, ServiceStatus>>

const setting = 'STATUS_SOURCE'

const File = v.looseObject({
  en: ServiceStatus,
  ru: v.optional(ServiceStatus),
  zh: v.optional(ServiceStatus),
})

/** Checks what a file holds, or what an earlier build has kept. */
export function parseStatus(value: unknown, from: string): KnownStatus {
  const { en, ru, zh } = parseFrom(setting, File, value, from)
  return { en, ...(ru && { ru }), ...(zh && { zh }) }
}

/**
 * The state of the service from a JSON file of an operator (an answer of the call for each
 * language) or from the origin of a backend.
 * @throws Error that names the setting and the file or the address
 */
export async function readStatus(source: string): Promise<KnownStatus> {
  if (!isOrigin(setting, source)) return parseStatus(await readJson(setting, source), source)
  const answers = await Promise.all(
    contentLanguages.map(async (language) => {
      const url = new URL(`${serviceCalls.serviceStatus.path}?language=${language}`, source)
      return [language, await askJson(setting, url)] as const
    }),
  )
  return parseStatus(Object.fromEntries(answers), source)
}

/** With STATUS_SOURCE, a site's build writes feeds of the state. Null without it. */
export const readSiteStatus = async (
  source = process.env['STATUS_SOURCE'],
): Promise<KnownStatus | null> => (source ? await readStatus(source) : null)
