import { useEffect, useMemo, useState } from 'react'
import { getSanitiser, loadSanitiser } from '../html/sanitiser.ts'
import { bodyOutline } from './outline.ts'
import type { Heading } from './outline.ts'

/**
 * The body of a prerendered article. It is in the document already, and the build lists its
 * headings.
 */
export interface ServedBody {
  html: string
  headings: readonly Heading[]
}

export interface Body {
  /**
   * `waiting`: the sanitizer is loading. `lost`: it cannot be loaded, and ServerHtml shows plain
   * text. `served`: the body is in the document.
   */
  state: 'waiting' | 'ready' | 'lost' | 'served'
  html: string
  headings: readonly Heading[]
}

/** Returns the sanitized body of an article, with ids on its headings and the list of them. */
export function useBody(html: string, served: ServedBody | null): Body {
  const [sanitiser, setSanitiser] = useState(getSanitiser)
  useEffect(() => {
    if (served) return
    let current = true
    void loadSanitiser().then((loaded) => current && setSanitiser(loaded))
    return () => {
      current = false
    }
  }, [served])
  return useMemo((): Body => {
    if (served) return { state: 'served', ...served }
    if (!sanitiser) return { state: 'waiting', html: '', headings: [] }
    if (sanitiser === 'lost') return { state: 'lost', html, headings: [] }
    return { state: 'ready', ...bodyOutline(sanitiser.sanitiseToText(html, 'article')) }
  }, [html, sanitiser, served])
}
