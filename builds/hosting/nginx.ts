import { localise, variants } from '../../src/routes/language.ts'
import { redirects } from '../../src/routes/table/index.ts'
import { changePassword, commonHeaders, foreignPrefixes } from './policy.ts'
import { end, fileName, maps, pattern, quote, readAll } from './nginx-maps.ts'
import type { MapOptions } from './nginx-maps.ts'

export interface NginxOptions extends MapOptions {
  /** The folder of the built site on the host. */
  root: string
  listen: string
  serverName: string
  /** Whether the host has ngx_brotli's static module. */
  brotli: boolean
  /** The upstream of /api/. Without it the host sets it in a separate file, or /api/ is a 404. */
  api?: string
  /** Further paths to the same upstream, for tests. */
  apiPaths?: readonly string[]
}

/** A slash or a backslash, plain or still encoded, because nginx has decoded the address once. */
const slash = '(?:[/\\x5c]|%2[fF]|%5[cC])'

/** A moved address redirects in one step, whatever slashes surround it. */
function movedRules({ site, name, redirects: moved = redirects }: NginxOptions): string {
  const rows = moved.filter((row) => !row.path.includes('*'))
  const choice =
    site.prefixPolicy === 'none'
      ? `    set $choice "language=en; Path=/; Max-Age=31536000; SameSite=Lax$${name}_secure";\n`
      : ''
  const moves = rows.flatMap(({ path, to, status, langs }) =>
    variants({ langs }, site.prefixPolicy).map((language) => {
      const at = (one: string): string => localise(one, language ?? 'en', site.prefixPolicy)
      return `  rewrite "^${pattern(at(path))}/*${end}" ${at(to)} ${status === 301 ? 'permanent' : 'redirect'};`
    }),
  )
  // `rewrite` encodes its captures, and `return` does not: a captured line break could inject a
  // header.
  return `${moves.join('\n')}
  if ($uri ~ "^/en(?:${slash}|${end})") {
${choice}${rows.map((row) => `    rewrite "^/en${slash}+${pattern(row.path).slice(1)}/*${end}" ${row.to} redirect;`).join('\n')}
    rewrite "(?s)^/en${slash}*(.*?)/*${end}" /$1 redirect;
  }`
}

/** Headers that an answer must have once. The host sets them. */
const single = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'X-Robots-Tag',
]

function proxyLocations({ site, api, apiPaths = [] }: NginxOptions): string {
  const pass = api
    ? `    proxy_pass ${api};`
    : `    # Where the API is: a file with one line, proxy_pass http://…;. Without it nothing is found here.
    include glyphwork-api/${site.id}[.]conf;`
  const body = `    error_page 404 405 = @missing_asset;
${pass}
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    # Server-sent events must not be buffered.
    proxy_buffering off;
    proxy_read_timeout 300s;
    client_max_body_size 32m;
${single.map((header) => `    proxy_hide_header ${header};`).join('\n')}`
  const matches = ['^~ /api/', ...(api ? apiPaths : []).map((path) => `= ${path}`)]
  return [
    '  location = /api {\n    return 404;\n  }',
    ...matches.map((match) => `  location ${match} {\n${body}\n  }`),
  ].join('\n')
}

/** The maps and the server block of one site. */
export function nginxConfig(options: NginxOptions): string {
  const { site, hashes, root, listen, serverName, name, brotli } = options
  const headers = {
    ...commonHeaders(site, hashes),
    'Content-Security-Policy': `$${name}_policy`,
    'Referrer-Policy': `$${name}_referrer`,
    'X-Robots-Tag': `$${name}_index`,
    'Cache-Control': `$${name}_cache`,
    Allow: `$${name}_allow`,
    'Set-Cookie': '$choice',
  }
  return `# Generated from the route table by builds/hosting/nginx.ts for ${site.canonicalHost}. Include it in the http block.
# Language prefixes that this site does not use: ${foreignPrefixes(site).join(' ')}.
${maps(options)}
server {
  listen ${listen};
  server_name ${serverName};
  # The host adds TLS: listen 443 ssl; ssl_certificate …; and a server on port 80 that redirects.
  root ${quote(root)};
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  # nginx always includes text/html and never knows Markdown.
  charset_types text/plain text/markdown;
  default_type application/octet-stream;
  # Replaces the host's list: older ones lack webmanifest, and nosniff forbids a wrong type.
  types {
    text/html html;
    text/css css;
    text/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    text/plain txt;
    text/markdown md;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    image/avif avif;
    image/jpeg jpg jpeg;
    image/x-icon ico;
    font/woff2 woff2;
  }
  # Ranges are off, because nginx answers a wrong range with duplicate headers.
  max_ranges 0;
  gzip_static on;
  gzip_vary on;
${brotli ? '  brotli_static on;\n' : ''}
  # Headers vary by variables: an add_header in a location would drop all of these there.
${Object.entries(headers)
  .map(([header, value]) => `  add_header ${header} ${quote(value)} always;`)
  .join('\n')}
  # Reads the variables before an internal redirect changes $uri.
  set $seen ${readAll(name)};
  set $choice "";
  uninitialized_variable_warn off;
  error_page 404 $${name}_missing;
  # Pages and files accept only GET and HEAD.
  error_page 405 @only_read;

${movedRules(options)}
  # Each address has one form: //a//b redirects to /a/b.
  if ($request_uri ~ "^(?!/api/)[^?]*//") {
    rewrite "(?s)^[/\\x5c]*(.*?)/*${end}" /$1 permanent;
  }
${proxyLocations(options)}
  location = ${changePassword.path} {
    return 302 ${changePassword.to};
  }
  location = / {
    try_files /index.html =404;
  }
  location ~ "(?s)^/.*[^/]/${end}" {
    # .* instead of .+, which would give back a leading slash, so that /\\/ would lead to /\\.
    rewrite "(?s)^[/\\x5c]*(.*?)/*${end}" /$1 permanent;
  }
  # Documents and compressed files are not served by their own names.
  location ~ "\\.(?:html|br|gz)${end}" {
    internal;
  }
  location ^~ /assets/ {
    location ~ "\\.(?:br|gz)${end}" {
      try_files /__none__ @missing_asset;
    }
    try_files $uri @missing_asset;
  }
  location ~ "${fileName}" {
    try_files $uri @missing_asset;
  }
  # A missing file is a 404, never a page.
  location @missing_asset {
    types {
    }
    default_type text/plain;
    return 404 "Not found\\n";
  }
  location @only_read {
    types {
    }
    default_type text/plain;
    return 405 "Only GET and HEAD\\n";
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
