import { describe, expect, it } from 'vitest'
import { translatorOf } from '@/i18n/use-translation.ts'
import { createWords } from '@/i18n/words.ts'
import { isStatic, pagePaths } from '@/routes/paths.ts'
import type { PageId } from '@/routes/table/index.ts'
import { contentLanguages } from '@/site/languages.ts'
import type { Language } from '@/site/languages.ts'
import {
  accountMenu,
  accountNav,
  footerNav,
  publicNav,
  sectionPages,
  trustNav,
} from '../layouts/nav.ts'
import { namesInEveryLanguage } from './every-language.ts'
import { foldNames, searchByMost, searchCommands } from './match.ts'
import { isOwnName, otherNames, rankOf } from './page-names.ts'

async function open(language: Language) {
  const words = createWords()
  await words.load(language, ['palette'])
  const t = translatorOf(words.in(language), 'common')
  const english = translatorOf(words.in('en'), 'common')
  const palette = translatorOf(words.in(language), 'palette')
  const commands = pagePaths
    .filter((page) => isStatic(page.path) && isOwnName(page))
    // The steps of a flow are no targets.
    .filter(({ row }) => row.layout !== 'auth' || row.guard === 'guest')
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((page) => ({
      id: page.id,
      label: t(`nav.crumb.${page.id}`),
      others: otherNames(page, { t, palette, english }),
      abroad: namesInEveryLanguage(page.id),
    }))
  return {
    t,
    find: (text: string): PageId[] => {
      const names = foldNames(commands)
      const found = searchCommands(text, names)
      return (found.length > 0 ? found : searchByMost(text, names)).map(({ id }) => id)
    },
  }
}

/** Every page that the header, the footer, the rail and the user menu name. */
const inNavigation: readonly PageId[] = [
  ...new Set([
    ...footerNav.flatMap(({ links }) => links.map(({ id }) => id)),
    ...accountNav.flat(),
    ...Object.values(sectionPages).flat(),
    ...accountMenu,
  ]),
]

