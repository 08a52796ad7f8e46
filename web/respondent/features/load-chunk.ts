// The build's `import()`: loads a chunk's style sheets with its script.
const stylesheets = new Map<string, Promise<unknown>>()

/** `paths`: style sheets. A failed one is fetched again on the next call. */
export async function loadChunk<Part>(load: () => Promise<Part>, paths: readonly string[]) {
  const [part] = await Promise.all([load(), ...paths.map(loadStylesheet)])
  return part
}

function loadStylesheet(path: string): Promise<unknown> {
  const known = stylesheets.get(path)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `/${path}`
  const brought = new Promise((loaded, failed) => {
    link.onload = loaded
    link.onerror = () => {
      link.remove()
      stylesheets.delete(path)
      failed(new Error(path))
    }
  })
  stylesheets.set(path, brought)
  document.head.append(link)
  return brought
}
