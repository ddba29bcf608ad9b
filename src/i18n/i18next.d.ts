import type Resources from './resources'

// Types the keys of t() and their values from the English files. `npm run types:words` generates
// resources.d.ts.
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false
    defaultNS: 'common'
    resources: Resources
  }
}
