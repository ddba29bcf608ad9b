import { defineConfig } from 'i18next-cli'

/**
 * Only `types` is used: it generates the keys and values of the words from the English files (npm
 * run types:words).
 */
export default defineConfig({
  locales: ['en', 'ru', 'zh'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    output: 'locales/{{language}}/{{namespace}}.json',
    defaultNS: 'common',
  },
  types: {
    input: ['locales/en/*.json'],
    output: 'src/i18n/i18next.d.ts',
    resourcesFile: 'src/i18n/resources.d.ts',
    indentation: 2,
  },
})
