/**
 * Parses an amount as people type it, with spaces between thousands and a comma or point. Returns
 * null for an ambiguous text ("1,234") or no amount.
 * @param places the maximum number of decimals
 */
export function typedAmount(text: string, places = 2): string | null {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const [, whole = '', fraction] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(plain) ?? []
  if (whole === '') return null
  if (fraction === undefined) return whole.replace(/^0+(?=\d)/, '')
  if (fraction.length > places || (plain.includes(',') && fraction.length === 3)) return null
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction}`
}

/** The number of decimals that the backend's step allows: two for "0.01". */
export const placesOf = (step: string | null | undefined): number =>
  step ? (step.replace(/0+$/, '').split('.')[1]?.length ?? 0) : 2
