/** The page's complete style sheet; light or dark as the reader's system is set. */
export const STYLE = `
:root { --text: #1d2430; --soft: #5a6577; --line: #dfe4ec; --back: #fff; --panel: #f5f7fa; --accent: #1f5fbf; --code: #0f1a2b; --code-text: #e6edf7; --get: #1f7a4d; --post: #1f5fbf; --delete: #b3372f; }
@media (prefers-color-scheme: dark) { :root { --text: #e3e8f0; --soft: #9aa6b8; --line: #2c3646; --back: #121821; --panel: #1a222e; --accent: #7fb0ff; --code: #0b1018; --get: #57c08a; --post: #7fb0ff; --delete: #ef8078; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body { margin: 0; font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: var(--text); background: var(--back); }
a { color: var(--accent); text-decoration: none; }
a:hover, a:focus-visible { text-decoration: underline; }
.page { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 80rem; margin: 0 auto; }
nav { position: sticky; top: 0; align-self: start; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); font-size: .9rem; }
nav h2 { margin: 1.4rem 0 .3rem; font-size: .72rem; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); }
nav ul { list-style: none; margin: 0; padding: 0; }
nav li a { display: flex; gap: .5rem; padding: .15rem 0; color: var(--text); }
nav .brand { font-size: 1.25rem; font-weight: 700; color: var(--text); }
nav .method { flex: 0 0 3.6rem; }
main { padding: 2rem 2.5rem 6rem; min-width: 0; }
h1 { margin: 0; font-size: 2rem; line-height: 1.2; }
h2 { margin: 3rem 0 .5rem; font-size: 1.4rem; }
h3 { margin: 2.5rem 0 .4rem; font-size: 1.1rem; }
h4 { margin: 1.4rem 0 .4rem; font-size: .95rem; }
section.operation { padding-top: 1.5rem; margin-top: 2rem; border-top: 1px solid var(--line); }
.lead { color: var(--soft); margin: .3rem 0 1.5rem; }
.route { display: flex; flex-wrap: wrap; gap: .6rem; align-items: baseline; font: 600 .95rem/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.method { font: 700 .75rem/1.8 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; letter-spacing: .04em; }
.get { color: var(--get); } .post { color: var(--post); } .delete { color: var(--delete); }
code { font: .88em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--panel); padding: .1em .3em; border-radius: 3px; overflow-wrap: anywhere; }
pre { background: var(--code); color: var(--code-text); padding: 1rem; border-radius: 6px; overflow-x: auto; line-height: 1.45; }
pre code { background: none; padding: 0; font-size: .82rem; overflow-wrap: normal; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .92rem; }
th { text-align: left; font-size: .75rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); }
th, td { padding: .45rem .8rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td p { margin: 0 0 .3rem; }
td:first-child { white-space: nowrap; }
.type { color: var(--soft); }
.required { color: var(--delete); font-size: .75rem; }
.self { visibility: hidden; font-weight: 400; margin-left: .4rem; }
h2:hover .self, h3:hover .self { visibility: visible; }
@media (max-width: 56rem) { .page { display: block; } nav { position: static; height: auto; border: 0; border-bottom: 1px solid var(--line); } main { padding: 1.5rem 1rem 4rem; } td:first-child { white-space: normal; } }
@media print { nav { display: none; } .page { display: block; } }
`;
