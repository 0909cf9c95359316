/** Installs programs for the tests on Debian. */
import { spawnSync } from 'node:child_process'

/** Does nothing on other systems or without root; callers check for the program again. */
export function installPackages(names, onStart) {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0) return
  onStart()
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...names],
  ]) {
    const [command, ...rest] = [...sudo, 'apt-get', ...args]
    spawnSync(command, rest, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
