/** Installs what the tests need beside Node, where the machine is a Debian. */
import { spawnSync } from 'node:child_process'

/** Does nothing elsewhere, or without the right to: whoever calls looks for the program again. */
export function installPackages(names, begin) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  begin()
  const as = process.getuid() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...names],
  ]) {
    const [command, ...rest] = [...as, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
