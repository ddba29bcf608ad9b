import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { apiErrors } from './errors.ts'
import { fillFacts } from './facts.ts'
import { apiLimits } from './limits.ts'

const root = join(import.meta.dirname, '..', '..')
const texts = [
  ...globSync('locales/**/*.json', { cwd: root }),
  ...globSync('src/mocks/seed/docs/prose/*.ts', { cwd: root }),
  ...globSync('src/mocks/seed/articles/*.ts', { cwd: root }),
  'src/mocks/seed/faq.json',
].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

it('fills every fact that a text names, and knows no other', () => {
  expect(fillFacts('for {{facts.taskDays}} days, {{name}}')).toBe('for 60 days, {{name}}')
  expect(() => fillFacts('{{facts.size}}')).toThrow('src/task-api/facts.ts has no fact size.')
  for (const [file, text] of texts) expect(fillFacts(text), file).not.toContain('{{facts.')
})

it('gives a fact its noun in the right form', () => {
  expect(fillFacts('{{facts.taskDays|day|days}}')).toBe('60 days')
  expect(fillFacts('{{facts.disputeDays|день|дня|дней}}')).toBe('2\u00A0дня')
  expect(fillFacts('{{facts.taskDays|день|дня|дней}}')).toBe('60\u00A0дней')
})

it('leaves no noun behind a fact that would not follow its number', () => {
  const typed =
    /\{\{facts\.\w+\}\}[ \u00A0](?:days?|minutes?|seconds?|languages?|дн|мин|сек|язык|лет|год)/
  expect(texts.filter(([, text]) => typed.test(text)).map(([file]) => file)).toEqual([])
})

it.each([
  ['the languages of samples', /(?:seven|eight) languages|(?:семи|восьми)\sязыках|[七八]种语言/],
  ['how long tasks are kept', /kept for a (?:short|limited) time|хранятся\sнедолго|只保留很短时间/],
  [
    'how long an answer can be collected',
    /within a few minutes of the answer|(?:collected|read) in time|нескольких\sминут\sпосле\sответа|не\sзабрали\sвовремя|вовремя\sне\sзабрали|(?:未及时|逾期未)[读取]/,
  ],
  [
    'when a task is charged',
    /[Cc]harged when a worker|rate when a worker took|(?:списывается|спишутся),\sкогда\sзадание\s(?:берёт|возьмёт)|打码员接受任务时(?:确定价格并)?扣费/,
  ],
  ['what happens above one’s price', /tasks wait or are refused|задания\sждут\sили|任务会等待或/],
  [
    'that unused money can be refunded',
    /not paid out or refunded|не\sвыплатят\sи\sне\sвернут|不会支付或退还/,
  ],
  ['the age of a worker', /under 1[68]\b|младше\s1[68]|未满 1[68]|age at which the law/],
  ['how long one can complain', /(?<![\d.,:])15[ \u00a0-]?(?:minutes?\b|минут|分钟)/],
  [
    'how long one can dispute',
    /(?<![\d.,:-])2[ \u00a0](?:days\b|дня\b|天)|\btwo days\b|дв(?:а\sдня|ух\sдней)|两天/,
  ],
  ['how long a picture waits', /(?:about|around|около)[ \u00a0]15[ \u00a0](?:seconds|секунд)/i],
  ['how many complaints may be wrong', /\b40[ \u00a0]?%/],
  [
    'how long a task is tried',
    /(?<![\d.,:])90[ \u00a0](?:seconds\b|секунд|秒)|reCAPTCHA v2[^.。"]{0,12}\b300\b|\b300\b[^.。"]{0,16}reCAPTCHA v2/,
  ],
  [
    'one account',
    /[Oo]ne person, one account[. ]|Один\sчеловек\s—\sодин\sаккаунт[." ](?!исполнителя)/,
  ],
])('says %s as the table has it', (_, otherwise) => {
  expect(texts.filter(([, text]) => otherwise.test(text)).map(([file]) => file)).toEqual([])
})

/** Texts about what the task API accepts. */
const ofTasks = texts.filter(([file]) =>
  /\/(?:type\/.*|apiErrors|apiReference|landing|libraries|programs|programRs|automation)\.json$|faq\.json$/.test(
    file,
  ),
)

describe('the figures of the task API in words', () => {
  it.each([
    [
      'sizes of pictures',
      /(\d+)[ \u00a0](?:kB|КБ)\b/g,
      [apiLimits.imageMax, apiLimits.imageMaxPlaces, apiLimits.instructionMax].map(
        (bytes) => bytes / 1000,
      ),
    ],
    ['least bytes', /(\d+) bytes|(\d+)[ \u00a0]байт|(\d+) 字节/g, [apiLimits.imageMin]],
    [
      'sides of pictures',
      /([\d,]+) pixels (?:per|on one) side|([\d\u00a0]+)[ \u00a0]пикселей по стороне|每边最多 (\d+) 像素/g,
      [apiLimits.side],
    ],
    ['tasks in a burst', /(\d+) (?:new )?tasks (?:with)?in (?:3|three) s/g, [apiLimits.burst]],
    [
      'hints',
      /(?:hint|comment)[\w ]{0,12} up to (\d+) characters|подсказк[а-яё]+ до (\d+)[ \u00a0](?:знаков|символов)/g,
      [apiLimits.hint],
    ],
  ] as const)('says the %s that apply', (_, figure, allowed) => {
    const wrong = ofTasks.flatMap(([file, text]) =>
      [...text.matchAll(figure)]
        .filter((found) => {
          const value = found.slice(1).find((group) => group !== undefined) ?? ''
          return !allowed.some((one) => one === Number(value.replaceAll(/[,\u00a0]/g, '')))
        })
        .map(([words]) => `${file}: ${words}`),
    )
    expect(wrong).toEqual([])
  })

  it.each([
    ['en', { ten: 600, five: 300 }, /\b(ten|five) minutes/g],
    ['ru', { десять: 600, пять: 300 }, /(десять|пять)\sминут/g],
    ['zh', { 十: 600, 五: 300 }, /([十五])分钟/g],
  ] as const)('says in %s how long a block lasts', (language, seconds, minutes) => {
    const words = new Map<string, number>(Object.entries(seconds))
    const of = new Map<string, { action: string }>(
      Object.entries(
        JSON.parse(readFileSync(join(root, 'locales', language, 'apiErrors.json'), 'utf8')).code,
      ),
    )
    for (const { blockSeconds, actionKey } of apiErrors) {
      if (blockSeconds === undefined) continue
      const action = of.get(actionKey.split('.')[1] ?? '')?.action ?? ''
      for (const [, word = ''] of action.matchAll(minutes))
        expect(words.get(word), `${language} ${actionKey}`).toBe(blockSeconds)
    }
  })
})

it('speaks of no page of its own in texts that several pages show', () => {
  const shared = texts.filter(([file]) => file.endsWith('/apiErrors.json'))
  expect(shared).toHaveLength(3)
  for (const [file, text] of shared)
    expect(text, file).not.toMatch(/\b(?:on|of) this page\b|на\sэтой\sстранице|本页/)
})
