import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

interface Rule {
  sheet: string
  /** The at-rules and selectors around it. */
  within: string[]
  selector: string
  declarations: string[]
}

/** Reads a sheet's rules, nested ones too. The sheets have no braces or semicolons in strings. */
function rulesOf(sheet: string, text: string): Rule[] {
  const found: Rule[] = []
  const open: { name: string; declarations: string[] }[] = []
  let read = ''
  for (const char of text.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    if (char === '{') {
      open.push({ name: read.replaceAll(/\s+/g, ' ').trim(), declarations: [] })
      read = ''
    } else if (char === '}') {
      const last = open.pop()
      if (!last) throw new Error(`${sheet} closes what it has not opened.`)
      if (read.trim()) last.declarations.push(read.trim())
      const within = open.map(({ name }) => name)
      found.push({ sheet, within, selector: last.name, declarations: last.declarations })
      read = ''
    } else if (char === ';') {
      open.at(-1)?.declarations.push(read.trim())
      read = ''
    } else read += char
  return found
}

const rules = globSync('src/**/*.css', { cwd: root }).flatMap((sheet) =>
  rulesOf(sheet, readFileSync(join(root, sheet), 'utf8')),
)
const isAt = ({ selector }: Rule, name: string): boolean => selector.startsWith(name)

it('reads the sheets', () => {
  expect(rules.length).toBeGreaterThan(2000)
})

describe('large text', () => {
  it('is asked by every condition of width and height', () => {
    const conditions = rules.filter((rule) => isAt(rule, '@media') || isAt(rule, '@container'))
    expect(conditions.length).toBeGreaterThan(100)
    // A reader's font size moves a breakpoint in rem, and none in px.
    expect(
      conditions
        .filter(({ selector }) => /\dpx/.test(selector))
        .map(({ sheet, selector }) => `${sheet}: ${selector}`),
    ).toEqual([])
  })

  it('makes no part wider than a phone: a length in rem is at most the room there is', () => {
    // A phone of 390 px has 10.9 of its rem between the gutters.
    const fixed = /^(?:min-)?(?:inline-size|width): (?:1[1-9]|[2-9]\d)[\d.]*rem$/
    const isWide = (one: string): boolean => /min-width|width >/.test(one)
    expect(
      rules
        .filter(
          ({ within, declarations }) =>
            !within.some(isWide) && declarations.some((one) => fixed.test(one)),
        )
        .map(({ sheet, selector }) => `${sheet}: ${selector}`),
    ).toEqual([
      // The preview of an article on other devices scrolls.
      `src/areas/editor/editor.module.css: .paper[data-width='phone']`,
      `src/areas/editor/editor.module.css: .paper[data-width='tablet']`,
      `src/areas/editor/editor.module.css: .paper[data-width='desktop']`,
      // Narrow windows take it back.
      'src/app/layouts/layouts.module.css: .account',
    ])
  })

  it('is what text is sized by, unless the text is drawn in a picture', () => {
    const isDrawn = ({ sheet, declarations }: Rule): boolean =>
      sheet.endsWith('/art.module.css') ||
      declarations.some((one) => /^(?:fill|text-anchor)\b/.test(one))
    expect(
      rules
        .filter((rule) => !isDrawn(rule))
        .flatMap(({ sheet, selector, declarations }) =>
          declarations
            .filter((one) => /^font(?:-size)?:.*\dpx/.test(one))
            .map((one) => `${sheet}: ${selector} ${one}`),
        ),
    ).toEqual([])
  })
})

describe('forced colours', () => {
  const inForced = ({ within }: Rule): boolean =>
    within.some((name) => name.includes('forced-colors: active'))
  /** What paints the state of every element that says it by an attribute. */
  const shared = rules.find(
    (rule) =>
      rule.sheet === 'src/styles/base.css' &&
      inForced(rule) &&
      rule.declarations.includes('outline: 2px solid Highlight !important'),
  )
  const state =
    /\[aria-(?:current|selected|pressed|checked)[^\]]*\]|:has\([^)]*:checked\)|\[data-(?:on|over|chosen)[^\]]*\]/g
  // What is forced or dropped. A property of a system colour stays, and so does what is no colour.
  const lost = /^(?:background|box-shadow|color|border-(?:[\w-]+-)?color|transition)\b/
  const solid = /var\(--(?:blue|earls)\)/
  /** The states that the shared rule frames, by name. */
  const framed = (one: string): boolean => {
    const name = one.startsWith('[') ? one.slice(1).split(/[=\]]/)[0] : ':checked'
    return Boolean(name && shared?.selector.includes(name))
  }
  /** Parts inside of what has the state, which is framed. */
  const isPart = (selector: string): boolean => /\)?\]?\s+[\w.*>~+ -]+$/.test(selector)

  it('frame what is chosen', () => {
    expect(shared).toBeDefined()
    const found = rules
      .filter((rule) => !inForced(rule) && rule.declarations.length > 0)
      .flatMap(({ sheet, selector, declarations }) =>
        selector.split(/,\s*(?![^(]*\))/).map((one) => ({ sheet, one, declarations })),
      )
      .filter(
        ({ one, declarations }) =>
          one.match(state) && declarations.every((line) => lost.test(line)),
      )
    // Of all these the state is a colour, which the person's colours paint over.
    expect(found.length).toBeGreaterThan(20)
    expect(
      found
        .filter(({ one }) => !isPart(one) && !one.match(state)?.every(framed))
        .filter(({ declarations }) => !declarations.some((line) => solid.test(line)))
        .map(({ sheet, one, declarations }) => `${sheet}: ${one} ${declarations.join('; ')}`),
    ).toEqual([])
  })

  it('leave the texts on a filled part readable: no box is painted behind them', () => {
    const filled = /^(?:color|--fg): var\(--on-(?:blue|earls|warn|bad|gray)\)$/
    const found = rules.filter(({ declarations }) => declarations.some((line) => filled.test(line)))
    expect(found.length).toBeGreaterThan(15)
    expect(
      found
        .filter(({ declarations }) => !declarations.includes('forced-color-adjust: none'))
        .map(({ sheet, selector }) => `${sheet}: ${selector}`),
    ).toEqual([])
  })
})

