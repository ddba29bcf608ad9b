import type { Row } from '../types.ts'

export const customerRows = {
  dashboard: { path: '/enterpage', guard: 'user', langs: ['en', 'ru', 'zh'], index: false, layout: 'account', ns: ['dashboard'] },
} as const satisfies Record<string, Row>
