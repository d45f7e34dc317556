import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { vi } from 'vitest';
import { filesBelow, ROOT } from '../../../deploy/repository.js';

/** A regular expression of the engine and where it is written. */
export interface Pattern {
  where: string;
  source: string;
  flags: string;
}

const ENGINE = 'worker/engine';

interface Written {
  literals: Pattern[];
  /** Files that construct patterns from text. */
  constructing: string[];
}

/** Every RegExp literal of the engine, and the files that call the constructor. */
export function findWritten(): Written {
  const literals: Pattern[] = [];
  const constructing = new Set<string>();
  for (const path of filesBelow(ENGINE, '.ts')) {
    const file = ts.createSourceFile(
      path,
      readFileSync(join(ROOT, path), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart());
        const end = node.text.lastIndexOf('/');
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        literals.push({ where: `${path}:${line + 1}`, source, flags });
      } else if (
        (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
        node.expression.getText() === 'RegExp'
      ) {
        constructing.add(path);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { literals, constructing: [...constructing] };
}

/** The patterns that are constructed while files of the engine are loaded, and while `work` is done. */
export async function recordConstructed(
  paths: readonly string[],
  work: () => Promise<void>,
): Promise<Pattern[]> {
  const recorded = new Map<string, Pattern>();
  const Original = globalThis.RegExp;
  const record = (made: RegExp): RegExp => {
    const where = /(?<!test\/)worker\/engine\/[\w/.-]+\.ts/.exec(new Error().stack ?? '')?.[0];
    const { source, flags } = made;
    if (where !== undefined) recorded.set(`${source}/${flags}`, { where, source, flags });
    return made;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args) => record(Reflect.construct(target, args) as RegExp),
    apply: (target, self, args) => record(Reflect.apply(target, self, args) as RegExp),
  });
  try {
    // Constants are made when their file is loaded.
    vi.resetModules();
    for (const path of paths) await import(join(ROOT, path));
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return [...recorded.values()];
}
