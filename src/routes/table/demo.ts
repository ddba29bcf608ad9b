import { demoSlugs } from '../slugs/demos.ts'
import type { Row } from '../types.ts'

export const demoRows = {
  demos: {
    path: '/demo',
    page: 'demo/index/DemosPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['demo', 'landing', 'captchaNames'],
  },
  demo: {
    path: '/demo/{slug}',
    page: 'demo/demo/DemoPage',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['demo', 'landing', 'captchaNames'],
    slugs: { slug: demoSlugs },
    crumb: 'demo:name.{slug}',
    parent: 'demos',
  },
} as const satisfies Record<string, Row>