/** The sheets of tables that are made anew when their width crosses the first condition. */
const anew = [
  'src/areas/customer/dashboard/dashboard.module.css',
  'src/areas/public/pricing/pricing.module.css',
  'src/ui/DataTable.module.css',
]

/** The rules that draw in another order than the document's, and why none misleads a phone's reader. */
const brokenLine = 'The cells are in order (VirtualRow.tsx): it breaks their line, and has no text.'
const reordered: Readonly<Record<string, string>> = {
  'src/app/shell/shell.module.css: .foldPage': 'Below 288 px only, within one button.',
  'src/areas/customer/uploads/uploads.module.css: @media (width >= 40rem)': 'In wide windows only.',
  'src/shared/virtual-table/virtual-table.module.css: .body .tr > *': brokenLine,
  "src/shared/virtual-table/virtual-table.module.css: .body .tr > [data-narrow='state']":
    brokenLine,
  "src/shared/virtual-table/virtual-table.module.css: .body .tr > [data-narrow='when']": brokenLine,
  'src/shared/virtual-table/virtual-table.module.css: .body .tr::before': brokenLine,
  'src/ui/DataTable.module.css: .numeric .sort': 'An icon, within one button.',
  "src/ui/DataTable.module.css: .table tbody [data-place='folded']": 'As the lead.',
  "src/ui/DataTable.module.css: .table tbody [data-place='lead']":
    'Until the width is measured: then the cells have this order (DataTable.tsx).',
  "src/ui/DataTable.module.css: .table tbody [data-place='name']": 'As above.',
  'src/ui/DataTable.module.css: .table tbody tr::after': 'It has no text.',
}

it('draws in the order of the document: reading and the Tab key follow what is seen', () => {
  const changed = rules.filter(({ declarations }) =>
    declarations.some((one) => /^(?:order:|flex-(?:direction|flow|wrap):.*reverse)/.test(one)),
  )
  expect(changed.map(({ sheet, selector }) => `${sheet}: ${selector}`).toSorted()).toEqual(
    Object.keys(reordered).toSorted(),
  )
})

it('lets a table grow on paper: what holds it is no grid there, and its foot stands once', () => {
  const onPaper = rules.filter(({ within }) => within.includes('@media print'))
  const of = (selector: string) =>
    onPaper.filter((rule) => rule.selector === selector).flatMap((rule) => rule.declarations)
  expect(of('.stack:has(table)')).toContain('display: flex')
  expect(of('tfoot')).toContain('display: table-row-group')
})

it('changes the display of no part of a table by a width, which makes WebKit hang', () => {
  // The last part of a selector is a part of a table, or one of them.
  const part = /(?:^|[\s>])(?::is\([^)]*\b)?(?:table|thead|tbody|tfoot|tr|th|td|caption)\b[^\s>]*$/
  const byWidth = /^@(?:media|container)\b.*\b(?:width|inline-size)\b/
  const changed = rules.filter(
    ({ selector, within, declarations }) =>
      part.test(selector.replaceAll(/,\s*(?=[^()]*\))/g, ',')) &&
      within.some((one) => byWidth.test(one)) &&
      declarations.some((one) => one.startsWith('display:')),
  )
  // Their tables are made anew instead (src/ui/use-drawn.ts).
  expect([...new Set(changed.map(({ sheet }) => sheet))].toSorted()).toEqual(anew)
})
