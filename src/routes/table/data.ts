import type { Row } from '../types.ts'

export const dataRows = {
  data: { path: '/data', guard: 'public', langs: ['en', 'ru', 'zh'], index: true, layout: 'public', ns: ['labelling'] },
  dataBoundingBox: {
    path: '/data/bounding-box',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['labellingKind'],
    parent: 'data',
  },
  datasetAnnotation: {
    path: '/data/dataset-annotation',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['labellingKind'],
    parent: 'data',
  },
  imageAnnotation: {
    path: '/data/image-annotation',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['labellingKind'],
    parent: 'data',
  },
  satelliteImagery: {
    path: '/data/satellite-imagery-data-annotator',
    guard: 'public',
    langs: ['en', 'ru', 'zh'],
    index: true,
    layout: 'public',
    ns: ['labellingKind'],
    parent: 'data',
  },
} as const satisfies Record<string, Row>
