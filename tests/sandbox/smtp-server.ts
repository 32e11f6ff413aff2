import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** RFC 5321, 4.5.3.1.6, without the line break. */
const MAX_LINE_BYTES = 998;
const HOST = '127.0.0.1';

/** An email as it arrived. */
export interface SmtpMail {
	/** Of the envelope. */
	from: string;
	/** Of the envelope, in the order in which they were given. */
	to: string[];
	/** Headers and body, one character per byte, with CRLF. */
	raw: string;
}

export interface SmtpServer {
	port: number;
	/** Accepted emails, oldest first. */
	mails(): SmtpMail[];
	clear(): void;
	/**
	 * Overrides the reply to a command, or to the end of an email (`.`);
	 * undefined keeps the usual one. Gets the client's name from EHLO, too.
	 */
	reply: ( command: string, client: string ) => string | undefined;
	stop(): Promise< void >;
}

const addressIn = ( command: string ): string =>
	/<([^>]*)>/.exec( command )?.[ 1 ] ?? '';

/** What mail servers object to in an email, or undefined. */
function findProblem( raw: string ): string | undefined {
	if ( /(^|[^\r])\n|\r(?!\n)/.test( raw ) ) {
		return '550 Bare line break';
	}
	if (
		raw.split( '\r\n' ).some( ( { length } ) => length > MAX_LINE_BYTES )
	) {
		return '500 Line too long';
	}
	const headers = raw.split( '\r\n\r\n', 1 )[ 0 ] ?? '';
	// 8-bit headers need SMTPUTF8.
	return /[^\x00-\x7f]/.test( headers ) ? '550 8-bit header' : undefined;
}

/** One connection. */
function talk(
	socket: Socket,
	server: SmtpServer,
	accept: ( mail: SmtpMail ) => void
): void {
	let buffer = '';
	let client = '';
	let mail: Omit< SmtpMail, 'raw' > | null = null;
	let isData = false;

	const usualReply = ( command: string ): string => {
		const verb = command.slice( 0, 4 ).toUpperCase();
		switch ( verb ) {
			case 'EHLO':
				client = command.slice( 5 );
				return '250-sink\r\n250-8BITMIME\r\n250 SIZE 10000000';
			case 'HELO':
				client = command.slice( 5 );
				return '250 sink';
			case 'MAIL':
				mail = { from: addressIn( command ), to: [] };
				return '250 OK';
			case 'RCPT':
				mail?.to.push( addressIn( command ) );
				return mail ? '250 OK' : '503 MAIL first';
			case 'DATA':
				isData = Boolean( mail?.to.length );
				return isData ? '354 Go on' : '503 RCPT first';
			case 'RSET':
				mail = null;
				return '250 OK';
			case 'NOOP':
				return '250 OK';
			case 'QUIT':
				return '221 Bye';
			default:
				return '502 Unknown command';
		}
	};
	const receive = ( raw: string ): string => {
		const problem = findProblem( raw );
		if ( ! problem && mail ) {
			accept( { ...mail, raw } );
		}
		mail = null;
		return problem ?? '250 Accepted';
	};
	const send = ( reply: string, command: string ) => {
		socket.write( `${ reply }\r\n` );
		if ( command.toUpperCase() === 'QUIT' ) {
			socket.end();
		}
	};

	socket.setEncoding( 'latin1' );
	socket.on( 'error', () => socket.destroy() );
	socket.write( '220 sink ESMTP\r\n' );
	socket.on( 'data', ( chunk: string ) => {
		buffer += chunk;
		for (;;) {
			const mark = isData ? '\r\n.\r\n' : '\r\n';
			const end = buffer.indexOf( mark );
			if ( end < 0 ) {
				return;
			}
			const text = buffer.slice( 0, end );
			buffer = buffer.slice( end + mark.length );
			if ( isData ) {
				isData = false;
				const usual = receive( text.replace( /(^|\r\n)\./g, '$1' ) );
				send( server.reply( '.', client ) ?? usual, '.' );
				continue;
			}
			const override = server.reply( text, client );
			send( override ?? usualReply( text ), text );
		}
	} );
}

/**
 * A mail server on a loopback port that keeps what it gets and delivers
 * nothing. Refuses what real servers object to: lines that are too long, bare
 * line breaks and headers that aren't encoded.
 */
export async function startSmtpServer(): Promise< SmtpServer > {
	const mails: SmtpMail[] = [];
	const sockets = new Set< Socket >();
	const listener = createServer( ( socket ) => {
		sockets.add( socket );
		socket.on( 'close', () => sockets.delete( socket ) );
		talk( socket, server, ( mail ) => mails.push( mail ) );
	} );
	const server: SmtpServer = {
		port: 0,
		mails: () => [ ...mails ],
		clear() {
			mails.length = 0;
			server.reply = () => undefined;
		},
		reply: () => undefined,
		stop: () =>
			new Promise( ( resolve ) => {
				listener.close( () => resolve() );
				sockets.forEach( ( socket ) => socket.destroy() );
			} ),
	};
	await new Promise< void >( ( resolve, reject ) => {
		listener.once( 'error', reject );
		listener.listen( 0, HOST, resolve );
	} );
	server.port = ( listener.address() as AddressInfo ).port;
	return server;
}
