import * as migration_20261129_183741_initial from './20261129_183741_initial';

export const migrations = [
  {
    up: migration_20261129_183741_initial.up,
    down: migration_20261129_183741_initial.down,
    name: '20261129_183741_initial'
  },
];
