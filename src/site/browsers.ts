/**
 * The oldest browsers in which the site works (README). The build compiles the syntax for them, and
 * `npm run syntax` checks the built files; below them a prerendered page stays as it was served.
 */
export const oldestBrowsers = { chrome: '123', firefox: '128', safari: '17.5' } as const

/** The build's target, in Vite's form. */
export const buildTarget: string[] = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version,
)

/**
 * What a browser from this floor on has and an older one lacks: `light-dark()` came with Chrome 123
 * and Safari 17.5, `registerProperty` with Firefox 128. The inline script of index.html asks it.
 */
export const supportTest = 'CSS.supports("color","light-dark(red,red)")&&CSS.registerProperty'
