import type { InferInput } from 'valibot'
import type { Material } from '../../api/contract/partner.ts'
import type { materialKinds } from '../../api/contract/partner-states.ts'
import type { Language } from '../../site/languages.ts'
import { landingSlugs } from './referrals.ts'

type Raw = InferInput<typeof Material>
type Kind = (typeof materialKinds)[number]
type LinkTo = (slug: string) => string

const lines: Readonly<Record<Language, [string, string]>> = {
  en: ['People read it.', 'Your code goes on.'],
  ru: ['Люди читают.', 'Код работает дальше.'],
  zh: ['人工识别', '程序继续运行'],
}
/** Each with a name for its file: public filter lists block files that are named by their size. */
const sizes = [
  [728, 90, 'wide'],
  [468, 60, 'line'],
  [300, 250, 'card'],
  [320, 100, 'phone'],
  [160, 600, 'column'],
] as const

/** The width of a bold line in ems, roughly: a Chinese character is as wide as it is high. */
const widthOf = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.6), 0)

/** A banner in the colours of the site: a box that frames a glyph. */
function banner(width: number, height: number, language: Language): string {
  const [first, second] = lines[language]
  const tall = height * 2 > width
  const longest = Math.max(...lines[language].map(widthOf))
  const size = Math.round(
    tall
      ? Math.min(height * 0.09, (width * 0.92) / longest)
      : Math.min(height * 0.24, (width - height * 0.7) / (longest + 1)),
  )
  const box = Math.round(tall ? Math.min(height * 0.4, width * 0.5) : height * 0.46)
  const x = tall ? (width - box) / 2 : height * 0.2
  const y = tall ? height * 0.16 : (height - box) / 2
  const left = tall ? width / 2 : height * 0.2 + box + size
  const top = tall ? Math.max(height / 2, y + box + size * 1.6) : height / 2 - size * 0.25
  const anchor = tall ? 'middle' : 'start'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f0f8ff"/><rect x="${x}" y="${y}" width="${box}" height="${box}" fill="none" stroke="#1f5eff" stroke-width="3"/><text x="${x + box / 2}" y="${y + box * 0.72}" font-family="Georgia,serif" font-size="${box * 0.66}" text-anchor="middle" fill="#0f1f33">g</text><rect x="${x + box * 0.6}" y="${y - box * 0.16}" width="${box * 0.5}" height="${box * 0.3}" fill="#c9b93b"/><g font-family="Arial,sans-serif" font-size="${size}" font-weight="700" text-anchor="${anchor}" fill="#0f1f33"><text x="${left}" y="${top}">${first}</text><text x="${left}" y="${top + size * 1.25}">${second}</text></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const languages = ['en', 'ru', 'zh'] as const satisfies readonly Language[]

const pages: Readonly<Record<(typeof landingSlugs)[number], Readonly<Record<Language, string>>>> = {
  home: { en: 'Home page', ru: 'Главная страница', zh: '首页' },
  pricing: { en: 'Pricing', ru: 'Цены', zh: '价格' },
  'for-customer': { en: 'For customers', ru: 'Для заказчиков', zh: '面向客户' },
  'make-money-online': { en: 'Earn online', ru: 'Заработок в интернете', zh: '在线赚钱' },
  lang: { en: 'Code samples', ru: 'Примеры кода', zh: '代码示例' },
}

/** A small drawing of a page: a headline, a few lines and a button. */
function miniature(slug: string): string {
  const rows = [58, 50, 54].map(
    (width, index) =>
      `<rect x="24" y="${88 + index * 16}" width="${width * 3}" height="7" rx="3" fill="#c6d3e2"/>`,
  )
  const seed = slug.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 240" width="400" height="240"><rect width="400" height="240" fill="#f0f8ff"/><rect width="400" height="28" fill="#fff"/><rect x="24" y="11" width="52" height="7" rx="3" fill="#0f1f33"/><rect x="${300 - seed * 4}" y="11" width="${60 + seed * 2}" height="7" rx="3" fill="#c6d3e2"/><rect x="24" y="52" width="${120 + seed * 8}" height="18" rx="4" fill="#0f1f33"/>${rows.join('')}<rect x="24" y="150" width="86" height="26" rx="5" fill="#1f5eff"/><rect x="262" y="62" width="104" height="104" fill="none" stroke="#1f5eff" stroke-width="3"/><text x="314" y="138" font-family="Georgia,serif" font-size="74" text-anchor="middle" fill="#0f1f33">${slug.charAt(0)}</text><rect x="338" y="50" width="44" height="24" fill="#c9b93b"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const examples: Readonly<
  Record<'article' | 'review', Readonly<Partial<Record<Language, [title: string, html: string][]>>>>
> = {
  article: {
    en: [
      [
        'How a picture becomes text in a form',
        '<h2>Where people help</h2><p>Some pictures are too much for a program: a scan with a fold, a label in the rain. A service with people behind an API reads them in seconds.</p><p>I send about two hundred scans a day this way. <a href="{link}">The prices are public</a>, and you pay nothing for a picture that nobody can read.</p><p><em>This is an affiliate link: I get a share of what you spend.</em></p>',
      ],
      [
        'Your first task in ten lines',
        '<h2>From a key to an answer</h2><p>You need a key and two HTTP calls: one to send the picture, one to get the answer. <a href="{link}">There are samples in seven languages.</a></p><ul><li>Check every five seconds, not more often.</li><li>Set a daily limit before the first real run.</li></ul><p><em>Affiliate link.</em></p>',
      ],
    ],
    ru: [
      [
        'Как картинка становится текстом в форме',
        '<h2>Где нужны люди</h2><p>Некоторые картинки программе не прочитать: скан со сгибом, этикетка под дождём. Сервис, где на запросы к API отвечают люди, читает их за секунды.</p><p>Я отправляю так около двухсот сканов в день. <a href="{link}">Цены открыты</a>, а за картинку, которую никто не смог прочитать, платить не надо.</p><p><em>Ссылка партнёрская: я получаю долю от ваших расходов.</em></p>',
      ],
    ],
  },
  review: {
    en: [
      [
        'After three months',
        '<p>What I like: refunds are automatic, and the daily limit has saved me once. What I don’t: at night answers take a little longer. <a href="{link}">The statistics are public</a>, so see for yourself.</p><p><em>Affiliate link.</em></p>',
      ],
      [
        'For a team of two',
        '<p>We needed a few hundred answers a day and no contract. We got a key for each script, transactions that add up, and a statement of services at the end of the month. <a href="{link}">This is where we started.</a></p><p><em>Affiliate link.</em></p>',
      ],
    ],
    ru: [
      [
        'Три месяца спустя',
        '<p>Что нравится: деньги за нерешённое возвращаются автоматически, а дневной лимит однажды меня спас. Что не нравится: ночью ответы идут чуть дольше. <a href="{link}">Статистика открыта всем</a>, смотрите сами.</p><p><em>Ссылка партнёрская.</em></p>',
      ],
    ],
  },
}

/** The materials of a partner, with the partner's own link. */
export function partnerMaterials(kind: Kind, linkTo: LinkTo): Raw[] {
  if (kind === 'banner')
    return languages.flatMap((language) =>
      sizes.map(([width, height, shape]) => {
        const title = `${width} × ${height}`
        const url = linkTo('home')
        const previewUrl = banner(width, height, language)
        return {
          id: `${shape}-${language}`,
          title,
          previewUrl,
          size: `${width}x${height}`,
          format: 'SVG',
          code: `<a href="${url}" rel="sponsored"><img src="https://glyphwork.example/media/${shape}-${language}.svg" width="${width}" height="${height}" alt="${lines[language].join(' ')}"></a>`,
          url,
          language,
        }
      }),
    )
  if (kind === 'landing')
    return languages.flatMap((language) =>
      landingSlugs.map((slug) => ({
        id: `landing-${slug}-${language}`,
        title: pages[slug][language],
        previewUrl: miniature(slug),
        size: null,
        format: null,
        code: `<a href="${linkTo(slug)}" rel="sponsored">${pages[slug][language]}</a>`,
        url: linkTo(slug),
        language,
      })),
    )
  return languages.flatMap((language) =>
    (examples[kind][language] ?? []).map(([title, html], index) => ({
      id: `${kind}-${index + 1}-${language}`,
      title,
      previewUrl: null,
      size: null,
      format: 'HTML',
      code: html.replace('{link}', linkTo('pricing')),
      url: null,
      language,
    })),
  )
}

const rules: Readonly<Record<Language, string>> = {
  en: '<h2>What we ask of you</h2><ul><li>Write from your own experience, including weak points.</li><li>Say next to the link that you get paid for it.</li><li>Use your own pictures and pages, or the materials here.</li></ul><h2>What ends the partnership</h2><ul><li>Spam by email, in chats or in comments, and bought traffic.</li><li>Promising workers an income, or customers a success rate that our statistics don’t show.</li><li>Signing up your own accounts through your own link.</li><li>Using our name in your domain, in ads that bid on our name, or on a copy of this site.</li></ul><h2>When you earn a share</h2><p>A person counts as your referral if they confirmed their email and either entered your coupon code or, without any code, signed up within three days of opening your link. Your share is on hold for 14 days. During that time it can be reversed if the payment is returned or turns out to be fraudulent. After that it stays yours, unless you broke these rules.</p><h2>Payouts</h2><p>You can withdraw only what you earned, not bonuses or promo codes. A payout can’t be reversed, even if it went to a mistyped wallet address, so check the address before you confirm.</p>',
  ru: '<h2>О чём мы просим</h2><ul><li>Пишите по собственному опыту, в том числе о слабых местах.</li><li>Указывайте рядом со ссылкой, что вам за неё платят.</li><li>Используйте свои картинки и страницы или материалы из этого раздела.</li></ul><h2>За что партнёрство прекращается</h2><ul><li>Спам по почте, в чатах и комментариях, покупка трафика.</li><li>Обещания, которых не подтверждает наша статистика: исполнителям — о заработке, заказчикам — о доле решённых.</li><li>Регистрация своих аккаунтов по своей ссылке.</li><li>Использование нашего имени в своём домене, в рекламе по запросам с этим именем или на копии сайта.</li></ul><h2>Когда доля засчитывается</h2><p>Рефералом считается тот, кто подтвердил почту и ввёл ваш купон или, если купона не вводил, зарегистрировался в течение трёх дней после перехода по вашей ссылке. Доля заморожена 14 дней: за это время её могут отменить, если платёж вернули или он оказался мошенническим. После этого она ваша, если только её не получили в обход правил.</p><h2>Выплаты</h2><p>Вывести можно только заработанное, но не бонусы и промокоды. Выплату нельзя отозвать, даже если в реквизитах ошибка: проверьте их, прежде чем подтвердить.</p>',
  zh: '<h2>我们对您的要求</h2><ul><li>根据自己的使用体验来写，包括不足之处。</li><li>在链接旁注明您会因此获得报酬。</li><li>使用您自己的图片和页面，或使用这里的素材。</li></ul><h2>哪些行为会导致合作终止</h2><ul><li>群发邮件、在评论和聊天中刷屏、购买流量。</li><li>向打码员承诺收入，或承诺我们的统计数据中没有的成功率。</li><li>通过自己的链接注册自己的账户。</li><li>在域名或品牌词广告中使用我们的名称，或仿冒本站。</li></ul><h2>分成何时生效</h2><p>用户验证邮箱后，输入过您的优惠码的，计为您的推荐；未输入任何优惠码的，须在打开您的链接后三天内注册。分成会冻结 14 天，期间如果相关付款被退回或被认定为欺诈，分成可能被撤销。之后即归您所有，除非是违规取得的。</p><h2>提现</h2><p>只有赚得的金额可以提现，赠金和优惠码所得金额不可以。款项一经汇出便无法撤回，钱包填错也不例外。确认前请仔细核对。</p>',
}

export const partnerRules = (language: Language) => ({
  html: rules[language],
  updatedAt: '2026-02-11T00:00:00.000Z',
  language,
})
