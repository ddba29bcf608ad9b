// Over 250 lines: a table with one row per method.
import type { ApiErrorKey } from './errors.ts'
import type { Sample } from './requests/fields.ts'
import { samplePicture } from './sample-files.ts'

export const products = ['v2', 'classic', 'data', 'proxy'] as const
export type ApiProduct = (typeof products)[number]

/** What a field is for: the key `param.<note>` of `apiReference`. */
export type ParamNote =
  | 'clientKey'
  | 'task'
  | 'taskType'
  | 'languagePool'
  | 'callbackUrl'
  | 'softId'
  | 'errorId'
  | 'errorCode'
  | 'errorDescription'
  | 'newTaskId'
  | 'taskId'
  | 'status'
  | 'deliveredStatus'
  | 'solution'
  | 'cost'
  | 'ip'
  | 'createTime'
  | 'endTime'
  | 'solveCount'
  | 'balance'
  | 'reportStatus'
  | 'echo'
  | 'echoed'
  | 'json'
  | 'classicStatus'
  | 'request'
  | 'classicId'
  | 'action'
  | 'pingbackAddress'
  | 'pingbackRemoved'
  | 'method'
  | 'classicBody'
  | 'file'
  | 'textcaptcha'
  | 'textinstructions'
  | 'imginstructions'
  | 'phrase'
  | 'regsense'
  | 'numeric'
  | 'calc'
  | 'minLen'
  | 'maxLen'
  | 'language'
  | 'page'
  | 'perPage'
  | 'totalCount'
  | 'projects'
  | 'projectTitle'
  | 'projectKind'
  | 'instructions'
  | 'labels'
  | 'overlap'
  | 'projectCallback'
  | 'examples'
  | 'join'
  | 'workerLanguages'
  | 'workerCountries'
  | 'budget'
  | 'labelsChanged'
  | 'projectVersion'
  | 'pin'
  | 'split'
  | 'seed'
  | 'projectId'
  | 'projectStatus'
  | 'projectPrice'
  | 'importUrl'
  | 'jobId'
  | 'jobStatus'
  | 'accepted'
  | 'rejected'
  | 'importErrors'
  | 'itemStatus'
  | 'itemLabel'
  | 'items'
  | 'itemId'
  | 'rejectComment'
  | 'itemStatusNow'
  | 'exportFormat'
  | 'onlyAccepted'
  | 'agreement'
  | 'accuracy'
  | 'quoteLabels'
  | 'quoteAttributes'
  | 'quoteItems'
  | 'quotePerItem'
  | 'quoteTotal'
  | 'quoteTrial'
  | 'payPart'
  | 'idempotencyKey'
  | 'payPrice'
  | 'preLabels'
  | 'preMatched'
  | 'preUnknown'
  | 'itemIds'
  | 'itemsDone'
  | 'itemsFailed'
  | 'isControl'
  | 'questions'
  | 'control'
  | 'proxyAccount'
  | 'proxyUsername'
  | 'proxyStatus'
  | 'traffic'
  | 'endpoint'
  | 'proxyProducts'
  | 'proxyNotices'
  | 'proxyAvailable'
  | 'proxyProduct'
  | 'locations'
  | 'authMode'
  | 'generateUser'
  | 'generateIp'
  | 'protocol'
  | 'country'
  | 'session'
  | 'sessionMinutes'
  | 'count'
  | 'lineFormat'
  | 'lines'
  | 'line'
  | 'ok'
  | 'outIp'
  | 'outCountry'
  | 'latency'
  | 'proxyLabel'
  | 'newUsername'
  | 'newPassword'
  | 'limitBytes'
  | 'limitPeriod'
  | 'proxyUserId'
  | 'proxyUserStatus'
  | 'proxyUserRecords'
  | 'userThreads'
  | 'userCountries'
  | 'userUntil'
  | 'newUserRecords'
  | 'whitelistRecords'
  | 'whitelistAdded'
  | 'dateFrom'
  | 'dateTo'
  | 'granularity'
  | 'groupBy'
  | 'summary'
  | 'statisticRows'

