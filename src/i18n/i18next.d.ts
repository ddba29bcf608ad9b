import type Resources from './resources'

// Keys of t() and the values they need, from the English files. resources.d.ts is made by `npm run types:words`.
declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: false
    defaultNS: 'common'
    resources: Resources
  }
}
