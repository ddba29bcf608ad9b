/**
 * A text with a capital first letter, as a heading or an option begins. A name that has its own
 * capitals or digits stays, and so does a host: "reCAPTCHA v2", "socks5", "shop.example".
 */
export function capitalized(text: string, locale: string): string {
  const [first = ''] = /^[\p{L}\p{N}]*(?:\.\p{L})?/u.exec(text) ?? []
  return /^\p{Ll}+$/u.test(first) ? first.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : text
}