/** What people call things, and the pages one of which must be among the first. */
const words: Record<Language, readonly (readonly [string, ...PageId[]])[]> = {
  en: [
    ['billing', 'pay', 'historyPayment', 'profileDocs'],
    ['invoice', 'historyPayment', 'profileDocs'],
    ['password', 'profilePassword'],
    ['2fa', 'profileAuthentication'],
    ['api key', 'setting'],
    ['key', 'setting'],
    ['token', 'setting'],
    ['refund', 'paymentPolicy', 'historyPayment'],
    ['proxy list', 'proxy'],
    ['payout', 'payout', 'payoutHistory'],
    ['withdraw', 'payout'],
    ['deposit', 'pay'],
    ['top up', 'pay'],
    ['balance', 'pay'],
    ['webhook', 'pingback', 'pingbackLog'],
    ['whitelist', 'ipList', 'proxyIps'],
    ['sdk', 'libraries'],
    ['error codes', 'receivingErrors'],
    ['coupon', 'promocode', 'voucher'],
    ['referral link', 'partner'],
    ['help', 'support', 'tickets'],
    ['docs', 'apiDocs'],
    ['status', 'statistics'],
    ['prices', 'pricing'],
    ['passkey', 'profileAuthentication'],
    ['KYC', 'profileDocs'],
    ['signup', 'register'],
    ['forgot password', 'remind', 'profilePassword'],
    ['delete my account', 'profileDelete'],
    ['how do i add funds', 'pay'],
    ['download my data', 'profileDocs'],
    ['refer a friend', 'partner'],
    ['price per 1000', 'pricing'],
    ['nodejs', 'libraries'],
    ['c#', 'libraries'],
    ['documentation', 'apiDocs'],
    ['postman', 'apiDocs'],
    ['status page', 'support', 'statistics'],
    ['incidents', 'support', 'statistics'],
    ['vacancy', 'jobs'],
    ['tos', 'termsOfService'],
    ['chatbot', 'supportBot'],
    ['paypal', 'pay'],
    ['credits', 'pay'],
    ['orders', 'historyPayment', 'uploads'],
    ['statement', 'historyDay', 'profileDocs'],
    ['promo', 'promocode'],
    ['quota', 'settingEdit', 'setting'],
    ['blacklist', 'ipList', 'manualDomains'],
    ['history', 'uploads', 'historyPayment'],
    ['error log', 'receivingErrors'],
    ['vpn', 'proxy'],
    ['bandwidth', 'proxyStatistics', 'proxy'],
    ['subaccount', 'proxyUsers', 'profileTeam'],
    ['cashout', 'payout'],
    ['commission', 'partner'],
    ['username', 'profile', 'profileEdit'],
    ['unsubscribe', 'profileNotif'],
    ['login history', 'profileAuthentication'],
    ['authenticator', 'profileAuthentication'],
    ['backup codes', 'profileAuthentication'],
    ['billing address', 'profileDocs'],
    ['organization', 'profileTeam', 'profileEdit'],
    ['workspace', 'profileTeam'],
    ['bug', 'ticketNew'],
    ['penalty', 'workerMistakes'],
    ['queue', 'statistics', 'workersOnline', 'cabinet'],
    ['soft id', 'softwareSoftlist'],
    ['firefox', 'extension'],
  ],
  ru: [
    ['биллинг', 'pay', 'historyPayment'],
    ['инвойс', 'historyPayment'],
    ['счёт', 'historyPayment', 'profileDocs'],
    ['пароль', 'profilePassword'],
    ['2фа', 'profileAuthentication'],
    ['2fa', 'profileAuthentication'],
    ['ключ', 'setting'],
    ['токен', 'setting'],
    ['возврат', 'paymentPolicy', 'historyPayment'],
    ['список прокси', 'proxy'],
    ['вывод', 'payout', 'payoutHistory'],
    ['выплата', 'payout', 'payoutHistory'],
    ['пополнить', 'pay'],
    ['баланс', 'pay'],
    ['вебхук', 'pingback', 'pingbackLog'],
    ['белый список', 'ipList', 'proxyIps'],
    ['документация', 'apiDocs'],
    ['помощь', 'support', 'tickets'],
    ['купон', 'promocode', 'voucher'],
    ['тарифов', 'pricing'],
    ['паспорта', 'profileDocs'],
    ['личный кабинет', 'profile', 'dashboard'],
    ['удалить мой аккаунт', 'profileDelete'],
    ['как пополнить баланс', 'pay'],
    ['сколько стоит', 'pricing'],
    ['забыл пароль', 'remind', 'profilePassword'],
    ['апи ключ', 'setting'],
    ['ключ апи', 'setting'],
    ['апи', 'apiDocs'],
    ['дока', 'apiDocs'],
    ['питон', 'libraries'],
    ['пхп', 'libraries'],
    ['хром', 'extension'],
    ['аптайм', 'statistics'],
    ['саппорт', 'support'],
    ['обратная связь', 'support', 'ticketNew'],
    ['закинуть деньги', 'pay'],
    ['пополнить счет', 'pay'],
    ['биткоин', 'payBtc'],
    ['пэйпал', 'pay'],
    ['выписка', 'historyDay', 'profileDocs'],
    ['квота', 'settingEdit', 'setting'],
    ['белый лист', 'ipList'],
    ['чёрный список', 'ipList', 'manualDomains'],
    ['экспорт', 'uploads'],
    ['заказы', 'historyPayment', 'uploads'],
    ['логи', 'receivingErrors', 'uploads'],
    ['впн', 'proxy'],
    ['резидентские', 'proxy'],
    ['субаккаунт', 'proxyUsers', 'profileTeam'],
    ['пригласить друга', 'partner'],
    ['комиссия', 'partner'],
    ['сессия', 'profileAuthentication'],
    ['история входов', 'profileAuthentication'],
    ['аутентификатор', 'profileAuthentication'],
    ['бэкап коды', 'profileAuthentication'],
    ['отписаться', 'profileNotif'],
    ['телефон', 'profileEdit', 'support'],
    ['сотрудники', 'profileTeam'],
    ['юзеры', 'profileTeam', 'proxyUsers'],
    ['тикет', 'tickets', 'ticketNew'],
    ['баг', 'ticketNew'],
    ['экзамен', 'cabinetTraining'],
    ['очередь', 'statistics', 'workersOnline', 'cabinet'],
    ['нерешённые', 'impossibleCaptchas', 'notCaptcha'],
  ],
  zh: [
    ['计费', 'pay', 'historyPayment'],
    ['发票', 'historyPayment', 'profileDocs'],
    ['密码', 'profilePassword'],
    ['2fa', 'profileAuthentication'],
    ['密钥', 'setting'],
    ['令牌', 'setting'],
    ['退款', 'paymentPolicy', 'historyPayment'],
    ['代理列表', 'proxy'],
    ['提现', 'payout', 'payoutHistory'],
    ['充值', 'pay'],
    ['余额', 'pay'],
    ['回调', 'pingback', 'pingbackLog'],
    ['白名单', 'ipList', 'proxyIps'],
    ['文档', 'apiDocs'],
    ['客服', 'support', 'tickets', 'ticketNew'],
    ['优惠券', 'promocode', 'voucher'],
    ['实名认证', 'profileDocs'],
    ['账号', 'profile', 'profileEdit'],
    ['怎么充值', 'pay'],
    ['我的订单', 'historyPayment', 'uploads'],
    ['忘记密码', 'remind', 'profilePassword'],
    ['修改登录密码', 'profilePassword'],
    ['支付宝', 'pay'],
    ['微信支付', 'pay'],
    ['多少钱', 'pricing'],
    ['单价', 'pricing', 'settingEdit'],
    ['套餐', 'pricing', 'enterprise'],
    ['接口文档', 'apiDocs'],
    ['浏览器插件', 'extension'],
    ['宕机', 'statistics', 'support'],
    ['人工客服', 'support', 'ticketNew'],
    ['联系我们', 'support'],
    ['秘钥', 'setting'],
    ['key', 'setting'],
    ['配额', 'setting', 'settingEdit'],
    ['黑名单', 'ipList', 'manualDomains'],
    ['历史记录', 'uploads'],
    ['报错', 'receivingErrors', 'complaints'],
    ['花费', 'historyDay'],
    ['对账单', 'historyDay', 'profileDocs'],
    ['流水', 'historyDay', 'historyPayment'],
    ['佣金', 'partner'],
    ['推荐好友', 'partner'],
    ['收益', 'partner', 'payout', 'payoutHistory'],
    ['用户名', 'profile', 'profileEdit', 'workerProfile'],
    ['昵称', 'profileEdit', 'workerProfile'],
    ['手机', 'profileEdit'],
    ['取消订阅', 'profileNotif'],
    ['登录记录', 'profileAuthentication'],
    ['验证器', 'profileAuthentication'],
    ['备用码', 'profileAuthentication'],
    ['双因素', 'profileAuthentication'],
    ['子账号', 'proxyUsers', 'profileTeam'],
    ['员工', 'profileTeam'],
    ['住宅 ip', 'proxy'],
    ['建议', 'ticketNew', 'serviceFeedback'],
    ['仪表盘', 'dashboard'],
    ['后台', 'dashboard'],
    ['考试', 'cabinetTraining'],
    ['罚款', 'workerMistakes'],
    ['等级', 'rewards', 'workerProfile'],
    ['查看账单', 'historyPayment', 'profileDocs'],
  ],
}

