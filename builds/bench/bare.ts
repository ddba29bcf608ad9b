import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')

/** Minimal real use of the mandated packages: the weight that any page with them carries. */
const entry = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, useLoaderData } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import { Provider } from 'react-redux'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { Helmet, HelmetProvider } from 'react-helmet-async'
import Cookies from 'universal-cookie'
import Modal from 'react-modal'

const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: '/' }), endpoints: (b) => ({ user: b.query({ query: () => 'user' }), save: b.mutation({ query: (body) => ({ url: 'user', method: 'PUT', body }) }) }) })
const store = configureStore({ reducer: { api: api.reducer }, middleware: (get) => get().concat(api.middleware) })
void i18next.use(initReactI18next).init({ lng: 'en', fallbackLng: 'en', resources: { en: { translation: { hello: 'Hello {{name}}' } } } })
function Page() {
  const { t } = useTranslation()
  const { data } = api.useUserQuery()
  const [save] = api.useSaveMutation()
  const name = useLoaderData()
  return createElement('main', { onClick: () => save({}) }, createElement(Helmet, null, createElement('title', null, 'x')), t('hello', { name }), String(data), new Cookies().get('theme'),
    createElement(Modal, { isOpen: false, appElement: document.body }, 'x'))
}
const router = createBrowserRouter([{ path: '/', loader: () => 'x', Component: Page }])
createRoot(document.body).render(createElement(Provider, { store }, createElement(HelmetProvider, null, createElement(RouterProvider, { router }))))
`

export interface Weight {
  files: number
  bytes: number
}

/** The size of a file as the host sends it (brotli 11). */
export const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Builds the bare packages into one file, as Vite does for production. */
export async function weighBare(): Promise<Weight> {
  const folder = join(root, '.cache', 'bench', 'bare')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'entry.js'), entry)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'out',
      target: ['chrome123', 'firefox128', 'safari17.5'],
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(folder, 'entry.js') },
    },
  })
  const files = (await readdir(join(folder, 'out', 'assets'))).filter((name) =>
    name.endsWith('.js'),
  )
  const sizes = await Promise.all(
    files.map(async (name) => brotli(await readFile(join(folder, 'out', 'assets', name)))),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
