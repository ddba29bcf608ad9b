import { Node } from '@tiptap/core'
import { linkTarget } from '@/shared/html/link-target.ts'

export const pictureSizes = ['full', 'medium', 'small'] as const
export type PictureSize = (typeof pictureSizes)[number]
/** The maximum width of a picture in pixels. The readers' page may reduce it further. */
const widest: Readonly<Record<PictureSize, number>> = { full: 1200, medium: 640, small: 320 }

export interface ArticlePicture {
  src: string
  alt: string
  caption: string
  /** The file's own size. */
  width: number | null
  height: number | null
  size: PictureSize
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a picture, or changes the selected one. */
      setPicture: (picture: ArticlePicture) => ReturnType
    }
  }
}

const number = (value: unknown): number | null => (Number(value) > 0 ? Number(value) : null)
export const readPictureSize = (value: unknown): PictureSize =>
  pictureSizes.find((size) => size === value) ?? 'full'

/** The allowed source of a picture: the site itself, or https. */
export function pictureSource(value: unknown): string | null {
  const target = typeof value === 'string' ? linkTarget(value, location.origin) : null
  return target === null || target.startsWith('mailto:') ? null : target
}

/** The size in the HTML, by which the readers' page reserves space. */
function shown({ width, height, size }: { width: unknown; height: unknown; size: unknown }): {
  width?: number
  height?: number
} {
  const [own, tall] = [number(width), number(height)]
  if (!own) return {}
  const part = Math.min(1, widest[readPictureSize(size)] / own)
  return { width: Math.round(own * part), ...(tall && { height: Math.round(tall * part) }) }
}

const read = (element: HTMLElement): Record<string, unknown> | false => {
  const image = element.localName === 'img' ? element : element.querySelector('img')
  const src = pictureSource(image?.getAttribute('src'))
  if (!image || src === null) return false
  return {
    src,
    alt: image.getAttribute('alt') ?? '',
    caption: element.querySelector('figcaption')?.textContent.trim() ?? '',
    width: number(image.getAttribute('width')),
    height: number(image.getAttribute('height')),
  }
}

/** A picture with its description as one node. The description is edited in a dialog. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    const own = { rendered: false } as const
    return {
      src: { ...own, default: '' },
      alt: { ...own, default: '' },
      caption: { ...own, default: '' },
      width: { ...own, default: null },
      height: { ...own, default: null },
      size: { ...own, default: 'full' },
    }
  },
  parseHTML() {
    return [
      { tag: 'figure', getAttrs: read },
      { tag: 'img[src]', getAttrs: read },
    ]
  },
  renderHTML({ node: { attrs } }) {
    const image = [
      'img',
      {
        src: pictureSource(attrs['src']) ?? '',
        alt: String(attrs['alt']),
        ...shown({ width: attrs['width'], height: attrs['height'], size: attrs['size'] }),
      },
    ] as const
    return attrs['caption']
      ? ['figure', {}, image, ['figcaption', {}, String(attrs['caption'])]]
      : ['figure', {}, image]
  },
  addCommands() {
    return {
      setPicture:
        (picture) =>
        ({ commands }) =>
          commands.insertContent({ type: this.name, attrs: { ...picture } }),
    }
  },
})
