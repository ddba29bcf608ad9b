interface Policy {
  createScript: (text: string) => unknown
}
interface Factory {
  createPolicy: (name: string, rules: { createScript: (text: string) => string }) => Policy
}

/**
 * Makes a policy of Trusted Types, whose name the served Content-Security-Policy must allow
 * (builds/hosting/policy.ts). Null in a browser without them. TypeScript has no types for them.
 */
export function createPolicy(name: string, createScript: (text: string) => string): Policy | null {
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes
  return types?.createPolicy(name, { createScript }) ?? null
}
