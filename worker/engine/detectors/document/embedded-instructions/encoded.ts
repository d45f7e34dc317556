/** Shorter runs are names and numbers; longer ones are pictures. */
const RUN = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,4000}={0,2}(?![A-Za-z0-9+/=])/g;
const RUNS_MAX = 20;

/** The texts a text contains in base64, which models read as easily as plain words. */
export const encodedIn = (text: string): string[] =>
  [...text.matchAll(RUN)].slice(0, RUNS_MAX).flatMap(([run]) => {
    const plain = Buffer.from(run, 'base64').toString('utf8');
    return /[\ufffd\p{Cc}]/u.test(plain) ? [] : [plain];
  });
