import type { Socket } from 'node:net';
import { createServer } from 'node:tls';
import type { Server } from 'node:tls';

export interface Pop3Message {
	uid: number;
	/** One character per byte, with CRLF. */
	raw: string;
}

export interface Pop3Mailbox {
	user: string;
	password: string;
	list(): Pop3Message[];
	/** Called when a session ends properly: that is when POP3 deletes. */
	remove( uids: number[] ): void;
}

const END = '\r\n';

/** Lines that begin with a period get another one (RFC 1939, 3). */
const toLines = ( first: string, text: string ) =>
	[ first, text.replace( /^\./gm, '..' ).replace( /\r\n$/, '' ), '.' ].join(
		END
	);

/** One session: its numbers are those of the messages at its beginning. */
class Session {
	private name = '';
	private messages: Pop3Message[] | null = null;
	private readonly gone = new Set< number >();

	constructor( private readonly mailbox: Pop3Mailbox ) {}

	reply( line: string ): string {
		const [ command = '', ...words ] = line.split( ' ' );
		switch ( command.toUpperCase() ) {
			case 'CAPA':
				return toLines( '+OK', 'USER\r\nUIDL\r\nTOP' );
			case 'USER':
				this.name = words.join( ' ' );
				return '+OK';
			case 'PASS':
				return this.logIn( words.join( ' ' ) );
			case 'QUIT':
				this.mailbox.remove( [ ...this.gone ] );
				return '+OK';
			case 'NOOP':
				return '+OK';
		}
		return this.messages === null
			? '-ERR Log in first'
			: this.read( command.toUpperCase(), this.messages, words );
	}

	private logIn( password: string ): string {
		if (
			this.name !== this.mailbox.user ||
			password !== this.mailbox.password
		) {
			return '-ERR [AUTH] Wrong user or password';
		}
		this.messages = this.mailbox.list();
		return '+OK';
	}

	private read(
		command: string,
		messages: Pop3Message[],
		[ number, lines = '0' ]: string[]
	): string {
		const rows = messages
			.map( ( message, index ) => ( { ...message, number: index + 1 } ) )
			.filter( ( { uid } ) => ! this.gone.has( uid ) );
		const row = rows.find( ( one ) => String( one.number ) === number );
		if ( number !== undefined && ! row ) {
			return '-ERR No such message';
		}
		const describe: Record<
			string,
			( one: ( typeof rows )[ 0 ] ) => string
		> = {
			UIDL: ( one ) => `${ one.number } ${ one.uid }`,
			LIST: ( one ) => `${ one.number } ${ one.raw.length }`,
		};
		const toRow = describe[ command ];
		if ( toRow ) {
			return row
				? `+OK ${ toRow( row ) }`
				: toLines( '+OK', rows.map( toRow ).join( END ) );
		}
		switch ( row && command ) {
			case 'RETR':
				return toLines( '+OK', String( row?.raw ) );
			case 'TOP': {
				const [ head = '', ...body ] = String( row?.raw ).split(
					END + END
				);
				const shown = body
					.join( END + END )
					.split( END )
					.slice( 0, Number( lines ) );
				return toLines( '+OK', [ head, '', ...shown ].join( END ) );
			}
			case 'DELE':
				this.gone.add( Number( row?.uid ) );
				return '+OK';
			default:
				return '-ERR Unknown command';
		}
	}
}

/** A POP3 server over TLS (RFC 1939) for one mailbox. */
export function createPop3Server(
	credentials: { key: string; cert: string },
	mailbox: Pop3Mailbox
): Server {
	return createServer( credentials, ( socket: Socket ) => {
		const session = new Session( mailbox );
		let buffer = '';
		const send = ( text: string ) => socket.write( text + END, 'latin1' );
		socket.on( 'error', () => socket.destroy() );
		socket.setEncoding( 'latin1' );
		send( '+OK Ready' );
		socket.on( 'data', ( chunk: string ) => {
			buffer += chunk;
			const lines = buffer.split( END );
			buffer = lines.pop() ?? '';
			for ( const line of lines ) {
				send( session.reply( line ) );
				if ( /^quit$/i.test( line ) ) {
					socket.end();
				}
			}
		} );
	} );
}
