declare module 'hoodiecrow-imap' {
	import type { Server as TlsServer } from 'node:tls';

	interface Message {
		uid: number;
		flags: string[];
		/** One character per byte. */
		raw: string;
	}
	interface Mailbox {
		messages: Message[];
	}
	interface Server {
		server: TlsServer;
		getMailbox( path: string ): Mailbox;
		appendMessage(
			mailbox: Mailbox,
			flags: string[],
			date: Date | false,
			raw: string
		): void;
	}
	export default function hoodiecrow( options: {
		secureConnection: boolean;
		credentials: { key: string; cert: string };
		plugins: string[];
		users: Record< string, { password: string } >;
		storage: Record< string, object >;
	} ): Server;
}