/** A declared field of a request or an answer. */
export interface Param {
  name: string
  type: string
  note: ParamNote
  required?: boolean
  default?: string
  /** A header of the request, and no field of its body. */
  isHeader?: true
}

type Json = Readonly<Record<string, Sample>>

export interface ApiMethod {
  /** The name in the API. */
  name: string
  product: ApiProduct
  http: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Relative to the API's origin. */
  path: string
  request: readonly Param[]
  response: readonly Param[]
  /** The fields of the example: a JSON body, a form or a query. */
  example: Json
  answer: Json
  errors: readonly ApiErrorKey[]
  /** It moves money, so it carries an Idempotency-Key. */
  once?: true
}

const need = (name: string, type: string, note: ParamNote): Param => ({
  name,
  type,
  note,
  required: true,
})
const may = (name: string, type: string, note: ParamNote, fallback?: string): Param => ({
  name,
  type,
  note,
  ...(fallback !== undefined && { default: fallback }),
})

const key = need('clientKey', 'string', 'clientKey')
const taskId = need('taskId', 'integer', 'taskId')
const failed = [
  may('errorId', 'integer', 'errorId'),
  may('errorCode', 'string', 'errorCode'),
  may('errorDescription', 'string', 'errorDescription'),
]
const mine = { clientKey: 'YOUR_API_KEY' }

const classicKey = need('key', 'string', 'clientKey')
const json = may('json', 'integer', 'json', '0')
const stated = [may('status', 'integer', 'classicStatus'), may('request', 'string', 'request')]
const classicId = need('id', 'integer', 'classicId')
const keyErrors = ['WRONG_USER_KEY', 'KEY_DOES_NOT_EXIST', 'KEY_EXPIRED', 'KEY_SCOPE'] as const
/** An action of res.php. */
function action(
  name: string,
  more: Pick<ApiMethod, 'example' | 'errors'> & { params?: readonly Param[]; answer?: string },
): ApiMethod {
  return {
    name,
    product: 'classic',
    http: 'GET',
    path: '/res.php',
    request: [classicKey, need('action', 'string', 'action'), ...(more.params ?? []), json],
    response: stated,
    example: { key: 'YOUR_API_KEY', action: name, ...more.example, json: 1 },
    answer: { status: 1, request: more.answer ?? 'OK' },
    errors: [...keyErrors, ...more.errors],
  }
}
const address = need('addr', 'string', 'pingbackAddress')

const project = need('id', 'string', 'projectId')
/** The settings of a project, which are sent whole to create and to change it. */
const projectSettings = (labels: 'labels' | 'labelsChanged'): Param[] => [
  need('title', 'string', 'projectTitle'),
  need('kind', 'string', 'projectKind'),
  need('instructionsMd', 'string', 'instructions'),
  may('examples', 'object[]', 'examples'),
  need('labels', 'object[]', labels),
  may('overlap', 'integer', 'overlap', '1'),
  may('join', 'string', 'join', 'majority'),
  may('languages', 'string[]', 'workerLanguages'),
  may('countries', 'string[]', 'workerCountries'),
  may('budget', 'object', 'budget'),
  may('callbackUrl', 'string', 'projectCallback'),
]
const user = need('id', 'string', 'proxyUserId')
const days = [may('dateFrom', 'date', 'dateFrom'), may('dateTo', 'date', 'dateTo')]

