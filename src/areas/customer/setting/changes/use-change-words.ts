import { useTranslation } from '@/i18n/use-translation.ts'
import { is } from 'valibot'
import { Money } from '@/api/contract/common.ts'
import { cutText } from '@/lib/cut-text.ts'
import { known } from '@/lib/known.ts'
import { plainCode } from '@/lib/plain-code.ts'
import { useFormat } from '@/shared/account/use-format.ts'
import { useMoneyText } from '@/shared/account/use-money-text.ts'
import { useTypeName } from '@/shared/account/use-type-name.ts'

/** The fields that have words, of an area or of all; others are shown by their names. */
const fields = {
  name: 'common:label.title',
  status: 'common:label.status',
  primary: 'field.primary',
  allowedTypes: 'common:label.acceptedTypes',
  acceptedTypes: 'common:label.acceptedTypes',
  ipList: 'field.ipList',
  dailyLimit: 'field.daily',
  monthlyLimit: 'field.monthly',
  rpm: 'field.rpm',
  scope: 'field.scope',
  'scope.captcha': 'field.captcha',
  'scope.proxy': 'field.proxy',
  'scope.labelling': 'field.labelling',
  'scope.statistics': 'field.statistics',
  'scope.balance': 'field.balance',
  'scope.projects': 'field.projects',
  'test.answers': 'field.answers',
  'test.outcome': 'field.outcome',
  'test.errorCode': 'field.errorCode',
  expiresAt: 'common:label.lastDay',
  value: 'common:label.key',
  'daily.amount': 'field.daily',
  'daily.mode': 'field.dailyMode',
  'monthly.amount': 'field.monthly',
  'monthly.mode': 'field.monthlyMode',
  alertPercents: 'field.alertPercents',
  languagePool: 'field.languagePool',
  defaultLanguage: 'field.defaultLanguage',
  refuseLongAnswers: 'field.refuseLongAnswers',
  allowWorkersHint: 'field.allowWorkersHint',
  sandbox: 'field.sandbox',
  developerCredits: 'field.developerCredits',
  enabled: 'field.enabled',
  minAttempts: 'field.minAttempts',
  maxAttempts: 'field.maxAttempts',
  minMatches: 'field.minMatches',
  types: 'field.types',
  blocked: 'field.blocked',
  ip: 'field.ip',
  comment: 'field.comment',
  host: 'field.host',
  method: 'field.method',
  secret: 'field.secret',
  threshold: 'field.threshold',
  amount: 'field.amount',
  savedMethodId: 'field.savedMethodId',
  dailyCountCap: 'field.dailyCountCap',
  monthlyAmountCap: 'field.monthlyAmountCap',
  methodId: 'common:label.method',
  role: 'field.role',
  url: 'field.url',
  events: 'field.events',
  metric: 'field.metric',
  subject: 'field.subject',
  hours: 'field.hours',
  channels: 'field.channels',
  'alert_rules.threshold': 'field.alertThreshold',
  'alert_rules.scope': 'field.alertScope',
} as const

/** The words of the states and choices that a value can be. */
const values = [
  'active',
  'disabled',
  'pending_verification',
  'failing',
  'notify',
  'block',
  'none',
  'read',
  'write',
  'any',
  'success_rate',
  'avg_seconds',
  'price',
  'spent',
  'refused',
  'type',
  'key',
  'software',
  'fixture',
  'self',
  'right',
  'wrong',
  'late',
  'unreadable',
  'error',
  'email',
  'telegram',
  'webpush',
  'webhook',
] as const

/** How many entries of a list are named. The rest is counted. */
const some = 3
const rate = 'maxRatePer1000.'

/** Names the fields and values of a change. */
export function useChangeWords() {
  const { t } = useTranslation(['changes', 'common'])
  const format = useFormat()
  const money = useMoneyText()
  const typeName = useTypeName()

  const fieldName = (area: string, path: string): string => {
    if (path.startsWith(rate)) {
      const type = path.slice(rate.length)
      return t('field.rate', { type: type === 'normal' ? t('field.normal') : typeName(type) })
    }
    const key = known(fields, `${area}.${path}`) ?? known(fields, path)
    return key ? t(key) : plainCode(path)
  }
  const valueText = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('value.empty')
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
    if (typeof value === 'number') return format.number(value)
    if (is(Money, value)) return money(value.amount, value.currency)
    if (Array.isArray(value)) {
      if (value.length === 0) return t('value.empty')
      const names = value.slice(0, some).map((one: unknown) => valueText(one))
      const rest = value.length - names.length
      return format.list(rest > 0 ? [...names, t('value.more', { count: rest })] : names)
    }
    if (typeof value !== 'string') return cutText(JSON.stringify(value))
    const word = known(values, value)
    if (word) return t(`value.${word}`)
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.date(value)
    return cutText(/^[A-Z]\w+Task$/.test(value) ? typeName(value) : value)
  }
  return { fieldName, valueText }
}
