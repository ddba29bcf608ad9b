import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out what nobody uses here of the router's package, and what it can't see for itself:
 *
 * - `Link`, `NavLink` and `Form` stand in a module that is needed for other things, and neither the call that makes them nor the name that
 *   is given to them is marked as free of effects: with the prefetching behind them they were 3.5 kB of every first load. We link with
 *   `src/shared/Link.tsx`.
 * - Instrumentations are an option of the router that we don't set: 1 kB.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/(?:dom\/lib|router\/router)\.js$/ },
      handler(code, id) {
        const found = id.endsWith('/router.js') ? withoutInstrumentations(code) : withoutComponents(code)
        if (found === null) this.error('The parts of react-router are not written as they were.')
        return { code: found, map: null }
      },
    },
  }
}

function withoutComponents(code: string): string | null {
  const found = code
    .replace(/^(const (?:Link|NavLink|Form) = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
  return found.split('@__PURE__ */ React$1.forwardRef').length === 4 ? found : null
}

function withoutInstrumentations(code: string): string | null {
  const found = code
    .replace(
      'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
      'const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
    )
    .replaceAll(/\bif \((?:init|opts\?)\.instrumentations\)/g, 'if (false)')
  return found.includes('instrumentation.js') || found.split('if (false)').length !== 4 ? null : found
}
