import { runAdmin } from './admin/run-admin.js';

// Accounts from the command line: npm run --silent admin -- org create --name N --plan business
process.exitCode = await runAdmin(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
