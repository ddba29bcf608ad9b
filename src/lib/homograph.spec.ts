import { expect, it } from 'vitest'
import { homograph } from './homograph.ts'

it.each([
  'example.com',
  'xn--e1afmkfd.xn--p1ai',
  'пример.рф',
  // Cyrillic letters that have no Latin twin.
  'яблоко.com',
  '漢字.com',
  'münchen.de',
  // The last label is a real top-level domain, even if its letters look Latin.
  'shop.со',
])('takes %s for what it is', (domain) => {
  expect(homograph(domain)).toBeNull()
})

it.each([
  ['ехаmple.com', 'mixed'],
  ['pаypal.com', 'mixed'],
  ['gοogle.com', 'mixed'],
  ['login.аррle.com', 'mixed'],
  ['aն.com', 'mixed'],
])('finds letters of several alphabets in %s', (domain, kind) => {
  expect(homograph(domain)).toEqual({ kind })
})

it.each([
  ['аррӏе.com', 'apple.com'],
  ['ѕсоре.example', 'scope.example'],
  ['login.хохо.com', 'login.xoxo.com'],
  ['ροκα.com', 'poka.com'],
  ['օսցզ.com', 'ougq.com'],
])('finds that every letter of %s looks Latin', (domain, of) => {
  expect(homograph(domain)).toEqual({ kind: 'twin', of })
})

it('reads a domain in its encoded form', () => {
  expect(homograph('xn--80ak6aa92e.com')).toEqual({ kind: 'twin', of: 'apple.com' })
})

it('knows the twin of each letter', () => {
  const looks =
    'а a,в b,с c,ԁ d,е e,ё e,һ h,н h,і i,ї i,ј j,к k,ӏ l,м m,о o,р p,ԛ q,г r,ѕ s,т t,ц u'
  const more = 'ѵ v,ԝ w,х x,у y,ү y,α a,β b,ε e,η n,ι i,κ k,ν v,ο o,ρ p,τ t,υ u,ω w,χ x,γ y'
  const armenian = 'օ o,ս u,հ h,ո n,ց g,զ q'
  for (const pair of [looks, more, armenian].join(',').split(',')) {
    const [letter = '', latin = ''] = pair.split(' ')
    expect(homograph(`${letter}.com`), letter).toEqual({ kind: 'twin', of: `${latin}.com` })
  }
})
