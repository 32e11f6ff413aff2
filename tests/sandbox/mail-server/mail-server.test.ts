import { run } from '../processes';
import { findMailServer } from '.';
import { startNodeMailServer } from './node-server';
import { MAIL_PASSWORD, MAIL_USER } from './server';
import type { MailServer } from './server';

it( 'is Dovecot where that is installed, unless another one is asked for', () => {
	expect( findMailServer( '/usr/sbin/dovecot', undefined ) ).toBe(
		'dovecot'
	);
	expect( findMailServer( null, undefined ) ).toBe( 'node' );
	expect( findMailServer( '/usr/sbin/dovecot', 'node' ) ).toBe( 'node' );
} );

describe( 'without Dovecot, a server', () => {
	let server: MailServer;

	beforeAll( async () => {
		server = await startNodeMailServer();
	} );
	beforeEach( () => server.empty() );
	afterAll( () => server.stop() );

	/** What PHP's cURL gets: it is the client of the plugin. */
	const fetch = ( path: string, command = '', password = MAIL_PASSWORD ) =>
		run( 'php', [
			'-r',
			`[ , $url, $command, $user, $ca ] = $argv;
$handle = curl_init( $url );
curl_setopt_array( $handle, array( CURLOPT_USERPWD => $user, CURLOPT_CAINFO => $ca, CURLOPT_RETURNTRANSFER => true, CURLOPT_NOBODY => 'DELE' === $command ) + ( $command ? array( CURLOPT_CUSTOMREQUEST => $command ) : array() ) );
$text = curl_exec( $handle );
echo false === $text ? 'Error ' . curl_errno( $handle ) : $text;`,
			'--',
			path,
			command,
			`${ MAIL_USER }:${ password }`,
			server.certificate,
		] );

	it.each( [ 'imap', 'pop3' ] as const )(
		'speaks %s over TLS',
		async ( protocol ) => {
			const base = `${ protocol }s://localhost:${
				server[ `${ protocol }Port` ]
			}`;
			server.deliver( 'Subject: One\n\n.dot and ünicode\n..' );
			const all = { imap: '/INBOX/;MAILINDEX=1', pop3: '/1' };
			expect( ( await fetch( base + all[ protocol ] ) ).trimEnd() ).toBe(
				'Subject: One\r\n\r\n.dot and ünicode\r\n..'
			);
			// CURLE_LOGIN_DENIED.
			expect( await fetch( base + all[ protocol ], '', 'wrong' ) ).toBe(
				'Error 67'
			);
		}
	);

	it( 'deletes by POP3 when the session ends', async () => {
		server.deliver( 'Subject: One\n\nBody\nMore' );
		server.deliver( 'Subject: Two\n\nBody' );
		const base = `pop3s://localhost:${ server.pop3Port }`;
		expect(
			( await fetch( base, 'UIDL' ) ).trim().split( '\r\n' )
		).toHaveLength( 2 );
		expect( await fetch( base, 'TOP 1 0' ) ).not.toContain( 'Body' );
		expect( await fetch( base, 'TOP 1 1' ) ).not.toContain( 'More' );
		await fetch( `${ base }/1`, 'DELE' );
		expect( server.messages() ).toEqual( [ 'Subject: Two\r\n\r\nBody' ] );
	} );
} );
