import type { Site } from '../../src/site/sites.ts'

/** `/.well-known/security.txt` by its path below the site (RFC 9116); none without an expiry. */
export const securityTxt = (site: Site, mail: string): Record<string, string> =>
  site.securityExpires === ''
    ? {}
    : {
        '.well-known/security.txt': [
          `Contact: mailto:${mail}`,
          `Expires: ${site.securityExpires}`,
          `Preferred-Languages: ${[...new Set([site.defaultLanguage, 'en'])].join(', ')}`,
          `Canonical: https://${site.canonicalHost}/.well-known/security.txt`,
          '',
        ].join('\n'),
      }