export const methods = {
  createTask: {
    name: 'createTask',
    product: 'v2',
    http: 'POST',
    path: '/createTask',
    request: [
      key,
      need('task', 'object', 'task'),
      need('task.type', 'string', 'taskType'),
      may('languagePool', 'string', 'languagePool'),
      may('callbackUrl', 'string', 'callbackUrl'),
      may('softId', 'integer', 'softId'),
    ],
    response: [...failed, may('taskId', 'integer', 'newTaskId')],
    example: {
      ...mine,
      languagePool: 'en',
      task: { type: 'ImageToTextTask', body: samplePicture, minLength: 4, maxLength: 6 },
    },
    answer: { errorId: 0, taskId: 72345678901 },
    errors: [
      'KEY_DOES_NOT_EXIST',
      'KEY_EXPIRED',
      'KEY_SCOPE',
      'ZERO_BALANCE',
      'NO_SLOT_AVAILABLE',
      'TASK_ABSENT',
      'TASK_NOT_SUPPORTED',
      'BAD_PARAMETERS',
      'ZERO_CAPTCHA_FILESIZE',
      'TOO_BIG_CAPTCHA_FILESIZE',
      'IMAGE_TYPE_NOT_SUPPORTED',
      'BAD_IMGINSTRUCTIONS',
      'RECAPTCHA_INVALID_SITEKEY',
      'BAD_PROXY',
      'DOMAIN_NOT_ALLOWED',
      'IP_NOT_ALLOWED',
      'IP_BLOCKED',
      'ACCOUNT_SUSPENDED',
    ],
  },
  getTaskResult: {
    name: 'getTaskResult',
    product: 'v2',
    http: 'POST',
    path: '/getTaskResult',
    request: [key, taskId],
    response: [
      ...failed,
      may('status', 'string', 'status'),
      may('solution', 'object', 'solution'),
      may('cost', 'string', 'cost'),
      may('ip', 'string', 'ip'),
      may('createTime', 'integer', 'createTime'),
      may('endTime', 'integer', 'endTime'),
      may('solveCount', 'integer', 'solveCount'),
    ],
    example: { ...mine, taskId: 72345678901 },
    answer: {
      errorId: 0,
      status: 'ready',
      solution: { text: 'w9khp' },
      cost: '0.0007',
      ip: '203.0.113.7',
      createTime: 1767225600,
      endTime: 1767225607,
      solveCount: 1,
    },
    errors: [
      'KEY_DOES_NOT_EXIST',
      'KEY_EXPIRED',
      'KEY_SCOPE',
      'NO_SUCH_CAPCHA_ID',
      'CAPTCHA_UNSOLVABLE',
      'BAD_DUPLICATES',
      'TOKEN_EXPIRED',
      'RECAPTCHA_TIMEOUT',
      'PROXY_CONNECTION_FAILED',
      'TOO_MUCH_REQUESTS',
    ],
  },
  getBalance: {
    name: 'getBalance',
    product: 'v2',
    http: 'POST',
    path: '/getBalance',
    request: [key],
    response: [...failed, may('balance', 'number', 'balance')],
    example: mine,
    answer: { errorId: 0, balance: 12.345 },
    errors: [
      'KEY_DOES_NOT_EXIST',
      'KEY_EXPIRED',
      'KEY_SCOPE',
      'IP_NOT_ALLOWED',
      'TOO_MUCH_REQUESTS',
    ],
  },
  reportCorrect: {
    name: 'reportCorrect',
    product: 'v2',
    http: 'POST',
    path: '/reportCorrect',
    request: [key, taskId],
    response: [...failed, may('status', 'string', 'reportStatus')],
    example: { ...mine, taskId: 72345678901 },
    answer: { errorId: 0, status: 'success' },
    errors: ['KEY_DOES_NOT_EXIST', 'KEY_EXPIRED', 'KEY_SCOPE', 'NO_SUCH_CAPCHA_ID'],
  },
  reportIncorrect: {
    name: 'reportIncorrect',
    product: 'v2',
    http: 'POST',
    path: '/reportIncorrect',
    request: [key, taskId],
    response: [...failed, may('status', 'string', 'reportStatus')],
    example: { ...mine, taskId: 72345678901 },
    answer: { errorId: 0, status: 'success' },
    errors: ['KEY_DOES_NOT_EXIST', 'KEY_EXPIRED', 'KEY_SCOPE', 'NO_SUCH_CAPCHA_ID'],
  },
  test: {
    name: 'test',
    product: 'v2',
    http: 'POST',
    path: '/test',
    request: [may('*', 'any', 'echo')],
    response: [may('*', 'any', 'echoed')],
    example: { hello: 'world', task: { type: 'ImageToTextTask' } },
    answer: { hello: 'world', task: { type: 'ImageToTextTask' } },
    errors: [],
  },
  in: {
    name: 'in.php',
    product: 'classic',
    http: 'POST',
    path: '/in.php',
    request: [
      classicKey,
      need('method', 'string', 'method'),
      may('body', 'string', 'classicBody'),
      may('file', 'file', 'file'),
      may('textcaptcha', 'string', 'textcaptcha'),
      may('textinstructions', 'string', 'textinstructions'),
      may('imginstructions', 'file', 'imginstructions'),
      may('phrase', 'integer', 'phrase', '0'),
      may('regsense', 'integer', 'regsense', '0'),
      may('numeric', 'integer', 'numeric', '0'),
      may('calc', 'integer', 'calc', '0'),
      may('min_len', 'integer', 'minLen', '0'),
      may('max_len', 'integer', 'maxLen', '0'),
      may('language', 'integer', 'language', '0'),
      may('soft_id', 'integer', 'softId'),
      may('pingback', 'string', 'callbackUrl'),
      json,
    ],
    response: [...stated],
    example: {
      key: 'YOUR_API_KEY',
      method: 'base64',
      body: samplePicture,
      min_len: 4,
      max_len: 6,
      json: 1,
    },
    answer: { status: 1, request: '72345678901' },
    errors: [
      ...keyErrors,
      'ZERO_BALANCE',
      'NO_SLOT_AVAILABLE',
      'PAGEURL',
      'ZERO_CAPTCHA_FILESIZE',
      'TOO_BIG_CAPTCHA_FILESIZE',
      'WRONG_FILE_EXTENSION',
      'IMAGE_TYPE_NOT_SUPPORTED',
      'UPLOAD',
      'BAD_PARAMETERS',
      'BAD_TOKEN_OR_PAGEURL',
      'GOOGLEKEY',
      'WRONG_GOOGLEKEY',
      'CAPTCHAIMAGE_BLOCKED',
      'TOO_MANY_BAD_IMAGES',
      'PROXY_FORMAT',
      'BAD_PROXY',
      'IP_NOT_ALLOWED',
      'IP_BANNED',
      'MAX_USER_TURN',
      'LIMIT',
    ],
  },
  get: action('get', {
    params: [classicId],
    example: { id: '72345678901' },
    answer: 'w9khp',
    errors: [
      'CAPCHA_NOT_READY',
      'CAPTCHA_UNSOLVABLE',
      'WRONG_ID_FORMAT',
      'WRONG_CAPTCHA_ID',
      'BAD_DUPLICATES',
      'TOKEN_EXPIRED',
      'EMPTY_ACTION',
      'PROXY_CONNECTION_FAILED',
      'LIMIT_1005',
    ],
  }),
  getbalance: action('getbalance', { example: {}, answer: '12.345', errors: ['LIMIT_1005'] }),
  reportgood: action('reportgood', {
    params: [classicId],
    example: { id: '72345678901' },
    answer: 'OK_REPORT_RECORDED',
    errors: ['WRONG_CAPTCHA_ID', 'REPORT_NOT_RECORDED', 'DUPLICATE_REPORT'],
  }),
  reportbad: action('reportbad', {
    params: [classicId],
    example: { id: '72345678901' },
    answer: 'OK_REPORT_RECORDED',
    errors: ['WRONG_CAPTCHA_ID', 'REPORT_NOT_RECORDED', 'DUPLICATE_REPORT'],
  }),
  add_pingback: action('add_pingback', {
    params: [address],
    example: { addr: 'https://example.com/captcha' },
    answer: 'OK_PINGBACK',
    errors: ['IP_ADDRES'],
  }),
  get_pingback: action('get_pingback', {
    example: {},
    answer: 'OK|https://example.com/captcha',
    errors: [],
  }),
  del_pingback: action('del_pingback', {
    params: [{ ...address, note: 'pingbackRemoved' }],
    example: { addr: 'https://example.com/captcha' },
    answer: 'OK',
    errors: [],
  }),
  dataProjects: {
    name: 'projects',
    product: 'data',
    http: 'GET',
    path: '/api/v2/labelling/projects',
    request: [may('page', 'integer', 'page', '0'), may('perPage', 'integer', 'perPage', '20')],
    response: [may('records', 'object[]', 'projects'), may('totalCount', 'integer', 'totalCount')],
    example: { page: 0, perPage: 20 },
    answer: {
      records: [{ id: '41', title: 'Street signs', kind: 'bounding_box', status: 'in_progress' }],
      totalCount: 1,
    },
    errors: [],
  },
  dataCreate: {
    name: 'create',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects',
    request: projectSettings('labels'),
    response: [
      may('id', 'string', 'projectId'),
      may('status', 'string', 'projectStatus'),
      may('price', 'object', 'projectPrice'),
    ],
    example: {
      title: 'Street signs',
      kind: 'bounding_box',
      instructionsMd: 'Draw a tight box around every sign, even if part of it is hidden.',
      labels: [{ name: 'sign', color: '#1f5eff' }],
      overlap: 2,
    },
    answer: { id: '41', status: 'draft', price: {} },
    errors: [],
  },
  dataUpdate: {
    name: 'update',
    product: 'data',
    http: 'PUT',
    path: '/api/v2/labelling/projects/{id}',
    request: [
      project,
      ...projectSettings('labelsChanged'),
      may('updatedAt', 'string', 'projectVersion'),
    ],
    response: [
      may('id', 'string', 'projectId'),
      may('status', 'string', 'projectStatus'),
      may('price', 'object', 'projectPrice'),
      may('updatedAt', 'string', 'projectVersion'),
    ],
    example: {
      title: 'Street signs',
      kind: 'bounding_box',
      instructionsMd: 'Draw a tight box around every sign, even if part of it is hidden.',
      labels: [
        { id: '1', name: 'traffic sign', color: '#1f5eff' },
        { name: 'advertisement', color: '#c2410c' },
      ],
      overlap: 2,
      budget: { amount: '50.00', currency: 'USD' },
      updatedAt: '2026-11-30T09:00:00.000Z',
    },
    answer: {
      id: '41',
      status: 'in_progress',
      price: { perItem: { amount: '0.024000', currency: 'USD' } },
      updatedAt: '2026-11-30T09:05:00.000Z',
    },
    errors: [],
  },
  dataQuote: {
    name: 'quote',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/quote',
    request: [
      need('kind', 'string', 'projectKind'),
      need('labels', 'integer', 'quoteLabels'),
      need('attributes', 'integer', 'quoteAttributes'),
      need('overlap', 'integer', 'overlap'),
      need('items', 'integer', 'quoteItems'),
    ],
    response: [
      may('perItem', 'object', 'quotePerItem'),
      may('total', 'object', 'quoteTotal'),
      may('trial', 'object', 'quoteTrial'),
    ],
    example: { kind: 'bounding_box', labels: 3, attributes: 0, overlap: 2, items: 1000 },
    answer: {
      perItem: { amount: '0.024480', currency: 'USD' },
      total: { amount: '24.48', currency: 'USD' },
      trial: { amount: '0.49', currency: 'USD' },
    },
    errors: [],
  },
  dataImport: {
    name: 'import',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/items/import',
    request: [project, need('url', 'string', 'importUrl')],
    response: [
      may('id', 'string', 'jobId'),
      may('status', 'string', 'jobStatus'),
      may('accepted', 'integer', 'accepted'),
      may('rejected', 'integer', 'rejected'),
      may('errors', 'object[]', 'importErrors'),
    ],
    example: { url: 'https://storage.example.com/signs.jsonl' },
    answer: { id: '907', status: 'queued', accepted: 0, rejected: 0, errors: [] },
    errors: [],
  },
  dataPreLabels: {
    name: 'pre-labels',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/pre-labels',
    request: [project, need('records', 'object[]', 'preLabels')],
    response: [may('matched', 'integer', 'preMatched'), may('unknown', 'string[]', 'preUnknown')],
    example: {
      records: [
        {
          name: 'street-1.jpg',
          annotations: { boxes: [{ xMin: 48, yMin: 22, xMax: 131, yMax: 97, labelId: '1' }] },
        },
      ],
    },
    answer: { matched: 1, unknown: [] },
    errors: [],
  },
  dataSubmit: {
    name: 'submit',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/submit',
    request: [project],
    response: [may('status', 'string', 'projectStatus'), may('price', 'object', 'projectPrice')],
    example: {},
    answer: { status: 'quoted', price: { estimate: { amount: '24.48', currency: 'USD' } } },
    errors: [],
  },
  dataPay: {
    name: 'pay',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/pay',
    request: [
      project,
      { ...need('Idempotency-Key', 'string', 'idempotencyKey'), isHeader: true },
      need('part', 'string', 'payPart'),
      need('price', 'object', 'payPrice'),
    ],
    once: true,
    response: [may('status', 'string', 'projectStatus'), may('price', 'object', 'projectPrice')],
    example: { part: 'trial', price: { amount: '0.49', currency: 'USD' } },
    answer: { status: 'in_progress', price: { held: { amount: '0.49', currency: 'USD' } } },
    errors: [],
  },
  dataItems: {
    name: 'items',
    product: 'data',
    http: 'GET',
    path: '/api/v2/labelling/projects/{id}/items',
    request: [
      project,
      may('status', 'string', 'itemStatus'),
      may('label', 'string', 'itemLabel'),
      may('page', 'integer', 'page', '0'),
    ],
    response: [may('records', 'object[]', 'items'), may('totalCount', 'integer', 'totalCount')],
    example: { status: 'in_review', page: 0 },
    answer: {
      records: [
        {
          id: '88012',
          status: 'in_review',
          annotations: { boxes: [{ xMin: 48, xMax: 131, yMin: 22, yMax: 97, labelId: '1' }] },
        },
      ],
      totalCount: 1,
    },
    errors: [],
  },
  dataAccept: {
    name: 'accept',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/review/accept',
    request: [project, need('ids', 'string[]', 'itemIds')],
    response: [may('done', 'string[]', 'itemsDone'), may('failed', 'object[]', 'itemsFailed')],
    example: { ids: ['88012'] },
    answer: { done: ['88012'], failed: [] },
    errors: [],
  },
  dataReview: {
    name: 'review',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/items/{itemId}/reject',
    request: [
      project,
      need('itemId', 'string', 'itemId'),
      need('comment', 'string', 'rejectComment'),
      may('pin', 'object', 'pin'),
    ],
    response: [may('status', 'string', 'itemStatusNow')],
    example: { comment: 'The box cuts off the upper edge of the sign.' },
    answer: { status: 'rejected' },
    errors: [],
  },
  dataControl: {
    name: 'control',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/control',
    request: [
      project,
      need('ids', 'string[]', 'itemIds'),
      need('isControl', 'boolean', 'isControl'),
    ],
    response: [may('done', 'string[]', 'itemsDone'), may('failed', 'object[]', 'itemsFailed')],
    example: { ids: ['88012'], isControl: true },
    answer: { done: ['88012'], failed: [] },
    errors: [],
  },
  dataExport: {
    name: 'export',
    product: 'data',
    http: 'POST',
    path: '/api/v2/labelling/projects/{id}/exports',
    request: [
      project,
      need('format', 'string', 'exportFormat'),
      may('onlyAccepted', 'boolean', 'onlyAccepted', 'false'),
      may('split', 'object', 'split'),
      may('seed', 'integer', 'seed', '1'),
    ],
    response: [may('id', 'string', 'jobId'), may('status', 'string', 'jobStatus')],
    example: { format: 'coco', onlyAccepted: true },
    answer: { id: '311', status: 'queued' },
    errors: [],
  },
  dataQuality: {
    name: 'quality',
    product: 'data',
    http: 'GET',
    path: '/api/v2/labelling/projects/{id}/quality',
    request: [project],
    response: [
      may('agreement', 'number', 'agreement'),
      may('accuracy', 'number', 'accuracy'),
      may('control', 'object', 'control'),
    ],
    example: {},
    answer: {
      agreement: 0.94,
      accuracy: 0.97,
      control: { units: 12, share: 0.05, workers: [{ person: 1, answered: 12, agreement: 0.97 }] },
    },
    errors: [],
  },
  dataQuestions: {
    name: 'questions',
    product: 'data',
    http: 'GET',
    path: '/api/v2/labelling/projects/{id}/questions',
    request: [project],
    response: [may('records', 'object[]', 'questions')],
    example: {},
    answer: { records: [{ id: 'q1', text: 'Is a sign in a mirror a sign?', answer: 'No.' }] },
    errors: [],
  },
  proxyAccount: {
    name: 'account',
    product: 'proxy',
    http: 'GET',
    path: '/api/v2/proxy',
    request: [],
    response: [
      may('account', 'object', 'proxyAccount'),
      may('account.username', 'string', 'proxyUsername'),
      may('account.status', 'string', 'proxyStatus'),
      may('account.traffic', 'object', 'traffic'),
      may('account.endpoint', 'object', 'endpoint'),
      may('products', 'object[]', 'proxyProducts'),
      may('notices', 'object[]', 'proxyNotices'),
      may('available', 'object', 'proxyAvailable'),
    ],
    example: {},
    answer: {
      account: {
        username: 'acme',
        status: 'active',
        traffic: { boughtBytes: 10737418240, usedBytes: 2147483648, leftBytes: 8589934592 },
        endpoint: { host: 'proxy.example.com', ports: { http: 8000, https: 8443, socks5: 9000 } },
      },
      products: [{ id: 'residential', unit: 'gb', units: 10, expiresAt: '2026-12-31T00:00:00Z' }],
      notices: [],
      available: { amount: '12.50', currency: 'USD' },
    },
    errors: [],
  },
  proxyLocations: {
    name: 'locations',
    product: 'proxy',
    http: 'GET',
    path: '/api/v2/proxy/locations',
    request: [need('product', 'string', 'proxyProduct')],
    response: [may('records', 'object[]', 'locations')],
    example: { product: 'residential' },
    answer: { records: [{ country: 'DE', title: 'Germany', count: 41200, latencyMs: 180 }] },
    errors: [],
  },
  proxyGenerate: {
    name: 'generate',
    product: 'proxy',
    http: 'POST',
    path: '/api/v2/proxy/generate',
    request: [
      need('authMode', 'string', 'authMode'),
      may('userId', 'string', 'generateUser'),
      may('ip', 'string', 'generateIp'),
      need('protocol', 'string', 'protocol'),
      may('country', 'string', 'country'),
      need('session', 'string', 'session'),
      may('sessionMinutes', 'integer', 'sessionMinutes'),
      need('count', 'integer', 'count'),
      need('format', 'string', 'lineFormat'),
    ],
    response: [may('lines', 'string[]', 'lines')],
    example: {
      authMode: 'password',
      userId: '7',
      protocol: 'http',
      country: 'DE',
      session: 'sticky',
      sessionMinutes: 30,
      count: 2,
      format: 'host:port:user:pass',
    },
    answer: {
      lines: [
        'proxy.example.com:8000:price_checks-country-de-session-a1:long-and-random',
        'proxy.example.com:8000:price_checks-country-de-session-a2:long-and-random',
      ],
    },
    errors: [],
  },
  proxyCheck: {
    name: 'check',
    product: 'proxy',
    http: 'POST',
    path: '/api/v2/proxy/check',
    request: [need('line', 'string', 'line')],
    response: [
      may('ok', 'boolean', 'ok'),
      may('ip', 'string', 'outIp'),
      may('country', 'string', 'outCountry'),
      may('latencyMs', 'integer', 'latency'),
    ],
    example: { line: 'proxy.example.com:8000:price_checks-country-de:long-and-random' },
    answer: { ok: true, ip: '198.51.100.24', country: 'DE', latencyMs: 210 },
    errors: [],
  },
  proxyUserList: {
    name: 'users',
    product: 'proxy',
    http: 'GET',
    path: '/api/v2/proxy/users',
    request: [
      may('page', 'integer', 'page', '0'),
      may('perPage', 'integer', 'perPage', '20'),
      may('status', 'string', 'proxyUserStatus'),
    ],
    response: [
      may('records', 'object[]', 'proxyUserRecords'),
      may('totalCount', 'integer', 'totalCount'),
    ],
    example: { page: 0, perPage: 20 },
    answer: {
      records: [{ id: '7', label: 'Price checks', username: 'price_checks', status: 'active' }],
      totalCount: 1,
    },
    errors: [],
  },
  proxyUsers: {
    name: 'create_user',
    product: 'proxy',
    http: 'POST',
    path: '/api/v2/proxy/users',
    request: [
      need('label', 'string', 'proxyLabel'),
      need('username', 'string', 'newUsername'),
      may('password', 'string', 'newPassword'),
      need('product', 'string', 'proxyProduct'),
      may('limitBytes', 'integer', 'limitBytes', '0'),
      may('limitPeriod', 'string', 'limitPeriod', 'none'),
      may('threads', 'integer', 'userThreads'),
      may('countries', 'string[]', 'userCountries'),
      may('expiresAt', 'date', 'userUntil'),
    ],
    response: [may('records', 'object[]', 'newUserRecords')],
    example: {
      label: 'Price checks',
      username: 'price_checks',
      password: 'long-and-random',
      product: 'residential',
      limitBytes: 1073741824,
      limitPeriod: 'month',
      threads: 50,
      countries: ['DE', 'FR'],
      expiresAt: '2027-12-31',
    },
    answer: {
      records: [
        {
          record: { id: '7', label: 'Price checks', username: 'price_checks', status: 'active' },
          password: 'long-and-random',
        },
      ],
    },
    errors: [],
  },
  proxyPause: {
    name: 'pause',
    product: 'proxy',
    http: 'POST',
    path: '/api/v2/proxy/users/{id}/pause',
    request: [user],
    response: [may('status', 'string', 'proxyUserStatus')],
    example: {},
    answer: { status: 'paused' },
    errors: [],
  },
  proxyWhitelist: {
    name: 'ip_whitelist',
    product: 'proxy',
    http: 'POST',
    path: '/api/v2/proxy/ip_whitelist',
    request: [need('records', 'object[]', 'whitelistRecords')],
    response: [may('records', 'object[]', 'whitelistAdded')],
    example: {
      records: [
        {
          ip: '203.0.113.7',
          label: 'Office',
          product: 'residential',
          protocols: ['http', 'socks5'],
        },
      ],
    },
    answer: {
      records: [
        {
          id: '3',
          ip: '203.0.113.7',
          label: 'Office',
          product: 'residential',
          protocols: ['http', 'socks5'],
        },
      ],
    },
    errors: [],
  },
  proxyStatistics: {
    name: 'statistics',
    product: 'proxy',
    http: 'GET',
    path: '/api/v2/proxy/statistics',
    request: [
      ...days,
      may('granularity', 'string', 'granularity', 'day'),
      need('groupBy', 'string', 'groupBy'),
    ],
    response: [may('summary', 'object', 'summary'), may('rows', 'object[]', 'statisticRows')],
    example: {
      dateFrom: '2026-11-01',
      dateTo: '2026-11-07',
      granularity: 'day',
      groupBy: 'user',
    },
    answer: {
      summary: { bytes: 2147483648, requests: 91240, successRate: 98.6, avgLatencyMs: 640 },
      rows: [{ key: '7', bytes: 1610612736, requests: 70110 }],
    },
    errors: [],
  },
} as const satisfies Readonly<Record<string, ApiMethod>>

export type MethodId = keyof typeof methods

const isMethod = (id: string): id is MethodId => Object.hasOwn(methods, id)
export const methodIds = Object.keys(methods).filter(isMethod)
export const apiMethod = (id: MethodId): ApiMethod => methods[id]
export const methodsOf = (product: ApiProduct): MethodId[] =>
  methodIds.filter((id) => methods[id].product === product)
