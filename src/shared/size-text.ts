/** Formats a size: "812 bytes", "1.2 MB". */
export function sizeText(bytes: number, locale: string): string {
  const [unit, divisor] =
    bytes < 1024
      ? (['byte', 1] as const)
      : bytes < 1024 * 1024
        ? (['kilobyte', 1024] as const)
        : (['megabyte', 1024 * 1024] as const)
  const text = (bytes / divisor).toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
  // Intl writes a number and its unit together in Chinese, and a small k in Russian.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1\u00a0').replace('кБ', 'КБ')
}
