/** Why the service refused a URL, which it says in English only (core/accounts.ts, webhookUrl). */
export function urlFault(text: string): 'form' | 'scheme' | 'user' | 'address' {
  if (!URL.canParse(text)) return 'form';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:') return 'scheme';
  return username !== '' || password !== '' ? 'user' : 'address';
}
