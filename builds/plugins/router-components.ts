import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the components of the router's package that nobody uses here. `Link`, `NavLink` and `Form` stand in a module
 * that is needed for other things, and neither the call that makes them nor the name that is given to them is marked as free of effects:
 * with the prefetching behind them they were 3.5 kB of every first load. We link with `src/shared/Link.tsx`.
 */
export function routerComponents(): Plugin {
  return {
    name: 'router-components',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler(code) {
        const found = code
          .replace(/^(const (?:Link|NavLink|Form) = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
        if (found.split('@__PURE__ */ React$1.forwardRef').length !== 4) this.error('The components of react-router are not written as they were.')
        return { code: found, map: null }
      },
    },
  }
}
