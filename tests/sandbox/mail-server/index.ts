import { DOVECOT, startDovecot } from './dovecot';
import { startNodeMailServer } from './node-server';
import type { MailServer } from './server';

export { MAIL_PASSWORD, MAIL_USER } from './server';
export type { MailServer } from './server';

/** Dovecot where it is installed; otherwise the one of npm (docs/decisions/046). */
export function findMailServer(
	dovecot: string | null = DOVECOT,
	wanted: string | undefined = process.env[ 'SANDBOX_MAIL' ]
): 'dovecot' | 'node' {
	if ( wanted === 'dovecot' || wanted === 'node' ) {
		return wanted;
	}
	return dovecot === null ? 'node' : 'dovecot';
}

export const startMailServer = (): Promise< MailServer > =>
	findMailServer() === 'dovecot' ? startDovecot() : startNodeMailServer();
