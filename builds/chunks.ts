import type { Rolldown } from 'vite'

/**
 * Areas with both open and account pages: the folders of the open ones. The account's features
 * share a chunk of their own, which no open page loads.
 */
const open: Readonly<Record<string, readonly string[]>> = {
  proxy: ['countries', 'overview', 'prices', 'product', 'type'],
  software: ['article', 'catalogue', 'list', 'program', 'terms'],
  support: ['abuse', 'answer', 'bot', 'faq', 'feedback', 'help', 'home', 'status', 'tutorials'],
  worker: ['faq', 'hub', 'hub-nav', 'leaderboard'],
}

/** Names a chunk after its file's folder below src/areas or src/shared. */
function byFolder(parent: 'areas' | 'shared'): (id: string) => string | null {
  const pattern = new RegExp(`/src/${parent}/([\\w-]+)/[\\w-]+`)
  return (id) => pattern.exec(id)?.[1] ?? null
}

/** Names the chunk of what the account's features of a mixed area share. */
function insideOpenArea(id: string): string | null {
  const [, folder, feature] = /\/src\/areas\/([\w-]+)\/([\w-]+)/.exec(id) ?? []
  if (folder === undefined || feature === undefined) return null
  return open[folder] && !open[folder].includes(feature) ? `${folder}-account` : null
}

/**
 * Names a chunk after the domain of a call's file: those of proxy-ips and proxy-lists share one.
 */
const byDomain = (id: string): string | null => {
  const [, domain] = /\/src\/api\/(?:contract|endpoints)\/(\w+)-/.exec(id) ?? []
  return domain === undefined ? null : `${domain}-calls`
}

const withDependencies = { includeDependenciesRecursively: true }

/**
 * Groups files into chunks: each file joins the first group that matches it. `minShareCount` leaves
 * out files that few pages and lazy parts share; the bundler places those.
 */
export const chunks: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // Code that every page loads first.
    { name: 'framework', tags: ['$initial'], test: /node_modules/ },
    { name: 'app', tags: ['$initial'] },
    { name: 'calls', test: /valibot|src\/api/, minShareCount: 3 },
    { name: byDomain, debugName: 'domains', minShareCount: 2 },
    // Code for page content, from days and time zones to charts.
    { name: 'days', test: /src\/(?:lib\/zone|shared\/query\/days)/, ...withDependencies },
    // Code that few pages need, although many late parts share it. It must not join the code that
    // every page loads.
    { name: 'csv', test: /papaparse|src\/lib\/csv/ },
    { name: 'ranges', test: /ipaddr|src\/lib\/ip-range/ },
    { name: 'period', test: /src\/shared\/period\// },
    {
      name: 'ui',
      test: /lucide|src\/(?:ui|head|i18n|routes|site|lib(?!\/(?:csv|ip-range)\.)|shared\/html)\/|src\/shared\/[^/]+$/,
      minShareCount: 5,
    },
    { name: 'icons', test: /lucide/, minShareCount: 2 },
    // Small files that the pages with samples of requests share: one chunk instead of five.
    {
      name: 'requests',
      test: /src\/(?:task-api\/requests\/|shared\/captcha-type\/json-lines)/,
      minShareCount: 2,
    },
    { name: 'forms', test: /src\/shared\/form\//, ...withDependencies },
    { name: 'charts', test: /src\/shared\/chart\//, ...withDependencies },
    // Code that loads for a signed-in user.
    {
      name: 'account',
      test: /src\/(?:app\/late\.tsx|session\/person\.ts|shared\/account\/)/,
      ...withDependencies,
    },
    { name: 'notices', test: /src\/(?:app\/notices|shared\/service-status)\//, minShareCount: 2 },
    { name: byFolder('shared'), debugName: 'shared', minShareCount: 5 },
    { name: insideOpenArea, debugName: 'accounts', minShareCount: 3 },
    { name: byFolder('areas'), debugName: 'areas', minShareCount: 3 },
  ],
}
