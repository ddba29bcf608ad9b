// Over 250 lines: what each of the demos shows, and how its answer is checked.
import type { InferInput } from 'valibot'
import type { Demo, DemoVerdict } from '../../api/contract/demo.ts'
import type { Given } from '../../api/contract/worker-training.ts'
import { demoSlugs } from '../../routes/slugs/demos.ts'
import type { DemoSlug } from '../../routes/slugs/demos.ts'
import { isRecord } from '../../lib/is-record.ts'
import { isRight, puzzle } from './puzzles.ts'

type Language = 'en' | 'ru' | 'zh'
type Words = Readonly<Record<Language, string>>
type Drawn = 'image' | 'phrase' | 'text' | 'rotate' | 'coordinates'

/** A demo that the page draws itself: its puzzle and its question. */
const drawn: Readonly<Partial<Record<DemoSlug, Drawn>>> = {
  normal: 'image',
  solvemedia: 'phrase',
  text: 'text',
  rotatecaptcha: 'rotate',
  clickcaptcha: 'coordinates',
}

const asked: Readonly<Record<Exclude<Drawn, 'text'>, Words>> = {
  image: { en: 'Type the characters', ru: 'Введите символы', zh: '输入图中的字符' },
  phrase: { en: 'Type the words', ru: 'Введите слова', zh: '输入图中的单词' },
  rotate: {
    en: 'Turn the picture until the house stands upright',
    ru: 'Поверните картинку так, чтобы дом стоял ровно',
    zh: '转动图片，让房子直立',
  },
  coordinates: {
    en: 'Click every triangle',
    ru: 'Отметьте все треугольники',
    zh: '点选所有三角形',
  },
}

const questions: readonly (readonly [Words, readonly string[]])[] = [
  [
    {
      en: 'Which word is the odd one out: apple, pear, hammer, plum?',
      ru: 'Какое слово лишнее: яблоко, груша, молоток, слива?',
      zh: '哪个词与众不同：苹果、梨、锤子、李子？',
    },
    ['hammer', 'молоток', '锤子'],
  ],
  [
    {
      en: 'What day comes after Tuesday?',
      ru: 'Какой день идёт после вторника?',
      zh: '星期二的后一天是星期几？',
    },
    ['wednesday', 'среда', '星期三'],
  ],
  [
    {
      en: 'How many legs do two cats have? Answer in digits.',
      ru: 'Сколько лап у двух кошек? Ответьте цифрой.',
      zh: '两只猫有几条腿？请用数字回答。',
    },
    ['8'],
  ],
]