/** What people call settings. Enter opens the first page that is found. */
const settings: Record<Language, Partial<Record<PageId, readonly string[]>>> = {
  en: {
    setting: ['api key', 'keys', 'api keys', 'spending limit'],
    settingEdit: ['rates', 'price limit', 'price limits', 'daily limit', 'budget', 'maximum price'],
    pricing: ['prices', 'pricing'],
    pingback: ['pingback', 'pingback url', 'callback'],
    pingbackLog: ['pingback log'],
    webhooks: ['webhook', 'webhooks'],
    ipList: ['allowed ip', 'ip whitelist'],
    percent100: ['100%', '100% recognition', 'accuracy'],
    profilePassword: ['password', 'change password'],
    profileAuthentication: [
      '2fa',
      'two-step',
      'two-step sign-in',
      'sessions',
      'passkeys',
      'google',
    ],
    profileEdit: ['email', 'change email', 'time zone', 'avatar'],
    profileNotif: ['notifications', 'telegram', 'low balance', 'browser notifications'],
    profileDocs: ['identity check', 'billing details', 'tax id', 'export data'],
    profileTeam: ['team', 'members', 'roles'],
    profileDelete: ['delete account', 'close account'],
    pay: ['auto top-up', 'saved card'],
    walletEdit: ['wallet', 'payout address'],
    partnerPostbacks: ['postback'],
  },
  ru: {
    setting: ['ключ', 'ключи', 'ключ api', 'лимит расходов'],
    settingEdit: ['цены и лимиты', 'предельная цена', 'предельные цены', 'дневной лимит', 'бюджет'],
    pricing: ['цены'],
    pingback: ['pingback', 'пингбек', 'callback', 'колбэк'],
    pingbackLog: ['журнал pingback'],
    webhooks: ['вебхук', 'вебхуки'],
    ipList: ['разрешённые адреса', 'белый список'],
    percent100: ['100%', 'стопроцентное', 'точность'],
    profilePassword: ['пароль', 'сменить пароль'],
    profileAuthentication: ['2fa', 'двухэтапный вход', 'резервные коды', 'сеансы', 'устройства'],
    profileEdit: ['почта', 'сменить почту', 'часовой пояс'],
    profileNotif: ['уведомления', 'телеграм', 'низкий баланс'],
    profileDocs: ['проверка личности', 'реквизиты', 'инн', 'скачать данные'],
    profileTeam: ['команда', 'участники', 'роли'],
    profileDelete: ['удалить аккаунт'],
    pay: ['автопополнение', 'сохранённая карта'],
    walletEdit: ['кошелёк', 'адрес для выплат'],
    partnerPostbacks: ['постбэк'],
  },
  zh: {
    setting: ['密钥', 'API 密钥', '消费限额'],
    settingEdit: ['价格与限额', '最高价', '每日限额', '预算'],
    pricing: ['价格'],
    pingback: ['回调', 'pingback', '回调地址'],
    pingbackLog: ['回调日志'],
    webhooks: ['webhook', '账户 webhook'],
    ipList: ['IP 白名单', '白名单'],
    percent100: ['100%', '准确率'],
    profilePassword: ['密码', '修改密码'],
    profileAuthentication: ['两步验证', '恢复码', '会话', '通行密钥', '安全'],
    profileEdit: ['邮箱', '修改邮箱', '时区', '头像'],
    profileNotif: ['通知', 'telegram', '余额提醒'],
    profileDocs: ['身份验证', '实名认证', '税号', '导出数据'],
    profileTeam: ['团队', '成员', '角色'],
    profileDelete: ['注销账户', '删除账号'],
    pay: ['自动充值', '已保存的卡'],
    walletEdit: ['收款钱包', '提现地址'],
    partnerPostbacks: ['回传'],
  },
}

