import type { Row } from '../types.ts'

export const publicRows = {
  home: { path: '/', guard: 'public', langs: ['en', 'ru', 'zh'], index: true, layout: 'public', ns: ['home'] },
  pricing: { path: '/pricing', guard: 'public', langs: ['en', 'ru', 'zh'], index: true, layout: 'public', ns: ['pricing'] },
} as const satisfies Record<string, Row>
