import { startNodeMailServer } from '../../sandbox/mail-server/node-server';
import { restoreStateAfterwards } from '../support/saved-state';
import {
	check,
	createAddress,
	describeWithMailServer,
	image,
	logRows,
	message,
	multipart,
	postsSince,
	trustMailServer,
	useMailbox,
} from './mailbox';
import type { MailTests } from './mailbox';

restoreStateAfterwards();

function testProtocols( mail: MailTests ): void {
	describe.each( [ 'imap', 'pop3' ] )( 'by %s', ( protocol ) => {
		beforeEach( () => useMailbox( mail.server, { protocol } ) );

		it( 'become posts, and are deleted', async () => {
			const to = await createAddress();
			mail.server.deliver( message( to, 'The sea is gone.\n\nReally.' ) );
			mail.server.deliver( message( 'box@example.org', 'Private.' ) );
			expect( await check() ).toMatchObject( {
				error: '',
				posted: 1,
				refused: 0,
			} );
			const [ post, ...more ] = await postsSince( mail.before );
			expect( more ).toEqual( [] );
			expect( post ).toMatchObject( {
				title: 'Low tide',
				slug: 'low-tide',
				status: 'publish',
				author: 'author',
			} );
			expect( post?.content ).toContain(
				'<!-- wp:paragraph -->\n<p>The sea is gone.</p>\n<!-- /wp:paragraph -->'
			);
			// Other messages stay.
			expect( mail.server.messages() ).toEqual( [
				expect.stringContaining( 'Private.' ),
			] );
			expect( await check() ).toMatchObject( { posted: 0 } );
			expect( await postsSince( mail.before ) ).toHaveLength( 1 );
		} );

		it( 'are posted in batches', async () => {
			const to = await createAddress();
			for ( let index = 0; index < 12; index++ ) {
				mail.server.deliver( message( to, `Number ${ index }` ) );
			}
			expect( await check() ).toMatchObject( {
				posted: 10,
				more: true,
			} );
			expect( await check() ).toMatchObject( {
				posted: 2,
				more: false,
			} );
			expect( mail.server.messages() ).toEqual( [] );
		} );

		it( 'report a wrong password', async () => {
			await useMailbox( mail.server, { protocol, password: 'wrong' } );
			expect( await check() ).toMatchObject( { error: 'login' } );
		} );
	} );
}

