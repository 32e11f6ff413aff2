import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPop3Server } from './pop3';
import { MAIL_PASSWORD, MAIL_USER, makeCertificate } from './server';
import type { MailServer } from './server';

const HOST = '127.0.0.1';
const DELETED = '\\Deleted';

/** Resolves with the port. */
function listen( server: Server, sockets: Set< Socket > ): Promise< number > {
	server.on( 'connection', ( socket: Socket ) => {
		sockets.add( socket );
		socket.on( 'close', () => sockets.delete( socket ) );
	} );
	return new Promise( ( resolve, reject ) => {
		server.once( 'error', reject );
		server.listen( 0, HOST, () =>
			resolve( ( server.address() as AddressInfo ).port )
		);
	} );
}

const toBytes = ( text: string ) =>
	Buffer.from( text, 'utf8' ).toString( 'latin1' );
const toText = ( bytes: string ) =>
	Buffer.from( bytes, 'latin1' ).toString( 'utf8' );

/**
 * An IMAP server of npm, and a POP3 server for the same inbox, for machines
 * without Dovecot.
 */
export async function startNodeMailServer(): Promise< MailServer > {
	// Only these machines load it.
	const { default: hoodiecrow } = await import( 'hoodiecrow-imap' );
	const folder = mkdtempSync( join( tmpdir(), 'mail-server-' ) );
	makeCertificate( folder );
	const credentials = {
		key: readFileSync( join( folder, 'key.pem' ), 'utf8' ),
		cert: readFileSync( join( folder, 'cert.pem' ), 'utf8' ),
	};
	const imap = hoodiecrow( {
		secureConnection: true,
		credentials,
		plugins: [ 'UIDPLUS' ],
		// Its parser reads an escaped quotation mark as a backslash.
		users: {
			[ MAIL_USER ]: { password: MAIL_PASSWORD.replace( /"/g, '\\' ) },
		},
		storage: { INBOX: {}, '': {} },
	} );
	const inbox = imap.getMailbox( 'INBOX' );
	const waiting = () =>
		inbox.messages.filter( ( { flags } ) => ! flags.includes( DELETED ) );
	const pop3 = createPop3Server( credentials, {
		user: MAIL_USER,
		password: MAIL_PASSWORD,
		list: waiting,
		remove( gone ) {
			inbox.messages = inbox.messages.filter(
				( { uid } ) => ! gone.includes( uid )
			);
		},
	} );
	const sockets = new Set< Socket >();
	const servers = [ imap.server, pop3 ];
	return {
		imapPort: await listen( imap.server, sockets ),
		pop3Port: await listen( pop3, sockets ),
		certificate: join( folder, 'cert.pem' ),
		deliver: ( message ) =>
			imap.appendMessage(
				inbox,
				[],
				false,
				toBytes( message.replace( /\r?\n/g, '\r\n' ) )
			),
		messages: () => waiting().map( ( { raw } ) => toText( raw ) ),
		empty() {
			inbox.messages = [];
		},
		async stop() {
			const closed = servers.map(
				( server ) =>
					new Promise( ( resolve ) => server.close( resolve ) )
			);
			sockets.forEach( ( socket ) => socket.destroy() );
			await Promise.all( closed );
			rmSync( folder, { recursive: true, force: true } );
		},
	};
}
