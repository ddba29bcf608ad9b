import type Resources from './resources'

// Keys of t() and the values they need, from the English files. `npm run types:words` makes resources.d.ts.
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false
    defaultNS: 'common'
    resources: Resources
  }
}
