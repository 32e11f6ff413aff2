import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const MAIL_USER = 'box';
export const MAIL_PASSWORD = 'sea "breeze" %u \\';

/** A mail server with one mailbox, on loopback ports with TLS. */
export interface MailServer {
	imapPort: number;
	pop3Port: number;
	/** The certificate that clients must trust. Valid for `localhost`. */
	certificate: string;
	/** Puts a message into the inbox. */
	deliver( message: string ): void;
	/** Messages that are in the inbox and not marked as deleted. */
	messages(): string[];
	empty(): void;
	stop(): Promise< void >;
}

/** Writes `key.pem` and `cert.pem` into a folder. */
export function makeCertificate( folder: string ): void {
	execFileSync(
		'openssl',
		[
			...[ 'req', '-x509', '-newkey', 'rsa:2048', '-nodes' ],
			...[ '-keyout', join( folder, 'key.pem' ) ],
			...[ '-out', join( folder, 'cert.pem' ), '-days', '2' ],
			...[ '-subj', '/CN=localhost' ],
			...[ '-addext', 'subjectAltName=DNS:localhost' ],
		],
		{ stdio: 'ignore' }
	);
}
