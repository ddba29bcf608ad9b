interface Policy {
  createScript: (text: string) => unknown
  createScriptURL: (url: string) => unknown
}
interface Rules {
  createScript?: (text: string) => string
  createScriptURL?: (url: string) => string
}
interface Factory {
  createPolicy: (name: string, rules: Rules) => Policy
}

/**
 * Makes a policy of Trusted Types, whose name the served Content-Security-Policy must allow
 * (builds/hosting/policy.ts). Null in a browser without them. TypeScript has no types for them.
 */
export function createPolicy(name: string, rules: Rules): Policy | null {
  const types = (globalThis as { trustedTypes?: Factory }).trustedTypes
  return types?.createPolicy(name, rules) ?? null
}
