import type { Language } from '../../../site/languages.ts'
import { dollars } from '../../lib/money.ts'
import type { Micros } from '../../lib/money.ts'

type Words = Readonly<Record<Language, string>>
const w = (en: string, ru: string, zh: string): Words => ({ en, ru, zh })

interface Plan {
  id: string
  title: Words
  price: Micros
  periodDays: number
  features: readonly Words[]
  firstReplyMinutes: number
  channels: readonly string[]
  manager?: { name: string; email: string }
  best: boolean
}

const first = w('Priority in the support queue', 'Первое место в очереди поддержки', '工单优先处理')
const review = w(
  'A monthly review of errors and spending',
  'Ежемесячный разбор ошибок и расходов',
  '每月错误与消费报告',
)

export const plans: readonly Plan[] = [
  {
    id: 'standard',
    title: w('Standard', 'Стандарт', '标准'),
    price: dollars(29),
    periodDays: 30,
    features: [first],
    firstReplyMinutes: 240,
    channels: ['ticket'],
    best: false,
  },
  {
    id: 'priority',
    title: w('Priority', 'Приоритет', '优先'),
    price: dollars(99),
    periodDays: 30,
    features: [first, review],
    firstReplyMinutes: 60,
    channels: ['ticket', 'chat'],
    best: true,
  },
  {
    id: 'dedicated',
    title: w('Dedicated', 'Персональный', '专属'),
    price: dollars(349),
    periodDays: 30,
    features: [
      first,
      review,
      w(
        'A person who knows your integration',
        'Специалист, который знает вашу интеграцию',
        '熟悉您集成方案的专属客服',
      ),
      w(
        'Help with planned traffic peaks',
        'Помощь при запланированных пиках нагрузки',
        '协助应对计划内的负载高峰',
      ),
    ],
    firstReplyMinutes: 15,
    channels: ['ticket', 'chat', 'phone'],
    manager: { name: 'Nora Lindqvist', email: 'nora.lindqvist@glyphwork.example' },
    best: false,
  },
]

const allDay = w('Around the clock', 'Круглосуточно', '全天候')
/** How a channel of a plan is reached. */
export const contacts = (channel: string, language: Language) => ({
  value: channel === 'phone' ? '+1 555 010 0199' : null,
  url: channel === 'chat' ? 'https://chat.glyphwork.example/enterprise' : null,
  hours: allDay[language],
})

export const conditionsHtml: Readonly<Record<Language, string>> = {
  en: '<p>You pay for a plan in advance from your balance, and it starts right away. It covers every key in your account.</p><ul><li>The reply clock runs 24 hours a day, every day. If we miss it, you get that month refunded on request.</li><li>You can turn off renewal at any time; the plan then runs to its end.</li><li>We don’t give partial refunds for a plan that has started.</li></ul>',
  ru: '<p>Тариф оплачивается вперёд с баланса и начинает действовать сразу. Он распространяется на все ключи аккаунта.</p><ul><li>Время первого ответа считается круглосуточно. Если мы не уложились, вернём деньги за этот месяц по запросу.</li><li>Продление можно отключить в любой момент: тариф будет действовать до конца срока.</li><li>За неиспользованную часть тарифа деньги не возвращаются.</li></ul>',
  zh: '<p>套餐从余额预付，立即生效，适用于账户的所有密钥。</p><ul><li>首次回复时间全天候计算。若未达标，可申请退还当月费用。</li><li>可随时关闭自动续订，当前套餐可用至到期。</li><li>已开始的套餐不支持部分退款。</li></ul>',
}
