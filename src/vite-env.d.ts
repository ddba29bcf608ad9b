/// <reference types="vite/client" />
/// <reference types="msw/vite/client" />
declare const __BUILD_ID__: string
declare const __BUILD_YEAR__: number

declare module '*.sample?highlighted' {
  const code: string
  export default code
}
