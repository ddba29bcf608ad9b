import { pagePaths } from '../../src/routes/paths.ts'
import type { PagePath } from '../../src/routes/paths.ts'
import { redirects } from '../../src/routes/table/index.ts'
import type { RedirectRow } from '../../src/routes/types.ts'
import { isLanguage, prefixes } from '../../src/site/languages.ts'
import type { Site } from '../../src/site/sites.ts'
import { cacheControl, commonHeaders, foreignPrefixes, referrerPolicy } from './policy.ts'
import type { InlineHashes } from './policy.ts'

export interface NginxOptions {
  site: Site
  hashes: InlineHashes
  /** The folder of the built site, as the host has it. */
  root: string
  listen: string
  serverName: string
  /** Distinguishes the variables of servers that share one http block. */
  name: string
  /** Whether the host has ngx_brotli's static module. */
  brotli: boolean
  /** Where calls of /api/ go; without it they are left to another server block or a CDN. */
  api?: string
  /** Further paths that go to the same place; for tests. */
  apiPaths?: readonly string[]
  pages?: readonly Pick<PagePath, 'path' | 'row'>[]
  redirects?: readonly RedirectRow[]
}

/** One parameter of an nginx configuration may have 4,096 characters. */
const longest = 3500

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
/** A path of the table as a regular expression: {x} is one segment. Case counts, which nginx's plain strings ignore. */
const pattern = (path: string): string => path.split(/\{\w+\}/).map(escape).join('[^/]+')
const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

/** Lines of a map: any of the patterns, in parameters of a bearable length. */
function mapLines(patterns: readonly string[], value: string): string[] {
  const groups: string[][] = [[]]
  let length = 0
  for (const one of patterns) {
    if (length + one.length > longest) {
      groups.push([])
      length = 0
    }
    groups.at(-1)?.push(one)
    length += one.length + 1
  }
  return groups.filter((group) => group.length > 0).map((group) => `  ${quote(`~^(?:${group.join('|')})$`)} ${quote(value)};`)
}

/** What the server must know of the table, as maps; they belong into the http block. */
function maps({ site, name, pages = pagePaths, redirects: moved = redirects }: NginxOptions): string {
  const known = pages.filter(({ path }) => path !== '*')
  const others = prefixes.filter((prefix) => prefix !== 'en')
  const paths = known.map(({ path }) => pattern(path))
  // What moves is also known behind a prefix: the app goes on from there.
  const movable = moved.filter((row) => !row.path.includes('*')).map((row) => pattern(row.path))
  const indexable = known
    .filter(({ row }) => row.index)
    .map(({ path, row }) => {
      const own = site.prefixPolicy === 'prefixed' ? row.langs.filter((language) => language !== 'en') : []
      return `(?:${['', ...own].join('|')}):${pattern(path)}`
    })
  const secret = known.filter(({ path }) => path.includes('{hash}')).map(({ path }) => pattern(path))
  const cache = cacheControl(site)
  const owned = site.prefixPolicy === 'prefixed' ? others.filter(isLanguage) : []
  const missingPages = owned.map((language) => `  ${quote(`~^/${language}(?:/|$)`)} /${language}/404.html;`)
  return `# The path without its language prefix, the prefix, and what answers where there is no file.
map $uri $${name}_path {
  default $uri;
  "~^/(?:${others.join('|')})[/\\x5c]*$" /;
  "~^/(?:${others.join('|')})[/\\x5c]+(?<${name}_rest>[^/\\x5c].*)$" /$${name}_rest;
}
map $uri $${name}_prefix {
  default "";
  "~^/(?<${name}_code>${others.join('|')})(?:[/\\x5c]|$)" $${name}_code;
}
map $${name}_path $${name}_shell {
  default /__none__;
${[...mapLines(paths, '/200.html'), ...mapLines(movable.map((path) => path), '/200.html')].join('\n')}
}
map "$${name}_prefix:$${name}_path" $${name}_robots {
  default noindex;
  "~\\.[A-Za-z0-9]{2,11}$" "";
${mapLines(indexable, '').join('\n')}
}
map $${name}_path $${name}_referrer {
  default ${referrerPolicy.normal};
${mapLines(secret, referrerPolicy.secret).join('\n')}
}
map $uri $${name}_missing {
  default /404.html;
${missingPages.join('\n')}
}
map "$status:$request_uri" $${name}_cache {
  default ${quote(cache.html)};
  "~^(?:200|206|304):/assets/" ${quote(cache.asset)};
  "~^(?:200|206|304):/[^?]*\\.[A-Za-z0-9]{2,11}(?:\\?|$)" ${quote(cache.file)};
  "~^404:" ${quote(cache.missing)};
}
`
}

