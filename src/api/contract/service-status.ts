import * as v from 'valibot'
import { Id, shortList, textOrNull, when, Finite } from './common.ts'
import { defineCalls } from './types.ts'

/** contract.md 4.14. */
export const serviceStates = ['operational', 'degraded', 'outage', 'maintenance'] as const
export const serviceComponents = [
  'site',
  'api',
  'workers',
  'payments',
  'payouts',
  'proxy',
  'pingback',
] as const
export const incidentStates = ['investigating', 'identified', 'monitoring', 'resolved'] as const

export const Incident = v.looseObject({
  id: v.string(),
  /** In the requested language. */
  title: v.string(),
  status: v.string(),
  components: v.optional(shortList(v.string()), []),
  startedAt: v.string(),
  resolvedAt: textOrNull,
  /** The worst state of a part in it. */
  severity: textOrNull,
  updates: v.optional(
    shortList(
      v.looseObject({
        at: when,
        status: v.optional(v.string(), ''),
        text: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
})
export type Incident = v.InferOutput<typeof Incident>

/** Work that is announced before it begins. */
const Planned = v.looseObject({
  id: v.string(),
  title: v.string(),
  text: v.optional(v.string(), ''),
  components: v.optional(shortList(v.string()), []),
  startsAt: v.string(),
  endsAt: textOrNull,
  announcedAt: textOrNull,
})
export type PlannedMaintenance = v.InferOutput<typeof Planned>

export const ServiceStatus = v.looseObject({
  overall: v.string(),
  components: shortList(v.looseObject({ id: v.string(), status: v.string(), note: textOrNull })),
  incidents: v.optional(shortList(Incident), []),
  planned: v.optional(shortList(Planned), []),
  /** Percent of each of the last 90 days, the oldest first. */
  uptime90d: v.optional(shortList(v.looseObject({ id: v.string(), days: shortList(Finite) })), []),
  updatedAt: when,
})
export type ServiceStatus = v.InferOutput<typeof ServiceStatus>

export const abuseKinds = ['misuse', 'copyright', 'privacy', 'security'] as const
export const abuseLimits = { min: 20, max: 4000 } as const

export const serviceCalls = defineCalls({
  serviceStatus: {
    method: 'GET',
    path: '/api/v2/service_status',
    arg: v.strictObject({ language: v.optional(v.picklist(['en', 'ru', 'zh'])) }),
    res: ServiceStatus,
    provides: ['ServiceStatus'],
  },
  /** Anyone may report abuse (contract.md 4.9, the row "abuse"). */
  reportAbuse: {
    method: 'POST',
    path: '/api/v1/abuse_reports',
    arg: v.strictObject({
      kind: v.picklist(abuseKinds),
      url: v.optional(
        v.pipe(
          v.string(),
          v.trim(),
          v.maxLength(2048),
          v.check((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
        ),
      ),
      description: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(abuseLimits.min),
        v.maxLength(abuseLimits.max),
      ),
      email: v.optional(v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254))),
    }),
    res: v.looseObject({ id: Id }),
    repeatable: true,
  },
})
