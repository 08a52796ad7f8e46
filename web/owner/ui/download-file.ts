/** Starts a download. */
export function downloadFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed: some browsers read the URL later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
