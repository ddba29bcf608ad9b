/** One of a closed list, or undefined: what the backend sends may be newer than this page. */
export function known<T extends string>(list: readonly T[], name: string): T | undefined {
  return list.find((one) => one === name)
}
