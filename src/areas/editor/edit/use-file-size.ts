import { useLocale } from '@/i18n/page-context.ts'

/** "340 kB", "1.2 MB". */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => {
    const [value, unit] =
      bytes >= 1_000_000
        ? [bytes / 1_000_000, 'megabyte']
        : bytes >= 1000
          ? [bytes / 1000, 'kilobyte']
          : [bytes, 'byte']
    return value.toLocaleString(locale, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'byte' ? 'long' : 'short',
      maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    })
  }
}
