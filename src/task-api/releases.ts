/**
 * The releases of the task API as its documents describe it, newest first: the version of the
 * OpenAPI document and of the Postman collection, and the entries of the list of changes and its
 * feed. The texts of `changes` are in src/mocks/seed/docs/prose.
 */
export const apiReleases = [
  { version: '1.3.0', date: '2026-11-29', changes: ['keys'] },
  { version: '1.2.0', date: '2026-11-28', changes: ['files'] },
  { version: '1.1.0', date: '2026-11-26', changes: ['answers', 'deliveries'] },
  { version: '1.0.0', date: '2026-11-25', changes: ['first', 'versions'] },
] as const

export type ApiChange = (typeof apiReleases)[number]['changes'][number]
export const [{ version: apiRelease }] = apiReleases

/**
 * The SHA-256 of what the newest release describes, without words and examples. A test compares it:
 * whoever changes a method, a field or a type adds a release.
 */
export const apiShape = 'e676ea133ad19f17372758ecb2b3a303cea3bd3e08e882e6f09d8ae8806487a0'
