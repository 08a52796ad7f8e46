import { qrModules, qrPath } from '../../../shared/qr.ts'

/** Black on white in every theme, sharp at any size. */
export function qrSvg(text: string): string {
  const modules = qrModules(text)
  const size = modules.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${qrPath(modules)}"/></svg>\n`
}

/** At least 2,000 pixels wide: 17 cm in print. Whole pixels a module keep edges sharp. */
export async function qrPng(text: string): Promise<Blob> {
  const modules = qrModules(text)
  const scale = Math.ceil(2000 / modules.length)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = modules.length * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.fill(new Path2D(qrPath(modules)))
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image')))),
  )
}
