/**
 * A text with a capital first letter, as a heading or an option begins. A name that has its own
 * capitals or digits stays: "reCAPTCHA v2", "socks5".
 */
export function capitalized(text: string, locale: string): string {
  const [first = ''] = /^[\p{L}\p{N}]*/u.exec(text) ?? []
  return /^\p{Ll}+$/u.test(first) ? first.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : text
}