describe.each(contentLanguages)('the palette in %s', (language) => {
  it('finds a page by every label of the navigation', async () => {
    const { t, find } = await open(language)
    for (const { key, target } of publicNav) expect(find(t(key)), t(key)).toContain(target.id)
    for (const { key, target } of trustNav) {
      const label = t(`footer.trust.${key}`)
      expect(find(label), label).toContain(target.id)
    }
    for (const id of inNavigation) {
      const label = t(`nav.crumb.${id}`)
      expect(find(label), label).toContain(id)
    }
  })

  it.each(words[language])(
    'finds for %j its page among the first five',
    async (word, ...pages: string[]) => {
      const { find } = await open(language)
      const first = find(word).slice(0, 5)
      expect(
        first.some((id) => pages.includes(id)),
        first.join(', '),
      ).toBe(true)
    },
  )

  it('finds for what people call a setting its page first', async () => {
    const { find } = await open(language)
    const first = Object.values(settings[language]).flatMap((names) =>
      names.map((name) => `${name}: ${find(name)[0]}`),
    )
    expect(first).toEqual(
      Object.entries(settings[language]).flatMap(([id, names]) =>
        names.map((name) => `${name}: ${id}`),
      ),
    )
  })

  it('finds a page by the words and the labels of every other language', async () => {
    const { find } = await open(language)
    for (const other of contentLanguages) {
      for (const [word, ...pages] of words[other]) {
        const first = find(word).slice(0, 5)
        expect(
          first.some((id) => pages.includes(id)),
          `${word}: ${first.join(', ')}`,
        ).toBe(true)
      }
      const spoken = await open(other)
      for (const { key, target } of publicNav)
        expect(find(spoken.t(key)), spoken.t(key)).toContain(target.id)
      for (const { key, target } of trustNav) {
        const label = spoken.t(`footer.trust.${key}`)
        expect(find(label), label).toContain(target.id)
      }
      for (const id of inNavigation) {
        const label = spoken.t(`nav.crumb.${id}`)
        expect(find(label), label).toContain(id)
      }
    }
  })
})
