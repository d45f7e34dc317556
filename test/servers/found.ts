import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STAND_IN = fileURLToPath(new URL('../../.servers', import.meta.url));

/** A MongoDB of your own to run the tests on; its databases named emet_test_… are the tests'. */
export const OUTSIDE_MONGODB_URL = process.env.EMET_TEST_MONGODB_URL || null;

/** Where the stand-in's classes lie, as Java is told. */
export const CLASS_PATH = [join(STAND_IN, 'classes'), join(STAND_IN, 'jars', '*')].join(delimiter);

export const HOW_TO_INSTALL = 'test/servers/install.sh';

/** A browser for the dashboard's tests: Debian's, or the one that CHROMIUM names. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const found = {
  chromium: existsSync(CHROMIUM),
  redis: onPath('redis-server'),
  mongo:
    OUTSIDE_MONGODB_URL !== null ||
    (onPath('java') && existsSync(join(STAND_IN, 'classes', 'MongoStandIn.class'))),
};

function onPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, program)));
}
