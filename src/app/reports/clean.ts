import { isRecord } from '@/lib/is-record.ts'
import type { ReportedFault } from '@/lib/report.ts'

/**
 * The reported part of a fault. Every text comes from a closed set: words of the engines, names of
 * errors, files of the build, rows of our tables. So no address, name, body or key can be included,
 * whatever a message contains.
 */
export interface ReportEntry {
  kind: ReportedFault['kind']
  name?: string
  message?: string
  /** `assets/<file>:<line>:<column>`, for the build's source maps. */
  frames?: string[]
  directive?: string
  blocked?: string
  method?: string
  path?: string
  problem?: string
  status?: number
  code?: string
}

const names = new Set(
  `Error TypeError RangeError ReferenceError SyntaxError URIError EvalError AggregateError InternalError
  AbortError DataCloneError DataError EncodingError HierarchyRequestError InvalidAccessError
  InvalidCharacterError InvalidStateError NetworkError NotAllowedError NotFoundError NotReadableError
  NotSupportedError OperationError QuotaExceededError SecurityError TimeoutError TransactionInactiveError
  UnknownError ValiError`.split(/\s+/),
)

/** The words in messages of the three engines and of React. All others are removed. */
const words = new Set(
  `a access accessed aborted allowed already an and any are argument arguments array as assign assigned
  assignment at be because been before being blocked but by call callback called can cannot cant child
  circular class client clone code component configurable connection constant constructor content
  context convert could css cross cyclic data defined delete depth deprecated destructure did document
  does dom dynamically element empty error exceeded exceeds execute expected export expression extensible
  failed fetch fetching fetched file find first for found from frame function getter given had has have
  hook hooks html hydrate hydrated hydrating hydration id if illegal importing in index initialization
  initialize insert instance instead integer internal invalid invocation invoked is isn iterable iterate
  iterator it its json key keys left length lexical limit load loading long loop maximum memory method
  minified missing module more must name new no node non not null number object of off on only operation
  options or origin out parameter parent parse parsing permission policy position preload primitive
  promise properties property proto prototype range react read reading readonly recursion redefine
  reducing rejected removed render rendered rendering request required requires resource response
  result return returned right script security server set setter size source stack state storage store
  string structure stylesheet such supported symbol syntax t text than that the this timed timeout to
  token too transaction transition tree type typed types undefined unexpected unable uncaught unhandled
  unknown update updates url use used user valid value values variable was when where while with without
  write yield`.split(/\s+/),
)
const longest = 160

/** Keeps only known words of a message: `Cannot read properties of undefined (reading …)`. */
export function cleanMessage(message: string): string {
  const kept = message
    .slice(0, 2000)
    // Letters mixed with anything else (a digit, a dot, a dash, @) are not a plain word.
    .split(/[\s"'`()[\]{},;:<>]+/)
    .map((part) => part.replace(/[.!?…]+$/, ''))
    .filter((part) => part !== '')
    .map((part) => (/^[A-Za-z]+$/.test(part) && words.has(part.toLowerCase()) ? part : '…'))
  return kept
    .join(' ')
    .replaceAll(/…(?: …)+/g, '…')
    .slice(0, longest)
}

/** The build names its files `<chunk>-<hash>.js`. */
const asset = /^\/assets\/([A-Za-z][\w.]{0,40}-[\w-]{8}\.(?:js|css))$/

/** Returns an address as a file of the build, or null for any other. */
export function assetOf(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== origin || url.search !== '' || url.hash !== '') return null
  const [, file] = asset.exec(url.pathname) ?? []
  return file === undefined ? null : `assets/${file}`
}

/** Returns the frames of a stack that lie in files of the build. */
export function framesOf(stack: string, origin: string): string[] {
  return stack
    .slice(0, 10_000)
    .split('\n')
    .flatMap((line) => {
      const [, address, row, column] =
        /(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/.exec(line) ?? []
      const file = address === undefined ? null : assetOf(address, origin)
      return file === null ? [] : [`${file}:${row}:${column}`]
    })
    .slice(0, 8)
}

/** The file that an import failed to load, from the engines' messages. */
const lostFile = (message: string, origin: string): string | null =>
  (message.match(/https?:\/\/\S+|\/assets\/\S+/g) ?? [])
    .map((address) => assetOf(address, origin))
    .find((file) => file !== null) ?? null

const problemKinds = ['HTTP', 'FETCH_ERROR', 'TIMEOUT_ERROR', 'PARSING_ERROR'] as const

function cleanProblem(problem: object): Partial<ReportEntry> {
  const { kind, status, code }: Record<string, unknown> = { ...problem }
  const known = problemKinds.find((one) => one === kind)
  return {
    ...(known && { problem: known }),
    ...(typeof status === 'number' &&
      Number.isInteger(status) &&
      status >= 100 &&
      status < 600 && { status }),
    ...(typeof code === 'string' && codes.has(code) && { code }),
  }
}

/** Codes that report a problem of the operator's backend. The others answer what a person did. */
const codes = new Set(['ERROR_INTERNAL', 'ERROR_MAINTENANCE', 'ERROR_TOO_MANY_REQUESTS'])

function cleanError(error: unknown, origin: string): Partial<ReportEntry> {
  // Our code throws Problems, or Errors.
  if (!(error instanceof Error)) {
    if (isRecord(error)) return { name: 'Problem', ...cleanProblem(error) }
    return typeof error === 'string' ? { message: cleanMessage(error) } : {}
  }
  const frames = framesOf(error.stack ?? '', origin)
  const message = cleanMessage(error.message)
  return {
    name: names.has(error.name) ? error.name : 'Error',
    ...(message && { message }),
    ...(frames.length > 0 && { frames }),
  }
}

const directives =
  /^(?:(?:connect|font|frame|img|manifest|media|object|script|style|worker|default)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/
const keywords = [
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'data',
  'blob',
  'trusted-types-sink',
  'trusted-types-policy',
]

/** What was blocked: one of the standard's words, this origin, or somebody's. */
function blockedOf(address: string, origin: string): string {
  const word = keywords.find((one) => one === address)
  if (word) return word
  if (!URL.canParse(address)) return 'other'
  const url = new URL(address)
  if (url.origin === origin) return 'self'
  return ['http:', 'https:', 'ws:', 'wss:', 'data:', 'blob:'].includes(url.protocol)
    ? url.protocol.slice(0, -1)
    : 'extension'
}

export function cleanFault(fault: ReportedFault, origin: string): ReportEntry {
  const { kind } = fault
  switch (kind) {
    case 'csp': {
      const file = assetOf(fault.file, origin)
      return {
        kind,
        directive: directives.test(fault.directive) ? fault.directive : 'other',
        blocked: blockedOf(fault.blocked, origin),
        ...(file && { frames: [file] }),
      }
    }
    case 'problem':
      return {
        kind,
        method: fault.method,
        path: fault.path,
        ...cleanProblem(fault.problem),
      }
    case 'chunk': {
      const file = fault.error instanceof Error ? lostFile(fault.error.message, origin) : null
      return { kind, ...cleanError(fault.error, origin), ...(file && { frames: [file] }) }
    }
    case 'error':
    case 'rejection':
      return { kind, ...cleanError(fault.error, origin) }
  }
}
