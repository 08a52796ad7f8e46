import { statfsSync } from 'node:fs'

/** Linux keeps it in memory. */
const sharedMemory = '/dev/shm'
const minFreeBytes = 4 * 1024 ** 3

/**
 * Where a test run puts its databases and data directories: in memory where there is room, which saves a fifth of the
 * run's processor time.
 */
export function chooseTemporaryFolder(): void {
  // Inherited by workers, servers, databases and the browser.
  if (hasRoomInMemory()) process.env['TMPDIR'] ??= sharedMemory
}

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(sharedMemory)
    return bavail * bsize >= minFreeBytes
  } catch {
    // Another system, or a sandbox without it.
    return false
  }
}
