/* global connect, print, quit, require, sleep */
// mongosh --quiet --norc --nodb --file health.js
// Healthy means: the program's user can log in, and this member accepts writes. On the first
// start neither the replica set nor the user exists; this script creates both. It is idempotent.
const { readFileSync } = require('fs');

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();
const server = () => connect('mongodb://127.0.0.1:27017/?directConnection=true&appName=health');

if (!isHealthy()) {
  prepare();
  if (!isHealthy()) quit(1);
}

function isHealthy() {
  try {
    const emet = server().getSiblingDB('emet');
    emet.auth('emet', secret('mongodb_password'));
    return emet.hello().isWritablePrimary;
  } catch {
    return false;
  }
}

/** While there is no user, whoever comes from this very host may make the first one, and nothing else. */
function prepare() {
  const admin = server().getSiblingDB('admin');
  unlessDone(() =>
    admin.runCommand({
      replSetInitiate: { _id: 'emet', members: [{ _id: 0, host: 'mongodb:27017' }] },
    }),
  );
  for (let tries = 0; tries < 20 && !admin.hello().isWritablePrimary; tries += 1) sleep(250);
  const root = { user: 'root', pwd: secret('mongodb_root_password') };
  unlessDone(() => admin.createUser({ ...root, roles: ['root'] }));
  unlessDone(() => {
    admin.auth(root.user, root.pwd);
    const emet = admin.getSiblingDB('emet');
    const roles = [{ role: 'readWrite', db: 'emet' }];
    emet.createUser({ user: 'emet', pwd: secret('mongodb_password'), roles });
  });
}

/** What is there already, or may no longer be asked for without a login, was done before. */
function unlessDone(step) {
  try {
    step();
  } catch (error) {
    print(`${error.codeName ?? error.name}: ${error.message}`);
  }
}
