import { act } from '@testing-library/react'

/** Waits until components have drawn what a spec wrote into the cache: it tells them once a frame. */
export const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