function redirectLocations(rows: readonly RedirectRow[]): string {
  // rewrite, not return: it encodes what it captured, so that no header can be smuggled in.
  return rows
    .filter((row) => !row.path.includes('*'))
    .map((row) => `  location = ${row.path} {\n    rewrite ^ ${row.to} ${row.status === 301 ? 'permanent' : 'redirect'};\n  }`)
    .join('\n')
}

function proxyLocations({ api, apiPaths = [] }: NginxOptions): string {
  if (!api) return ''
  return ['^~ /api/', ...apiPaths.map((path) => `= ${path}`)]
    .map((match) => `  location ${match} {\n    proxy_pass ${api};\n    proxy_http_version 1.1;\n    proxy_set_header Host $host;\n    proxy_buffering off;\n    client_max_body_size 32m;\n  }`)
    .join('\n')
}

/** The maps and the server block of one site. */
export function nginxConfig(options: NginxOptions): string {
  const { site, hashes, root, listen, serverName, name, brotli, redirects: moved = redirects } = options
  const headers = { ...commonHeaders(site, hashes), 'Referrer-Policy': `$${name}_referrer`, 'X-Robots-Tag': '$robots', 'Cache-Control': `$${name}_cache`, 'Set-Cookie': '$choice' }
  const choice = site.prefixPolicy === 'none' ? '    set $choice "language=en; Path=/; Max-Age=31536000; SameSite=Lax";\n' : ''
  return `# Generated from the route table by builds/hosting/nginx.ts for ${site.canonicalHost}. Include it in the http block.
# Foreign prefixes here: ${foreignPrefixes(site).join(' ')}.
${maps(options)}
server {
  listen ${listen};
  server_name ${serverName};
  # TLS is the host's: listen 443 ssl; ssl_certificate …; and a server on port 80 that redirects.
  root ${quote(root)};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  default_type application/octet-stream;
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
  # In the server alone, with variables: a header in a location would silence all of these there.
${Object.entries(headers)
  .map(([header, value]) => `  add_header ${header} ${quote(value)} always;`)
  .join('\n')}
  set $robots $${name}_robots;
  set $choice "";
  error_page 404 $${name}_missing;
  # Pages and files are only read.
  error_page 405 /404.html;

  # One form of each address: //a//b is /a/b. What lies under /en is put right by its own redirect.
  if ($request_uri ~ "^(?!/en(?:[/?]|$))[^?]*//") {
    rewrite "(?s)^[/\\x5c]*(.*?)/*$" /$1 permanent;
  }
${proxyLocations(options)}
${redirectLocations(moved)}
  location ~* ^/en(?:[/\\x5c]|%2f|%5c|$) {
    # Case counts: only the alternatives of an encoded slash ignore it.
    if ($uri !~ "^/en") {
      return 404;
    }
${choice}    rewrite "(?si)^/en(?:[/\\x5c]|%2f|%5c)*(.*)$" /$1 redirect;
  }
  location = / {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    try_files /index.html =404;
  }
  location ~ "(?s)^/.*[^/]/$" {
    rewrite "(?s)^[/\\x5c]*(.+?)/+$" /$1 permanent;
  }
  location ~ /(?:index|200|404)\\.html$ {
    internal;
  }
  location ^~ /assets/ {
    try_files $uri @missing_asset;
  }
  location ~ "\\.[A-Za-z0-9]{2,11}$" {
    try_files $uri @missing_asset;
  }
  # Never a page in the place of a file.
  location @missing_asset {
    types {
    }
    default_type text/plain;
    return 404 "Not found\\n";
  }
  location / {
    if ($request_method !~ "^(?:GET|HEAD)$") {
      return 405;
    }
    try_files $uri/index.html $${name}_shell =404;
  }
}
`
}
