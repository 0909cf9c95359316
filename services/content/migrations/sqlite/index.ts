import * as migration_20261127_160913_initial from './20261127_160913_initial';

export const migrations = [
  {
    up: migration_20261127_160913_initial.up,
    down: migration_20261127_160913_initial.down,
    name: '20261127_160913_initial'
  },
];
