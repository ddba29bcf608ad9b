import type { Target } from '@/routes/href.ts'
import type { DemoSlug } from '@/routes/slugs/demos.ts'

export const demoTarget = (slug: DemoSlug): Target<'demo'> => ({ id: 'demo', params: { slug } })
