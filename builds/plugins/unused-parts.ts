import type { Plugin } from 'vite'

type Without = (code: string) => string | null

/**
 * `Link`, `NavLink` and `Form` stand in a module that is needed for other things, and neither the call that makes them nor the name that is
 * given to them is marked as free of effects: with the prefetching behind them they were 3.5 kB of every first load. We link with
 * `src/shared/Link.tsx`.
 */
const withoutComponents: Without = (code) => {
  const found = code
    .replace(/^(const (?:Link|NavLink|Form) = )(?=React\$1\.forwardRef\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
  return found.split('@__PURE__ */ React$1.forwardRef').length === 4 ? found : null
}

/** An option of the router that we don't set: 1 kB. */
const withoutInstrumentations: Without = (code) => {
  const found = code
    .replace(
      'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
      'const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
    )
    .replaceAll(/\bif \((?:init|opts\?)\.instrumentations\)/g, 'if (false)')
  return found.includes('instrumentation.js') || found.split('if (false)').length !== 4 ? null : found
}

/** The formats that a text may ask for by `{{value, format}}`: ours never do (tests/tables/locales.spec.ts), `src/i18n/format.ts` is the formatter. */
const withoutFormatter: Without = (code) => {
  const found = code.replace('formatter = Formatter;', 'formatter = null;')
  return found === code ? null : found
}

const parts: readonly [file: RegExp, without: Without][] = [
  [/\/react-router\/dist\/production\/lib\/dom\/lib\.js$/, withoutComponents],
  [/\/react-router\/dist\/production\/lib\/router\/router\.js$/, withoutInstrumentations],
  [/\/i18next\/dist\/esm\/i18next\.js$/, withoutFormatter],
]

/** Lets the bundler leave out what nobody uses here of a package, and what it can't see for itself. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: {
      filter: { id: parts.map(([file]) => file) },
      handler(code, id) {
        const found = parts.find(([file]) => file.test(id))?.[1](code) ?? null
        if (found === null) this.error('A part of a package that is left out is not written as it was.')
        return { code: found, map: null }
      },
    },
  }
}
