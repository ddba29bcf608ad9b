import type { Language } from '../../../site/languages.ts'

type Words = Readonly<Record<Language, string>>
interface Field {
  name: string
  type: string
  required: boolean
  label: Words
  hint?: Words
  options?: readonly { value: string; label: Words }[]
}
interface Category {
  id: string
  title: Words
  hint: Words
  fields: readonly Field[]
  faq: readonly string[]
  asks: readonly string[]
}
const w = (en: string, ru: string, zh: string): Words => ({ en, ru, zh })

/** The categories of tickets, each with its fields. */
export const seededTicketCategories: readonly Category[] = [
  {
    id: 'tasks',
    title: w('Tasks and answers', 'Задания и ответы', '任务与答案'),
    hint: w(
      'Wrong or missing answers, answer times, the price of a task.',
      'Неверные или пропавшие ответы, время, цена отдельных заданий.',
      '答案错误或缺失、耗时、单个任务的价格。',
    ),
    fields: [
      {
        name: 'since',
        type: 'date',
        required: false,
        label: w('Since when', 'С какого дня', '从何时开始'),
      },
    ],
    faq: ['orders-unsolved', 'complaints-how', 'errors-unsolvable'],
    asks: ['tasks'],
  },
  {
    id: 'api',
    title: w('API and errors', 'API и ошибки', 'API 与错误'),
    hint: w(
      'Error codes, limits, pingbacks.',
      'Коды ошибок, лимиты, pingback.',
      '错误码、限制、回调。',
    ),
    fields: [
      {
        name: 'errorCode',
        type: 'text',
        required: true,
        label: w('Error code', 'Код ошибки', '错误码'),
        hint: w(
          'As in the response, such as ERROR_NO_SLOT_AVAILABLE.',
          'Как в ответе, например ERROR_NO_SLOT_AVAILABLE.',
          '与返回内容一致，例如 ERROR_NO_SLOT_AVAILABLE。',
        ),
      },
      {
        name: 'version',
        type: 'select',
        required: false,
        label: w('API version', 'Версия API', 'API 版本'),
        options: [
          { value: 'v2', label: w('v2, JSON', 'v2, JSON', 'v2，JSON') },
          { value: 'v1', label: w('v1, in.php', 'v1, in.php', 'v1，in.php') },
        ],
      },
    ],
    faq: ['errors-slot', 'errors-limits', 'pingback-lost'],
    asks: ['tasks'],
  },
  {
    id: 'payment',
    title: w('Payment', 'Платёж', '付款'),
    hint: w(
      'A top-up that hasn’t arrived, a charge you don’t recognize.',
      'Пополнение не дошло, незнакомое списание.',
      '充值未到账、不明扣款。',
    ),
    fields: [],
    faq: ['billing-arrived', 'billing-topup', 'billing-invoice'],
    asks: ['payment'],
  },
  {
    id: 'refund',
    title: w('Refund', 'Возврат денег', '退款'),
    hint: w('Money you haven’t used.', 'Неиспользованные деньги.', '未使用的余额。'),
    fields: [
      {
        name: 'amount',
        type: 'amount',
        required: true,
        label: w('Amount', 'Сумма', '金额'),
      },
    ],
    faq: ['billing-refund', 'orders-unsolved'],
    asks: ['payment'],
  },
  {
    id: 'payout',
    title: w('Payout', 'Выплата', '提现'),
    hint: w(
      'A withdrawal you have requested.',
      'Вывод заработанных денег.',
      '您赚取并申请提现的款项。',
    ),
    fields: [],
    faq: ['payouts-minimum', 'payouts-wrong', 'payouts-button'],
    asks: [],
  },
  {
    id: 'account',
    title: w('Account and sign-in', 'Аккаунт и вход', '账户与登录'),
    hint: w(
      'Email, password, two-step sign-in, deletion.',
      'Почта, пароль, двухэтапный вход, удаление.',
      '邮箱、密码、两步验证、注销。',
    ),
    fields: [],
    faq: ['security-two', 'security-key', 'security-delete'],
    asks: [],
  },
  {
    id: 'proxy',
    title: w('Proxies', 'Прокси', '代理'),
    hint: w(
      'Access, speed, traffic, countries.',
      'Доступ, скорость, трафик, страны.',
      '访问、速度、流量、国家/地区。',
    ),
    fields: [
      {
        name: 'country',
        type: 'text',
        required: false,
        label: w('Country', 'Страна', '国家/地区'),
      },
    ],
    faq: ['security-ip'],
    asks: [],
  },
  {
    id: 'other',
    title: w('Other', 'Другое', '其他'),
    hint: w('Anything else.', 'Всё, что не подошло выше.', '不属于以上类别的问题。'),
    fields: [],
    faq: ['security-person', 'orders-allowed'],
    asks: [],
  },
]

export function categoriesIn(language: Language) {
  return seededTicketCategories.map(({ id, title, hint, fields, asks }) => ({
    id,
    title: title[language],
    hint: hint[language],
    asks: [...asks],
    fields: fields.map(({ label, hint: help, options, ...field }) => ({
      ...field,
      label: label[language],
      hint: help?.[language] ?? null,
      options: (options ?? []).map((one) => ({ value: one.value, label: one.label[language] })),
    })),
  }))
}
