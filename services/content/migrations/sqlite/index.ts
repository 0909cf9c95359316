import * as migration_20261124_002349_initial from './20261124_002349_initial';

export const migrations = [
  {
    up: migration_20261124_002349_initial.up,
    down: migration_20261124_002349_initial.down,
    name: '20261124_002349_initial'
  },
];
