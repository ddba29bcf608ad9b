export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
