/**
 * An amount as people type it: spaces between thousands, a comma for the point. Null for what may mean two things ("1,234"), or nothing.
 * @param places how many decimals there may be
 */
export function typedAmount(text: string, places = 2): string | null {
  const plain = text.trim().replaceAll(/[\s\u00a0\u202f'’]/g, '')
  const [, whole = '', fraction] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(plain) ?? []
  if (whole === '') return null
  if (fraction === undefined) return whole.replace(/^0+(?=\d)/, '')
  if (fraction.length > places || (plain.includes(',') && fraction.length === 3)) return null
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction}`
}

/** How many decimals a step of the backend's allows: "0.01" allows two. */
export const placesOf = (step: string | null | undefined): number =>
  step ? (step.replace(/0+$/, '').split('.')[1]?.length ?? 0) : 2
