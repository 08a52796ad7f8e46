import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { downloadFile } from '../ui/download-file.ts'
import { ChartFile, type ChartFileProps } from './ChartFile.tsx'

/** Saves a chart in the colours of the page's theme. `day` is part of the file's name. */
export async function saveChart(
  file: ChartFileProps,
  type: 'svg' | 'png',
  day: string,
): Promise<void> {
  const svg = new Blob([svgOf(file)], { type: 'image/svg+xml' })
  const content = type === 'svg' ? svg : await pngOf(svg)
  downloadFile(`${slugOf(file.title)}-${day}.${type}`, content)
}

function svgOf(file: ChartFileProps): string {
  const container = document.createElement('div')
  const root = createRoot(container)
  flushSync(() => root.render(createElement(ChartFile, file)))
  const svg = container.querySelector('svg')
  if (!svg) throw new Error('the chart was not drawn')
  for (const element of svg.querySelectorAll('[class]')) element.removeAttribute('class')
  const text = new XMLSerializer().serializeToString(svg)
  root.unmount()
  const theme = getComputedStyle(document.documentElement)
  return inlineColours(text, (token) => theme.getPropertyValue(token).trim())
}

/** Replaces `var(--token)` by the token's value. */
export const inlineColours = (svg: string, valueOf: (token: string) => string): string =>
  svg.replaceAll(/var\((--[\w-]+)\)/g, (_, token: string) => valueOf(token))

/** Letters and digits of any script, joined by hyphens. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-')
    .slice(0, 80) ?? 'chart'

/** Pixels of the image for each of the drawing. */
const pngScale = 2

async function pngOf(svg: Blob): Promise<Blob> {
  const url = URL.createObjectURL(svg)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * pngScale
    canvas.height = image.naturalHeight * pngScale
    const context = canvas.getContext('2d')
    context?.scale(pngScale, pngScale)
    context?.drawImage(image, 0, 0)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image')))),
    )
  } finally {
    URL.revokeObjectURL(url)
  }
}
