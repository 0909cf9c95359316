import * as migration_20261129_183750_initial from './20261129_183750_initial';

export const migrations = [
  {
    up: migration_20261129_183750_initial.up,
    down: migration_20261129_183750_initial.down,
    name: '20261129_183750_initial'
  },
];
