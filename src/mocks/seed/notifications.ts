import type { InferInput } from 'valibot'
import type { notificationCalls } from '../../api/contract/notifications.ts'
import { findPage } from '../../routes/paths.ts'
import { isLanguage, languages } from '../../site/languages.ts'
import type { Language } from '../../site/languages.ts'
import { accountNotices } from './account-notices.ts'
import type { NoticeKind } from './account-notices.ts'
import { iso, graphSpans } from './statistics.ts'
import type { MockNotification, MockAccount } from '../data/accounts.ts'

type Raw = NonNullable<InferInput<typeof notificationCalls.notifications.res>['records']>[number]

/** The end of something that the person still uses (lib/announce-retirements.ts). */
const retirement = ({ en, ru, zh }: Readonly<Record<Language, string>>): NoticeKind => ({
  topic: 'api_changes',
  level: 'warning',
  href: '/api-docs/changelog',
  text: {
    en: [en, 'Days left: {days}. Tasks like this from you in the last 30 days: {count}.'],
    ru: [ru, 'Осталось дней: {days}. Таких заданий от вас за последние 30 дней: {count}.'],
    zh: [zh, '还有 {days} 天。您最近 30 天提交的此类任务：{count} 个。'],
  },
})

const kinds: Readonly<Record<string, NoticeKind>> = {
  ...accountNotices,
  payment: {
    topic: 'payment',
    level: 'success',
    href: '/pay/history_payment',
    text: {
      en: ['Payment received', '$50.00 has been added to your balance.'],
      ru: ['Платёж получен', 'На баланс зачислено 50,00 $.'],
      zh: ['已收到付款', '$50.00 已计入您的余额。'],
    },
  },
  archive: {
    topic: 'security',
    level: 'success',
    href: '/profile/docs',
    text: {
      en: ['Your data is ready', 'You can download the archive for 7 days.'],
      ru: ['Ваши данные готовы', 'Заказанный архив можно скачать в течение 7 дней.'],
      zh: ['您的数据已就绪', '您申请的数据包可在 7 天内下载。'],
    },
  },
  labelling: {
    topic: 'labelling',
    level: 'success',
    href: '/data',
    text: {
      en: ['Dataset ready', 'You can download version {version} of “{title}”.'],
      ru: ['Датасет готов', 'Версию {version} проекта «{title}» можно скачать.'],
      zh: ['数据集已就绪', '“{title}”第 {version} 版可以下载了。'],
    },
  },
  payout: {
    topic: 'payout',
    level: 'success',
    href: '/partner/history_payment',
    text: {
      en: ['Payout sent', 'It is on its way to your wallet.'],
      ru: ['Выплата отправлена', 'Деньги идут на ваш кошелёк.'],
      zh: ['提现已汇出', '款项正在汇往您的钱包。'],
    },
  },
  sign_in: {
    topic: 'security',
    level: 'warning',
    href: '/profile/authentication',
    text: {
      en: [
        'Sign-in from a new device',
        'Firefox on Linux. If this wasn’t you, end that session and change your password.',
      ],
      ru: [
        'Вход с нового устройства',
        'Firefox на Linux. Если это были не вы, завершите этот сеанс и смените пароль.',
      ],
      zh: ['新设备登录', 'Linux 上的 Firefox。如果不是您本人，请结束该会话并修改密码。'],
    },
  },
  api_errors: {
    topic: 'api_errors',
    level: 'danger',
    href: '/setting/errors',
    text: {
      en: ['Many refused requests', '14 requests in an hour ended with ERROR_WRONG_USER_KEY.'],
      ru: [
        'Много отклонённых запросов',
        'За час 14 запросов завершились ошибкой ERROR_WRONG_USER_KEY.',
      ],
      zh: ['多个请求被拒绝', '一小时内有 14 个请求返回 ERROR_WRONG_USER_KEY。'],
    },
  },
  retires_classicHcaptcha: retirement({
    en: 'The classic API stops taking hCaptcha',
    ru: 'Классический API перестанет принимать hCaptcha',
    zh: '经典 API 将停用 hCaptcha',
  }),
  retires_solvemedia: retirement({
    en: 'SolveMedia is being retired',
    ru: 'Тип заданий SolveMedia будет отключён',
    zh: 'SolveMedia 任务类型将停用',
  }),
  key_expiring: {
    topic: 'keys',
    level: 'warning',
    href: '/setting',
    text: {
      en: ['A key stops working soon', 'Days left for “{name}”: {days}.'],
      ru: ['Ключ скоро перестанет работать', 'Ключу «{name}» осталось дней: {days}.'],
      zh: ['密钥即将失效', '“{name}”还能使用 {days} 天。'],
    },
  },
  prices: {
    topic: 'product_news',
    level: 'info',
    href: '/pricing',
    text: {
      en: ['Token prices went down', 'Cloudflare Turnstile now costs $1.45 per 1,000 at any load.'],
      ru: [
        'Токены подешевели',
        'Cloudflare Turnstile теперь стоит 1,45 $ за 1000 при любой нагрузке.',
      ],
      zh: ['令牌价格下调', 'Cloudflare Turnstile 现在无论负载高低都是每 1000 次 $1.45。'],
    },
  },
  complaint: {
    topic: 'complaints',
    level: 'success',
    href: null,
    text: {
      en: ['Complaint accepted', 'A second worker read the picture differently. You got a refund.'],
      ru: [
        'Жалоба принята',
        'Второй исполнитель прочитал картинку иначе. Деньги вернулись на баланс.',
      ],
      zh: ['投诉成立', '另一位打码员的识别结果不同，费用已退回余额。'],
    },
  },
  welcome: {
    topic: 'product_news',
    level: 'info',
    href: '/profile/notif',
    text: {
      en: ['Welcome', 'Choose what we notify you about, and where.'],
      ru: ['Добро пожаловать', 'Выберите, о чём и куда вам писать.'],
      zh: ['欢迎', '选择接收哪些通知，以及接收方式。'],
    },
  },
}
const usual = ['api_errors', 'sign_in', 'complaint', 'prices', 'payment'] as const

