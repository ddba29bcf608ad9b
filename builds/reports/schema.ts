import * as v from 'valibot'
import { contentLanguages } from '../../src/site/languages.ts'
import { siteIds } from '../../src/site/sites.ts'

// What a page sends to VITE_REPORT_URL (src/app/reports). docs/report.schema.json is made of this, and
// the receiver takes nothing else.

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text))
const short = v.pipe(v.string(), v.maxLength(200))

const route = described(
  short,
  'The pattern of the page’s row, such as /blog/{slug}; * for an unknown address. Never an address.',
)
const name = described(short, 'The name of the error, of a closed set; Problem for a failed call.')
const message = described(
  v.pipe(v.string(), v.maxLength(160)),
  'Known words of the message; every other word is “…”.',
)
const frames = described(
  v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^assets\/[\w.-]+\.(?:js|css)(?::\d{1,7}:\d{1,7})?$/))),
    v.maxLength(8),
  ),
  'Places in files of the build: file:line:column, the innermost first. A file alone where it failed to load or was blocked.',
)
const problem = {
  problem: v.optional(
    described(
      v.picklist(['HTTP', 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR']),
      'How a call failed.',
    ),
  ),
  status: v.optional(
    described(
      v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599)),
      'The HTTP status.',
    ),
  ),
  code: v.optional(
    described(
      v.picklist(['ERROR_INTERNAL', 'ERROR_MAINTENANCE', 'ERROR_TOO_MANY_REQUESTS']),
      'The code, where it is a fault of the backend.',
    ),
  ),
}

const Fault = described(
  v.strictObject({
    kind: v.picklist(['error', 'rejection', 'chunk']),
    name: v.optional(name),
    message: v.optional(message),
    frames: v.optional(frames),
    ...problem,
    route,
  }),
  'An uncaught error, a rejected promise, or a file that failed twice to load.',
)
const Policy = described(
  v.strictObject({
    kind: v.literal('csp'),
    directive: described(short, 'The directive that blocked, or other.'),
    blocked: described(short, 'A keyword, a scheme, self, extension or other. Never an address.'),
    frames: v.optional(frames),
    route,
  }),
  'What the content security policy blocked.',
)
const Call = described(
  v.strictObject({
    kind: v.literal('problem'),
    method: v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
    path: described(short, 'The path of the contract with its {parameters}.'),
    ...problem,
    route,
  }),
  'A call that failed after all retries.',
)
const Vital = described(
  v.strictObject({
    kind: v.literal('vital'),
    metric: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: described(v.number(), 'Milliseconds; of CLS a score.'),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
    route,
  }),
  'A web vital of one document, of the share that VITE_REPORT_SAMPLE names.',
)

export const Report = v.strictObject({
  site: v.picklist(siteIds),
  build: described(short, 'The build of /version.json, for its source maps.'),
  language: described(v.picklist([...contentLanguages, '']), 'The language of the document.'),
  entries: v.pipe(v.array(v.union([Fault, Policy, Call, Vital])), v.minLength(1), v.maxLength(20)),
})
export type Report = v.InferOutput<typeof Report>
