/** Formats a size: "812 bytes", "1.2 MB". */
export function sizeText(bytes: number, locale: string): string {
  const [unit, divisor] =
    bytes < 1024
      ? (['byte', 1] as const)
      : bytes < 1024 * 1024
        ? (['kilobyte', 1024] as const)
        : (['megabyte', 1024 * 1024] as const)
  return (bytes / divisor).toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
}
