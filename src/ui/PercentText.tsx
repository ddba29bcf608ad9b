interface PercentTextProps {
  /** From 0 to 100. */
  value: number
  locale: string
  /** Decimal places that are always written. */
  places?: number
}

/** A prominent percentage with a smaller sign, which stands as the language writes it: 38%, 38 %. */
export function PercentText({ value, locale, places = 0 }: PercentTextProps) {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
    .formatToParts(value / 100)
    .map(({ type, value: part }) =>
      type === 'literal' || type === 'percentSign' ? <small key={type}>{part}</small> : part,
    )
}
