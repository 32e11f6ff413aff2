import { startSmtpServer } from '../../sandbox/smtp-server';
import type { SmtpMail, SmtpServer } from '../../sandbox/smtp-server';
import { site } from './site';

/** An email as an email app shows it. */
interface ReadMail extends SmtpMail {
	/** Values by lowercase name: unfolded and decoded. */
	headers: Record< string, string >;
	/** Unfolded only. */
	rawHeaders: Record< string, string >;
	text: string;
}

const fromBytes = ( bytes: string, charset: string ): string =>
	new TextDecoder( charset, { fatal: true } ).decode(
		Buffer.from( bytes, 'latin1' )
	);
const fromQuotedPrintable = ( text: string ): string =>
	text
		.replace( /=\r\n/g, '' )
		.replace( /=([0-9A-F]{2})/gi, ( _, hex: string ) =>
			String.fromCharCode( parseInt( hex, 16 ) )
		);
const fromBase64 = ( text: string ): string =>
	Buffer.from( text, 'base64' ).toString( 'latin1' );

/** Decodes encoded words (RFC 2047). */
const decodeHeader = ( value: string ): string =>
	value
		.replace( /\?=\s+=\?/g, '?==?' )
		.replace(
			/=\?([\w-]+)\?([QB])\?([^?]*)\?=/gi,
			( _, charset: string, kind: string, text: string ) =>
				fromBytes(
					kind.toUpperCase() === 'B'
						? fromBase64( text )
						: fromQuotedPrintable( text.replace( /_/g, ' ' ) ),
					charset
				)
		);

function readMail( mail: SmtpMail ): ReadMail {
	const end = mail.raw.indexOf( '\r\n\r\n' );
	const rawHeaders = Object.fromEntries(
		mail.raw
			.slice( 0, end )
			.replace( /\r\n[ \t]+/g, ' ' )
			.split( '\r\n' )
			.map( ( line ) => {
				const [ , name = '', value = '' ] =
					/^([^:]+): ?(.*)$/.exec( line ) ?? [];
				return [ name.toLowerCase(), value ];
			} )
	);
	const body = mail.raw.slice( end + 4 );
	const encoding = rawHeaders[ 'content-transfer-encoding' ] ?? '7bit';
	const charset =
		/charset="?([\w-]+)/i.exec(
			rawHeaders[ 'content-type' ] ?? ''
		)?.[ 1 ] ?? 'ascii';
	const decoders: Record< string, ( text: string ) => string > = {
		'quoted-printable': fromQuotedPrintable,
		base64: fromBase64,
	};
	return {
		...mail,
		rawHeaders,
		headers: Object.fromEntries(
			Object.entries( rawHeaders ).map( ( [ name, value ] ) => [
				name,
				decodeHeader( value ),
			] )
		),
		text: fromBytes(
			decoders[ encoding ]?.( body ) ?? body,
			charset
		).replace( /\r\n/g, '\n' ),
	};
}

/** Sends the site's emails to an SMTP server while the tests of a file run. */
export function useSmtp(): {
	server: () => SmtpServer;
	/** All emails since the test began, sorted by their first recipient. */
	mails: () => ReadMail[];
} {
	let running: SmtpServer | undefined;
	const server = (): SmtpServer => {
		if ( ! running ) {
			throw new Error( 'The SMTP server runs during tests only.' );
		}
		return running;
	};
	beforeAll( async () => {
		running = await startSmtpServer();
		await site().sendMailsTo( running.port );
	} );
	beforeEach( () => server().clear() );
	afterAll( async () => {
		await site().sendMailsTo( null );
		await running?.stop();
	} );
	return {
		server,
		mails: () =>
			server()
				.mails()
				.map( readMail )
				.sort( ( { to: [ a = '' ] }, { to: [ b = '' ] } ) =>
					a.localeCompare( b, 'en', { numeric: true } )
				),
	};
}
