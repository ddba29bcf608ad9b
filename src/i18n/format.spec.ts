import { describe, expect, it } from 'vitest'
import { formatFor } from './format.ts'

const en = formatFor('en', 'UTC')
const ru = formatFor('ru', 'Europe/Moscow')
const zh = formatFor('zh-CN', 'Asia/Shanghai')
/** Replaces the kinds of space that Intl uses with a plain one. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

describe('numbers', () => {
  it('are grouped and marked as the language does', () => {
    expect([en, ru, zh].map((format) => plain(format.number(1204567.25, 1)))).toEqual([
      '1,204,567.3',
      '1 204 567,3',
      '1,204,567.3',
    ])
    expect([en, ru, zh].map((format) => plain(format.compact(12500)))).toEqual([
      '12.5K',
      '12,5 тыс.',
      '1.3万',
    ])
  })
  it('are ratings with one decimal', () => {
    expect([en.rating(4), ru.rating(4.25)]).toEqual(['4.0', '4,3'])
  })
  it('are percentages of 0 to 100', () => {
    expect([en, ru, zh].map((format) => plain(format.percent(97.2)))).toEqual([
      '97.2%',
      '97,2 %',
      '97.2%',
    ])
    expect(en.percent(31, 0)).toBe('31%')
  })
  it('are changes with their sign, a real minus in every language', () => {
    expect([en, ru, zh].map((format) => format.change(-5.46))).toEqual([
      '−5.5%',
      '−5,5\u00a0%',
      '−5.5%',
    ])
    expect([en, ru].map((format) => format.change(2.6))).toEqual(['+2.6%', '+2,6\u00a0%'])
    expect(en.change(0)).toBe('0%')
  })
  it('are seconds with the short unit', () => {
    expect([en, ru, zh].map((format) => plain(format.seconds(4.23)))).toEqual([
      '4.2 s',
      '4,2 с',
      '4.2 秒',
    ])
    expect(plain(en.seconds(92.6))).toBe('93 s')
    expect(ru.secondsParts(9)).toEqual({ value: '9,0', unit: 'с' })
    expect(plain(en.seconds(9, 0))).toBe('9 s')
    expect(en.rate(97)).toBe('97.0%')
  })
})

describe('what stands between texts', () => {
  it('is of the language', () => {
    expect([en, ru, zh].map(({ colon, comma }) => `a${colon}b${comma}c`)).toEqual([
      'a: b, c',
      'a: b, c',
      'a：b，c',
    ])
    expect([en, zh].map((format) => format.list(['JPEG', 'PNG']))).toEqual([
      'JPEG, PNG',
      'JPEG、PNG',
    ])
  })
})

describe('durations', () => {
  it('are seconds while they are few, then the two largest units', () => {
    expect([4.2, 89, 120, 5403].map((value) => plain(en.duration(value)))).toEqual([
      '4.2 s',
      '89 s',
      '2 min',
      '1 hr 30 min',
    ])
    expect([ru, zh].map((format) => plain(format.duration(5400)))).toEqual([
      '1 ч 30 мин',
      '1 小时 30 分钟',
    ])
    expect([en, ru, zh].map((format) => plain(format.duration(2 * 86_400 + 3600 + 59)))).toEqual([
      '2 days 1 hr',
      '2 дн. 1 ч',
      '2 天 1 小时',
    ])
    expect(plain(en.duration(90.6))).toBe('1 min 31 sec')
  })
  it('have their unit apart in every language', () => {
    expect([en, ru, zh].map((format) => plain(format.unit(84, 'millisecond')))).toEqual([
      '84 ms',
      '84 мс',
      '84 毫秒',
    ])
  })
})

describe('dates', () => {
  const at = '2026-11-16T21:05:00Z'
  it('stand in the zone of the user', () => {
    expect(plain(en.date(at, 'hour'))).toBe('9:05 PM')
    expect(plain(en.date('2026-11-16T09:00:00Z', 'hour'))).toBe('9 AM')
    // No full stop, which a sentence after it would double.
    expect([ru.date(at), plain(ru.date(at, 'dateTime'))]).toEqual([
      '17 нояб. 2026',
      '17 нояб. 2026, 00:05',
    ])
    expect(ru.date(at, 'hour')).toBe('00:05')
    expect(zh.date(at, 'dayMonth')).toBe('11月17日')
    expect([en, ru, zh].map((format) => plain(format.date(at, 'dayHour')))).toEqual([
      'Nov 16, 9:05 PM',
      '17 нояб., 00:05',
      '11月17日 05:05',
    ])
    expect(
      [en.date('2026-11-16T09:05:07Z', 'moment'), ru.date(at, 'moment'), zh.date(at, 'moment')].map(
        plain,
      ),
    ).toEqual(['Nov 16, 9:05:07 AM', '17 нояб., 00:05:00', '11月17日 05:05:00'])
    expect(en.date(at, 'weekday')).toBe('Mon, Nov 16')
    expect(zh.span(at, '2026-11-16T22:05:00Z')).toBe('2026年11月17日 05:05–06:05')
  })
  it('fall back to the zone of the browser where the given one is unknown', () => {
    expect(plain(formatFor('en', 'Mars/Olympus').date(at, 'hour'))).toBe('9:05 PM')
  })
  it('are nothing where they are broken', () => {
    expect(en.date('soon')).toBe('')
    expect(en.relative('', 0)).toBe('')
  })
  it('that are left are written with whole units', () => {
    expect([0, 29, 337, 62_696].map((left) => plain(en.remaining(left)))).toEqual([
      '0 sec',
      '29 sec',
      '5 min 37 sec',
      '17 hr 24 min',
    ])
    expect(plain(ru.remaining(337))).toBe('5 мин 37 с')
    expect(plain(zh.remaining(337))).toBe('5 分钟 37 秒')
  })
  it('are told from now', () => {
    const now = Date.parse(at)
    expect(en.relative(at, now + 30_000)).toBe('just now')
    expect(ru.relative(at, now + 30_000)).toBe('только что')
    expect(zh.relative(at, now + 30_000)).toBe('刚刚')
    expect(en.relative(at, now - 30_000)).toBe('now')
    expect(en.relative(at, now + 150_000)).toBe('2 minutes ago')
    expect(ru.relative(at, now + 5 * 3_600_000)).toBe('5 часов назад')
    expect(zh.relative(at, now + 86_400_000)).toBe('昨天')
    // 39 and 109 hours, as the calendar counts them.
    expect(zh.relative('2026-11-28T12:36:00Z', Date.parse('2026-11-30T03:00:00Z'))).toBe('前天')
    expect(en.relative('2026-12-05T01:00:00Z', Date.parse('2026-11-30T12:00:00Z'))).toBe(
      'in 5 days',
    )
    expect(zh.relative(at, now + 30_000)).toBe('刚刚')
    // Not 上个月 or 下个月, which are months of the calendar.
    expect(zh.relative(at, now - 59 * 86_400_000)).toBe('59\u00a0天后')
  })
})
