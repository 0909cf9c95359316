import * as migration_20261124_053915_initial from './20261124_053915_initial';
import * as migration_20261124_135342_links from './20261124_135342_links';

export const migrations = [
  {
    up: migration_20261124_053915_initial.up,
    down: migration_20261124_053915_initial.down,
    name: '20261124_053915_initial',
  },
  {
    up: migration_20261124_135342_links.up,
    down: migration_20261124_135342_links.down,
    name: '20261124_135342_links'
  },
];
