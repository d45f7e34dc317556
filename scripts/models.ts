import { runModels } from './models/run-models.js';

// The model store from the command line: npm run models -- promote copy-paste 1.1.0
process.exitCode = await runModels(process.argv.slice(2), process.env, {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
