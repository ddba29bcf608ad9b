import type { Site } from '../../src/site/sites.ts'
// Placeholder while the hosting files are being written.
export async function finish(_: { distDir: string; site: Site }): Promise<void> {}
