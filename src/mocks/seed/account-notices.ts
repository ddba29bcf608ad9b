import type { Language } from '../../site/languages.ts'

/** What a notification says. A name in braces is a value of the notification. */
export interface NoticeKind {
  topic: string
  level: string
  href: string | null
  text: Readonly<Record<Language, readonly [title: string, body: string]>>
}

type Text = NoticeKind['text']

const team = (level: string, text: Text): NoticeKind => ({
  topic: 'security',
  level,
  href: '/profile/team',
  text,
})
const limit = (level: string, text: Text): NoticeKind => ({
  topic: 'low_balance',
  level,
  href: '/profile/team',
  text,
})
const alert = (text: Text): NoticeKind => ({
  topic: 'api_errors',
  level: 'warning',
  href: '/profile/notif',
  text,
})

/** What a team and its limits, and the alert rules of an account, are told of. */
export const accountNotices: Readonly<Record<string, NoticeKind>> = {
  member_left: team('info', {
    en: ['{name} left the team', 'They can no longer open this account.'],
    ru: ['Команду покинул участник {name}', 'Доступа к этому аккаунту у него больше нет.'],
    zh: ['“{name}”已退出团队', '对方已无法访问此账户。'],
  }),
  member_left_keys: team('warning', {
    en: [
      '{name} left the team',
      'Keys handed to you: {keys}. Put their new values into your programs within a day.',
    ],
    ru: [
      'Команду покинул участник {name}',
      'Вам переданы ключи: {keys}. Вставьте новые значения в программы в течение суток.',
    ],
    zh: ['“{name}”已退出团队', '以下密钥已移交给您：{keys}。请在一天内在程序中换上新值。'],
  }),
  team_owned: team('warning', {
    en: ['You own an account now', '{name} transferred the ownership of the team to you.'],
    ru: ['Теперь вы владелец аккаунта', '{name} передаёт вам права владельца команды.'],
    zh: ['您已成为账户所有者', '“{name}”已将团队所有权转让给您。'],
  }),
  my_limit_80: limit('warning', {
    en: ['Your monthly limit is almost used up', '{percent}% is used: {spent} {currency}.'],
    ru: ['Ваш месячный лимит почти исчерпан', 'Израсходовано {percent} %: {spent} {currency}.'],
    zh: ['您的每月限额即将用完', '已使用 {percent}%：{spent} {currency}。'],
  }),
  my_limit_100: limit('danger', {
    en: [
      'Your monthly limit is used up',
      'Tasks sent with your keys are refused until the month ends.',
    ],
    ru: ['Ваш месячный лимит исчерпан', 'До конца месяца запросы с вашими ключами отклоняются.'],
    zh: ['您的每月限额已用完', '本月内，用您的密钥提交的任务会被拒绝。'],
  }),
  member_limit_80: limit('warning', {
    en: ['A member’s limit is almost used up', '{name}: {percent}% ({spent} {currency}).'],
    ru: ['Лимит участника почти исчерпан', '{name}: {percent} % ({spent} {currency}).'],
    zh: ['成员的限额即将用完', '“{name}”：{percent}%（{spent} {currency}）。'],
  }),
  member_limit_100: limit('danger', {
    en: ['A member’s limit is used up', '{name}: their keys are refused until the month ends.'],
    ru: ['Лимит участника исчерпан', '{name}: до конца месяца запросы с его ключами отклоняются.'],
    zh: ['成员的限额已用完', '“{name}”：本月内，用其密钥提交的任务会被拒绝。'],
  }),
  alert_success_rate: alert({
    en: ['Alert: success rate', '{value}% is below {threshold}%.'],
    ru: ['Оповещение: доля решённых', '{value} % — ниже {threshold} %.'],
    zh: ['告警：成功率', '{value}%，低于 {threshold}%。'],
  }),
  alert_avg_seconds: alert({
    en: ['Alert: speed', '{value} s per task is above {threshold} s.'],
    ru: ['Оповещение: скорость', '{value} с на задание — больше {threshold} с.'],
    zh: ['告警：速度', '每个任务 {value} 秒，高于 {threshold} 秒。'],
  }),
  alert_price: alert({
    en: ['Alert: price', '{value} {currency} per 1,000 is above {threshold} {currency}.'],
    ru: ['Оповещение: цена', '{value} {currency} за 1000 — больше {threshold} {currency}.'],
    zh: ['告警：价格', '每 1000 次 {value} {currency}，高于 {threshold} {currency}。'],
  }),
  alert_spent: alert({
    en: ['Alert: spending', '{value} {currency} is above {threshold} {currency}.'],
    ru: ['Оповещение: расходы', '{value} {currency} — больше {threshold} {currency}.'],
    zh: ['告警：消费', '{value} {currency}，高于 {threshold} {currency}。'],
  }),
  alert_refused: alert({
    en: ['Alert: refused requests', '{value} is more than {threshold}.'],
    ru: ['Оповещение: отклонённые запросы', '{value} — больше {threshold}.'],
    zh: ['告警：被拒绝的请求', '{value} 个，超过 {threshold} 个。'],
  }),
}
