import type { Site } from '../../src/site/sites.ts'

/** `/.well-known/security.txt` by its path below the site (RFC 9116); none without a contact. */
export const securityTxt = (site: Site): Record<string, string> =>
  site.securityContact === ''
    ? {}
    : {
        '.well-known/security.txt': [
          `Contact: ${site.securityContact}`,
          `Expires: ${site.securityExpires}`,
          `Preferred-Languages: ${[...new Set([site.defaultLanguage, 'en'])].join(', ')}`,
          `Canonical: https://${site.canonicalHost}/.well-known/security.txt`,
          '',
        ].join('\n'),
      }
