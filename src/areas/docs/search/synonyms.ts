import { foldTerm } from './terms.ts'

/** Words that readers use for the same thing, in the languages of the documentation. */
const groups: readonly (readonly string[])[] = [
  ['balance', 'money', 'funds', 'topup', 'баланс', 'деньги', 'пополнение', '余额', '资金', '充值'],
  ['key', 'token', 'credentials', 'ключ', 'токен', '密钥', '令牌'],
  ['callback', 'webhook', 'pingback', 'колбэк', 'вебхук', 'пингбэк', '回调', '推送'],
  ['picture', 'image', 'photo', 'картинка', 'изображение', 'фото', '图片', '图像'],
  ['price', 'cost', 'rate', 'цена', 'стоимость', 'тариф', '价格', '费用', '单价'],
  ['error', 'failure', 'exception', 'ошибка', 'сбой', '错误', '失败'],
  ['limit', 'quota', 'throttle', 'лимит', 'ограничение', 'квота', '限制', '上限'],
  ['report', 'complaint', 'refund', 'жалоба', 'отчёт', 'возврат', 'назад', '投诉', '退款'],
  ['proxy', 'прокси', '代理'],
  ['result', 'answer', 'solution', 'response', 'результат', 'ответ', 'решение', '结果', '答案'],
  ['create', 'send', 'submit', 'upload', 'создать', 'отправить', 'загрузить', '提交', '创建'],
  [
    'authentication',
    'authorization',
    'login',
    'аутентификация',
    'авторизация',
    '鉴权',
    '认证',
    '授权',
  ],
  ['timeout', 'wait', 'poll', 'таймаут', 'ожидание', 'опрос', '等待', '超时', '轮询'],
  ['ban', 'block', 'blocked', 'бан', 'блокировка', '封禁', '锁定'],
  ['slot', 'слот', '空位'],
  ['library', 'sdk', 'библиотека', '客户端'],
  ['task', 'задание', 'задача', '任务'],
  ['coordinates', 'points', 'координаты', 'точки', '坐标'],
  ['websiteKey', 'sitekey', 'googlekey'],
  ['websiteURL', 'pageurl'],
  ['change', 'changelog', 'release', 'изменение', 'версия', '变更', '更新'],
]

const byTerm = new Map<string, readonly string[]>()
for (const group of groups) for (const term of group) byTerm.set(foldTerm(term), group)

/** Other words for a term. */
export const synonymsOf = (term: string): string[] =>
  (byTerm.get(foldTerm(term)) ?? []).filter((one) => foldTerm(one) !== foldTerm(term))