/** The notifications of an account, newest first: none, a welcome, or those of a year. */
export function seedNotifications(
  id: number,
  days: number,
  busy: boolean,
  now: number,
): MockNotification[] {
  const one = (kind: string, index: number, at: number, unread: boolean): MockNotification => ({
    id: String(id * 100 + index),
    kind,
    at,
    readAt: unread ? null : at + graphSpans.hour,
  })
  if (days === 0) return []
  const welcome = one('welcome', 0, now - days * graphSpans.day, false)
  if (!busy) return [welcome]
  const count = 23
  const since = Array.from({ length: count }, (_, i) =>
    one(
      usual[i % usual.length] ?? 'prices',
      count - i,
      now - 25 * graphSpans.minute - i * 19 * graphSpans.hour,
      i < 3,
    ),
  )
  return [...since, welcome]
}

export const unreadOf = ({ notifications }: MockAccount): number =>
  notifications.filter(({ readAt }) => readAt === null).length

/**
 * A notification in the contract's form and in one language. It links only to pages that the site
 * has.
 */
export function writtenNotification(
  { id, kind, at, readAt, values = {}, own }: MockNotification,
  language: string | null,
): Raw {
  const known = kinds[kind]
  const shown = isLanguage(language) ? language : 'en'
  const written = (value: string | number): string =>
    typeof value === 'number' ? value.toLocaleString(languages[shown].tag) : value
  const [title, body] = (known?.text[shown] ?? [kind, '']).map((text) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => written(values[name] ?? whole)),
  )
  const href = known?.href && findPage(known.href) ? known.href : null
  return {
    id,
    topic: known?.topic ?? '',
    title: title ?? '',
    body: body ?? '',
    href,
    level: known?.level ?? 'info',
    createdAt: iso(at),
    readAt: readAt === null ? null : iso(readAt),
    ...own,
  }
}
