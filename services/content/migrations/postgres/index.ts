import * as migration_20261123_141352_initial from './20261123_141352_initial';

export const migrations = [
  {
    up: migration_20261123_141352_initial.up,
    down: migration_20261123_141352_initial.down,
    name: '20261123_141352_initial'
  },
];
