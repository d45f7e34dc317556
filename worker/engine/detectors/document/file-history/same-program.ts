/** Names of one maker's programs, which legitimately write each other's names into one file. */
const FAMILIES: readonly RegExp[] = [
  /adobe|acrobat|distiller|indesign|illustrator|photoshop|pdfmaker|paper capture|pscript|livecycle/i,
  /microsoft|\bword\b|excel|powerpoint|\boffice\b/i,
  /libre ?office|open ?office|^(writer|calc|impress|draw)$/i,
  /quartz|mac ?os|\bios\b|ipados|apple|\bpages\b|\bnumbers\b|preview/i,
  /skia|chrom/i,
  /itext|lowagie|openpdf/i,
  /tex\b|hyperref|pdftex/i,
  /ghostscript|pdfcreator/i,
];

/**
 * Whether two names mean the same program or one family; versions, symbols and
 * punctuation are ignored.
 */
export function isSameProgram(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  // Without Latin letters there is nothing to distinguish.
  if (a === '' || b === '') return true;
  if (a.includes(b) || b.includes(a)) return true;
  return FAMILIES.some((family) => family.test(one) && family.test(other));
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.{0,200}?\)|version|https?:\/\/\S+/g, ' ')
    .replace(/[^a-z]+/g, '');
