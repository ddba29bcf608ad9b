interface Span {
  start: number
  end: number
}

/** Adds a marked part, in the order of the text. It takes the place of those that it overlaps. */
export const withSpan = <S extends Span>(spans: readonly S[], added: S): S[] =>
  [...spans.filter(({ start, end }) => end <= added.start || start >= added.end), added].toSorted(
    (one, other) => one.start - other.start,
  )
