import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  commonHeaders,
  contentSecurityPolicy,
  foreignPrefixes,
  inlineHashes,
  inlineOf,
} from './policy.ts'
import { sites } from './whole-table.fixture.ts'

const [com, zh, ru] = sites
if (!com || !zh || !ru) throw new Error('Three sites are expected.')
const sha = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

it('allows what quality.md names, and nothing else', () => {
  expect(contentSecurityPolicy(com, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self' 'sha256-b'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; media-src 'self'; frame-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "require-trusted-types-for 'script'; trusted-types dompurify structured worker",
  )
})

it('adds the API and the media host where they are wanted, and only there', () => {
  const none = { scripts: [], styles: [] }
  const policy = contentSecurityPolicy(
    {
      ...com,
      apiOrigin: 'https://api.example',
      mediaHost: 'media.example',
      reportUrl: 'https://reports.example/site',
    },
    none,
  )
  expect(policy).toContain("connect-src 'self' https://api.example https://reports.example;")
  expect(policy).toContain("img-src 'self' data: https://media.example;")
  expect(policy.match(/https:/g)).toHaveLength(3)
  for (const site of sites)
    expect(contentSecurityPolicy(site, none)).not.toMatch(/https?:|unsafe|\*/)
})

it('hashes the inline script and style as a browser does, without data blocks and files', () => {
  const script = 'try{localStorage.theme}catch{}\n  "</div>"'
  const html = `<script type="application/json" id="page-state">{"a":"<b style='x'>"}</script><script>${script}</script><style>a{b:c}</style>
    <script type="module" src="/assets/a.js"></script><script type="application/ld+json">{}</script>`
  expect(inlineOf(html, 'a.html')).toEqual({ scripts: [sha(script)], styles: [sha('a{b:c}')] })
})

it('takes any number of the page’s style sheets', () => {
  const html = '<style>a{}</style><style data-sheet>b{}</style><style data-sheet>c{}</style>'
  expect(inlineOf(html, 'a.html').styles).toEqual([sha('a{}'), sha('b{}'), sha('c{}')])
})

it.each([
  ['a second inline script', '<script>1</script><script>2</script>', /more than one inline/],
  ['a second one in capitals', '<script>1</script><SCRIPT>2</SCRIPT >', /more than one inline/],
  [
    'a script that only seems to be a file',
    '<script>1</script><script data-src="x">2</script>',
    /more than one inline/,
  ],
  [
    'a script that only seems to be data',
    '<script>1</script><script data-type="application/json">2</script>',
    /more than one inline/,
  ],
  ['a second style element', '<style>a{}</style><style>b{}</style>', /more than one inline/],
  [
    'one that only seems to be a sheet',
    '<style>a{}</style><style class="data-sheet">b{}</style>',
    /more than one inline/,
  ],
  ['a style attribute', '<p class="a" style="color:red">', /style attribute/],
  ['a style attribute behind a >', '<p title="a > b" style="color:red">', /style attribute/],
  ['one in single quotes', "<p style='color:red'>", /style attribute/],
  ['one without quotes', '<p STYLE=color:red>', /style attribute/],
  ['an event attribute', '<img src="x" onerror="alert(1)">', /event attribute/],
])('refuses %s, and names the file', (_, html, message) => {
  expect(() => inlineOf(html, 'some/page.html')).toThrow(message)
  expect(() => inlineOf(html, 'some/page.html')).toThrow('some/page.html')
})

it.each([
  '<p title=\' style="a"\'>',
  '<p>style="a"</p>',
  '<!-- <p style="a"> -->',
  '<script>"<p style=a onclick=b>"</script>',
  '<p data-style="a" data-onclick="b">',
])('takes %s for what it is', (html) => {
  expect(() => inlineOf(html, 'a.html')).not.toThrow()
})

it('collects the hashes of a whole folder once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'policy-'))
  await mkdir(join(folder, 'b'))
  await writeFile(join(folder, 'a.html'), '<script>1</script>')
  await writeFile(join(folder, 'b', 'index.html'), '<script>1</script><style>2</style>')
  await writeFile(join(folder, 'b', 'x.txt'), '<script>3</script>')
  await expect(inlineHashes(folder)).resolves.toEqual({ scripts: [sha('1')], styles: [sha('2')] })
  // An article that is published later may need a sheet that no document has yet.
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'a.css'), 'a{}\n')
  await expect(inlineHashes(folder)).resolves.toMatchObject({ styles: [sha('2'), sha('a{}\n')] })
  await rm(folder, { recursive: true })
})

it('knows the prefixes that are no addresses of a site', () => {
  expect(foreignPrefixes(com)).toHaveLength(14)
  expect(foreignPrefixes(ru)).toHaveLength(12)
  expect([...foreignPrefixes(com), ...foreignPrefixes(zh)]).not.toContain('en')
  expect(foreignPrefixes(ru)).not.toContain('zh')
  const headers = commonHeaders(com, { scripts: [], styles: [] })
  const denied = headers['Permissions-Policy']?.split(', ')
  for (const feature of ['serial', 'hid', 'bluetooth', 'usb', 'camera', 'microphone', 'payment'])
    expect(denied).toContain(`${feature}=()`)
  expect(Object.keys(headers)).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
  ])
})
