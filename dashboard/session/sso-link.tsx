import { addressOf } from '../api/call.js';

const STORED_AS = 'emet.organization';

/** Leads to the provider of an organization; this browser offers it again at its next sign-in. */
export function SsoLink({ organization, text }: { organization: string; text: string }) {
  return (
    <a
      className="button button-main"
      href={addressOf('/sso/start', { organization })}
      onClick={() => localStorage.setItem(STORED_AS, organization)}
    >
      {text}
    </a>
  );
}

/** The organization at whose provider this browser signed in last. */
export const rememberedOrganization = (): string | null => localStorage.getItem(STORED_AS);