describeWithMailServer( 'emails in a mailbox', ( mail ) => {
	testProtocols( mail );

	it( 'have attachments, categories and tags', async () => {
		const to = await createAddress( 'editor' );
		mail.server.deliver(
			multipart(
				to,
				[
					'Content-Type: text/html; charset=utf-8\n\n<div dir="ltr">Two <b style="color:red">p&iacute;ctures</b> and <img src="cid:one@x"><script>alert(1)</script><div>Bye</div></div><div class="gmail_quote">Old</div>',
					image( 'inline.png', 'Content-ID: <one@x>\n' ),
					image( 'first.png' ),
					image( 'second.png' ),
					'Content-Type: application/x-php; name="bad.php"\nContent-Disposition: attachment; filename="bad.php"\n\n<?php echo 1;',
					'Content-Type: text/plain; name="notes.txt"\nContent-Disposition: attachment; filename="notes.txt"\n\nNotes',
				],
				{ Subject: 'Trip [category Travel, Sea] [tag beach, sun]' }
			)
		);
		expect( await check() ).toMatchObject( { posted: 1 } );
		const [ post ] = await postsSince( mail.before );
		expect( post ).toMatchObject( {
			title: 'Trip',
			categories: [ 'Sea', 'Travel' ],
			tags: [ 'beach', 'sun' ],
		} );
		expect( post?.files ).toHaveLength( 4 );
		expect( post?.content ).toContain( '<b>píctures</b>' );
		expect( post?.content ).toMatch( /<img[^>]+inline[^>]+wp-image-/ );
		expect( post?.content ).toMatch(
			/<!-- wp:gallery[\s\S]*first[\s\S]*second[\s\S]*<!-- \/wp:gallery -->/
		);
		expect( post?.content.match( /<!-- wp:image/g ) ).toHaveLength( 2 );
		expect( post?.content ).toMatch( /<!-- wp:file .*notes/ );
		expect( post?.content ).not.toMatch( /script|alert|Old|style=/ );
		expect( await logRows() ).toMatchObject( [ { left_out: '1' } ] );
	} );

	it( 'wait for review if the author may not publish', async () => {
		const to = await createAddress( 'contributor' );
		mail.server.deliver(
			multipart( to, [
				'Content-Type: text/plain\n\nHi',
				image( 'a.png' ),
			] )
		);
		await check();
		expect( await postsSince( mail.before ) ).toMatchObject( [
			{ status: 'pending', author: 'contributor', files: [] },
		] );
	} );

	it( 'are refused for what the log says, and stay in the mailbox', async () => {
		const to = await createAddress();
		const results = ( value: string ) => ( {
			'Authentication-Results': value,
		} );
		await useMailbox( mail.server, { server_id: 'mx.example.org' } );
		const refused: [ string, Record< string, string > ][] = [
			[ 'automatic', { 'Auto-Submitted': 'auto-replied' } ],
			[ 'list', { 'List-Id': '<list.example.org>' } ],
			[ 'spf', results( 'mx.example.org; spf=fail smtp.mailfrom=a@b' ) ],
			[
				'dkim',
				results( 'mx.example.org; dkim=fail (dkim=pass) header.d=b' ),
			],
			[ 'dmarc', results( 'mx.example.org; spf=pass; dmarc=fail' ) ],
		];
		for ( const [ , headers ] of refused ) {
			mail.server.deliver( message( to, 'No', headers ) );
		}
		mail.server.deliver(
			message(
				to,
				'Forged header',
				results( 'elsewhere.example; spf=fail' )
			)
		);
		mail.server.deliver(
			message(
				to,
				'Forwarded',
				results( 'mx.example.org; spf=fail; dkim=pass; dmarc=pass' )
			)
		);
		mail.server.deliver(
			message(
				to.replace( /\+.{20}/, `+${ 'x'.repeat( 20 ) }` ),
				'Guess'
			)
		);
		expect( await check() ).toMatchObject( { posted: 2, refused: 6 } );
		expect( await postsSince( mail.before ) ).toHaveLength( 2 );
		expect(
			( await logRows() ).map( ( { reason } ) => reason ).sort()
		).toEqual( [
			'',
			'',
			'automatic',
			'dkim',
			'dmarc',
			'list',
			'spf',
			'unknown',
		] );
		expect( mail.server.messages() ).toHaveLength( 6 );
		expect( await check() ).toMatchObject( { posted: 0, refused: 0 } );
	} );

	it( 'are not posted after the address was replaced or deleted, or twice', async () => {
		const old = await createAddress();
		const to = await createAddress();
		mail.server.deliver( message( old, 'Old' ) );
		const email = message( to, 'Again' );
		mail.server.deliver( email );
		mail.server.deliver( email );
		expect( await check() ).toMatchObject( { posted: 1, refused: 2 } );
		expect(
			( await logRows() ).map( ( { reason } ) => reason ).sort()
		).toEqual( [ '', 'repeated', 'unknown' ] );
	} );

	it( 'need a certificate that is trusted', async () => {
		mail.forget();
		expect( await check() ).toMatchObject( { error: 'tls' } );
		mail.forget = trustMailServer( mail.server );
		await useMailbox( mail.server, { port: 1 } );
		expect( await check() ).toMatchObject( { error: 'unreachable' } );
	} );

	it( 'don’t show the secret address', async () => {
		const to = await createAddress();
		mail.server.deliver(
			message( to, `Forwarded to ${ to } today.`, {
				Subject: `To ${ to }`,
			} )
		);
		await check();
		const [ post ] = await postsSince( mail.before );
		expect( post?.title ).toBe( 'To box@example.org' );
		expect( JSON.stringify( [ post, await logRows() ] ) ).not.toContain(
			to.slice( 4, 24 )
		);
	} );
} );

describeWithMailServer(
	'emails in a mailbox of the server for machines without Dovecot',
	testProtocols,
	startNodeMailServer
);