/** What SolveMedia showed: short phrases in large type, struck through. */
const phrases = ['piece of cake', 'early bird', 'bright new day', 'open road'] as const
const drawPhrase = (phrase: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 120" width="300" height="120"><rect width="300" height="120" fill="#f2eee2"/><text x="150" y="74" font-family="Georgia,serif" font-size="38" text-anchor="middle" fill="#27405f" transform="rotate(-4 150 60)">${phrase}</text><path d="M10 78C90 40 190 90 290 50" fill="none" stroke="#8a6f2d" stroke-width="3"/></svg>`

type Widget = InferInput<typeof Demo>['widget']

/**
 * The keys that vendors publish for tests. Where a vendor has none, a made-up name stands for it.
 */
const widgets: Readonly<Partial<Record<DemoSlug, Widget>>> = {
  'recaptcha-v2': { kind: 'recaptcha-v2', siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' },
  'recaptcha-v2-callback': {
    kind: 'recaptcha-v2',
    siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
  },
  'recaptcha-v2-invisible': {
    kind: 'recaptcha-v2',
    siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
    options: { invisible: true },
  },
  'recaptcha-v2-enterprise': {
    kind: 'recaptcha-v2',
    siteKey: 'glyphwork-demo-v2-enterprise',
    options: { enterprise: true },
  },
  'recaptcha-v3': { kind: 'recaptcha-v3', siteKey: 'glyphwork-demo-v3', action: 'demo' },
  'recaptcha-v3-enterprise': {
    kind: 'recaptcha-v3',
    siteKey: 'glyphwork-demo-v3-enterprise',
    action: 'demo',
    options: { enterprise: true },
  },
  hcaptcha: { kind: 'hcaptcha', siteKey: '10000000-ffff-ffff-ffff-000000000001' },
  'hcaptcha-invisible': {
    kind: 'hcaptcha',
    siteKey: '10000000-ffff-ffff-ffff-000000000001',
    options: { invisible: true },
  },
  geetest: {
    kind: 'geetest',
    siteKey: 'glyphwork-demo-gt',
    options: { challenge: 'glyphwork-demo-challenge' },
  },
  'geetest-v4': { kind: 'geetest-v4', siteKey: 'glyphwork-demo-captcha-id' },
  lemin: { kind: 'lemin', siteKey: 'CROPPED_glyphwork-demo' },
  'cloudflare-turnstile': { kind: 'turnstile', siteKey: '1x00000000000000000000AA' },
  'cloudflare-turnstile-challenge': {
    kind: 'turnstile',
    siteKey: '3x00000000000000000000FF',
    action: 'managed',
    options: { data: 'glyphwork-demo' },
  },
  mtcaptcha: { kind: 'mtcaptcha', siteKey: 'MTPublic-glyphwork' },
}

const instructions: Readonly<Record<'drawn' | 'widget' | 'callback' | 'silent', Words>> = {
  drawn: {
    en: '<p>Answer as a worker would, then press <b>Verify</b>.</p>',
    ru: '<p>Ответьте, как ответил бы исполнитель, и нажмите <b>«Проверить»</b>.</p>',
    zh: '<p>像打码员那样作答，然后点击<b>“校验”</b>。</p>',
  },
  widget: {
    en: '<p>Complete the widget yourself. Its answer appears below. <b>Verify</b> sends it to our server, which checks it with the vendor.</p>',
    ru: '<p>Пройдите виджет сами. Его ответ появится ниже; кнопка <b>«Проверить»</b> отправит его на наш сервер, а тот спросит у поставщика.</p>',
    zh: '<p>请亲自完成验证。答案会显示在下方；点击<b>“校验”</b>后，由我们的服务器向厂商校验。</p>',
  },
  callback: {
    en: '<p>Complete the widget yourself. It passes its token to a function of this page at once, and our server checks it with the vendor.</p>',
    ru: '<p>Пройдите виджет сами. Он сразу передаст токен функции этой страницы, и наш сервер проверит его у поставщика.</p>',
    zh: '<p>请亲自完成验证。组件会立即把令牌交给本页面的函数，再由我们的服务器向厂商校验。</p>',
  },
  silent: {
    en: '<p>Nothing appears on the screen: run the check, and you get the token below. <b>Verify</b> sends it to our server, which checks it with the vendor.</p>',
    ru: '<p>На экране ничего не появится: запустите проверку, и ниже будет токен. Кнопка <b>«Проверить»</b> отправит его на наш сервер, а тот спросит у поставщика.</p>',
    zh: '<p>页面不会出题：运行检测后，令牌会出现在下方。点击<b>“校验”</b>后，由我们的服务器向厂商校验。</p>',
  },
}

const related = (slug: DemoSlug): DemoSlug[] => {
  const at = demoSlugs.indexOf(slug)
  return [1, 2, 3].flatMap((step) => demoSlugs[(at + step) % demoSlugs.length] ?? [])
}

/** The task changes every second, so that "another one" shows another one. */
const numberAt = (now: number): number => Math.floor(now / 1000) % 97

function drawnWidget(kind: Drawn, language: Language, now: number): Widget {
  const number = numberAt(now)
  if (kind === 'text') {
    const at = number % questions.length
    return {
      kind,
      options: { id: `text-${at}`, question: questions[at]?.[0][language] ?? '' },
    }
  }
  if (kind === 'phrase') {
    const at = number % phrases.length
    return {
      kind: 'image',
      options: {
        id: `phrase-${at}`,
        imageUrl: `data:image/svg+xml,${encodeURIComponent(drawPhrase(phrases[at] ?? ''))}`,
        width: 300,
        height: 120,
        question: asked.phrase[language],
      },
    }
  }
  const { svg, width, height } = puzzle(kind, number)
  return {
    kind: kind === 'coordinates' ? 'clicks' : kind,
    options: {
      id: `${kind}-${number}`,
      imageUrl: `data:image/svg+xml,${encodeURIComponent(svg)}`,
      width,
      height,
      question: asked[kind][language],
      ...(kind === 'rotate' && { step: 15 }),
      ...(kind === 'coordinates' && { maxClicks: 6 }),
    },
  }
}

export function demoOfSlug(
  slug: DemoSlug,
  language: Language,
  now: number,
): InferInput<typeof Demo> {
  const kind = drawn[slug]
  const widget = kind ? drawnWidget(kind, language, now) : widgets[slug]
  if (!widget) throw new Error(`The demo ${slug} has neither a drawing nor a widget.`)
  const isSilent = widget.kind === 'recaptcha-v3' || widget.options?.invisible === true
  const shown = slug === 'recaptcha-v2-callback' ? 'callback' : 'widget'
  return {
    slug,
    title: slug,
    widget,
    instructions: instructions[kind ? 'drawn' : isSilent ? 'silent' : shown][language],
    related: related(slug),
  }
}

/** Whether the answer to a drawn task is right. */
function isAnswered(id: string, response: Record<string, unknown>): boolean {
  const [kind, number] = id.split('-')
  const text = typeof response['text'] === 'string' ? response['text'] : ''
  if (kind === 'text')
    return (questions[Number(number)]?.[1] ?? []).includes(text.trim().toLowerCase())
  if (kind === 'phrase')
    return text.trim().toLowerCase().replaceAll(/\s+/g, ' ') === phrases[Number(number)]
  if (kind !== 'image' && kind !== 'rotate' && kind !== 'coordinates') return false
  const points = Array.isArray(response['coordinates']) ? response['coordinates'] : []
  const given: Given = {
    text,
    ...(typeof response['rotate'] === 'number' && { angle: response['rotate'] }),
    coordinates: points.flatMap((point: unknown) =>
      isRecord(point) && typeof point['x'] === 'number' && typeof point['y'] === 'number'
        ? [{ x: point['x'], y: point['y'] }]
        : [],
    ),
  }
  return isRight(puzzle(kind, Number(number)), given)
}

/**
 * The result of the verification: a vendor's answer for widgets, and the mock's own check for drawn
 * tasks.
 */
export function verdictOf(
  slug: DemoSlug,
  response: Record<string, unknown>,
  now: number,
): InferInput<typeof DemoVerdict> {
  const { id, ...answer } = response
  const time = new Date(now).toISOString()
  const values = Object.values(answer)
  if (values.length === 0 || values.some((value) => value === ''))
    return refused(time, 'missing-input-response')
  if (drawn[slug]) {
    const success = isAnswered(typeof id === 'string' ? id : '', answer)
    return success
      ? { success, raw: { success, answered_at: time, answer } }
      : refused(time, 'wrong-answer')
  }
  if (values.some((value) => typeof value === 'string' && value.startsWith('expired')))
    return refused(time, 'timeout-or-duplicate')
  const score = widgets[slug]?.kind === 'recaptcha-v3' ? 0.9 : null
  return {
    success: true,
    score,
    raw: {
      success: true,
      challenge_ts: time,
      hostname: 'glyphwork.example',
      ...(score !== null && { score, action: widgets[slug]?.action ?? '' }),
    },
  }
}

const refused = (time: string, code: string): InferInput<typeof DemoVerdict> => ({
  success: false,
  raw: { success: false, challenge_ts: time, 'error-codes': [code] },
  errors: [code],
})
