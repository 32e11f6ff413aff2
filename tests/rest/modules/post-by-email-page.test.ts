import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, post } from '../support/site';
import type { Caller } from '../support/site';
import { bodyOf, describeWithMailServer, message, postsSince } from './mailbox';
import { MAIL_PASSWORD, MAIL_USER } from '../../sandbox/mail-server';

restoreStateAfterwards();

const PAGE = '/wp-admin/admin.php?page=jetpack-post-by-email';
const ACTION = 'jetpack_dashboard_mailbox_';

const open = async ( as: Caller = 'admin' ) =>
	( await fetchPath( PAGE, { as } ) ).text;

/** The form of an action on a page, with its nonce. */
const formOf = ( html: string, action: string ) =>
	html
		.split( '<form' )
		.find( ( part ) =>
			part.includes( `value="${ ACTION }${ action }"` )
		) ?? '';

/** Submits a form of the page; resolves with the next page. */
async function submit(
	action: string,
	fields: Record< string, string | number > = {}
): Promise< string > {
	const nonce = hiddenField( formOf( await open(), action ), '_wpnonce' );
	const response = await sendForm(
		[
			[ 'action', ACTION + action ],
			[ '_wpnonce', nonce ],
			...Object.entries( fields ).map(
				( [ name, value ] ): [ string, string ] => [
					name,
					String( value ),
				]
			),
		],
		'admin'
	);
	return follow( response, 'admin' );
}

const stored = () =>
	evalJson(
		"echo wp_json_encode( get_option( 'jetpack_dashboard_post_by_email_mailbox' ) );"
	);

describeWithMailServer( 'the page of the mailbox', ( mail ) => {
	const fields = () => ( {
		protocol: 'imap',
		host: 'localhost',
		port: mail.server.imapPort,
		user: MAIL_USER,
		password: MAIL_PASSWORD,
		address: 'box@example.org',
		server_id: '',
	} );
	beforeEach( () => submit( 'remove' ) );

	it( 'saves, checks and removes it, and never shows the password', async () => {
		expect( ( await get( 'module/post-by-email' ) ).body.extra ).toEqual( {
			mailbox: '',
		} );
		const saved = await submit( 'save', fields() );
		expect( noticesOf( saved, 'success' )[ 0 ] ).toContain( 'was saved' );
		expect( saved ).toContain( 'value="box@example.org"' );
		expect( ( await get( 'module/post-by-email' ) ).body.extra ).toEqual( {
			mailbox: 'configured',
		} );
		expect( JSON.stringify( await stored() ) ).not.toContain( 'breeze' );
		expect( saved ).not.toContain( 'breeze' );
		expect(
			await evalPhp(
				"echo wp_next_scheduled( 'jetpack_dashboard_post_by_email_check' ) > 0 ? 'on' : 'off';"
			)
		).toBe( 'on' );

		const { body } = await post( 'settings', {
			post_by_email_address: 'create',
		} );
		mail.server.deliver(
			message( body.post_by_email_address, 'Words', {
				Subject: 'A <b>bold</b> & tide',
			} )
		);
		const checked = await submit( 'check' );
		expect( noticesOf( checked, 'success' )[ 0 ] ).toContain(
			'Emails posted: 1. Emails refused: 0.'
		);
		expect( textOf( checked ) ).toContain( 'ann@sender.example' );
		expect( checked ).toMatch( /<a href="[^"]+action=edit[^"]*">Posted</ );

		// An empty password keeps the stored one, for the same server only.
		await submit( 'save', { ...fields(), password: '' } );
		expect( textOf( await submit( 'check' ) ) ).toContain( 'was checked' );
		const moved = await submit( 'save', {
			...fields(),
			password: '',
			host: 'mail.example.net',
		} );
		expect( noticesOf( moved, 'error' )[ 0 ] ).toContain(
			'Enter the password.'
		);

		await submit( 'remove' );
		expect( await stored() ).toBe( false );
		expect( ( await get( 'settings' ) ).body.post_by_email_address ).toBe(
			null
		);
	} );

	it( 'says why a check failed', async () => {
		await submit( 'save', { ...fields(), password: 'wrong' } );
		const page = await submit( 'check' );
		expect( noticesOf( page, 'error' )[ 0 ] ).toContain(
			'The mail server refused the username or password.'
		);
		expect( noticesOf( await open(), 'warning' )[ 0 ] ).toContain(
			'The last check failed.'
		);
		await evalPhp(
			"update_option( 'jetpack_dashboard_post_by_email_mailbox', array( 'password' => 'box1:x' ) + get_option( 'jetpack_dashboard_post_by_email_mailbox' ) );"
		);
		expect( textOf( await submit( 'check' ) ) ).toContain(
			'security keys in wp-config.php have changed'
		);
	} );

	it.each( [
		[ 'host', 'mail.example.org/path' ],
		[ 'host', 'a b' ],
		[ 'host', '' ],
		[ 'port', '0' ],
		[ 'port', '70000' ],
		[ 'user', '' ],
		[ 'user', 'a\r\nDELE 1' ],
		[ 'password', 'a\nb' ],
		[ 'address', 'box+more@example.org' ],
		[ 'address', 'box' ],
		[ 'server_id', 'a b' ],
	] )( 'refuses %s %j', async ( name, value ) => {
		const page = await submit( 'save', { ...fields(), [ name ]: value } );
		expect( noticesOf( page, 'error' )[ 0 ] ).toContain( 'was not saved' );
		expect( await stored() ).toBe( false );
	} );

	it.each( [ 'save', 'check', 'remove' ] )(
		'%s needs a manager and the nonce',
		async ( action ) => {
			for ( const as of [ 'editor', 'author', 'admin' ] as const ) {
				const { status } = await sendForm(
					[
						[ 'action', ACTION + action ],
						[ '_wpnonce', '0123456789' ],
					],
					as
				);
				expect( [ as, status ] ).toEqual( [ as, 403 ] );
			}
		}
	);

	it( 'asks other users to ask an administrator', async () => {
		const { body } = await post(
			'settings',
			{ post_by_email_address: 'create' },
			{ as: 'author' }
		);
		expect( JSON.stringify( body.data.params ) ).toContain(
			'Ask an administrator to set one up.'
		);
		expect( await postsSince( mail.before ) ).toEqual( [] );
	} );

	it( 'says that the module is off', async () => {
		await switchModule( 'post-by-email', false );
		expect( textOf( await open() ) ).toContain( 'Post by email is off.' );
		await switchModule( 'post-by-email', true );
	} );
} );

describe( 'the body of an email', () => {
	it.each( [
		[ 'Hello\n\nWorld', '<p>Hello</p>\n<p>World</p>' ],
		[ 'Hello\nWorld\n-- \nAnn\nPhone', '<p>Hello<br>\nWorld</p>' ],
		[
			'Yes!\n\nOn Mon, 23 Nov 2026 at 10:00, Bob <bob@x.example> wrote:\n> Really?\n> Bob',
			'<p>Yes!</p>',
		],
		[
			'Yes!\n\nOn Mon, 23 Nov 2026 at 10:00, Bob\n<bob@x.example> wrote:\n\n> Really?',
			'<p>Yes!</p>',
		],
		[ 'Yes!\n-----Original Message-----\nFrom: Bob', '<p>Yes!</p>' ],
		[ 'A list:\n* 1 < 2', '<p>A list:<br>\n* 1 &lt; 2</p>' ],
		[ '-- \nAnn', '' ],
	] )( 'as text: %j', async ( text, html ) => {
		expect( await bodyOf( 'Text_Body', text ) ).toBe( html );
	} );

	it.each( [
		[ '<p>Hello <b>you</b></p>', '<p>Hello <b>you</b></p>' ],
		[
			'<div dir="ltr">One<div><br></div><div style="color:red">Two</div></div>',
			'<p>One</p><p>Two</p>',
		],
		[
			'<div>Yes</div><div class="gmail_quote"><div class="gmail_attr">On Monday</div><blockquote>Old</blockquote></div>',
			'<p>Yes</p>',
		],
		[
			'<p>Yes</p><hr><div id="divRplyFwdMsg">From: Bob</div><div>Old</div>',
			'<p>Yes</p><hr>',
		],
		[ '<div>Yes</div><div>-- <br>Ann</div><div>Phone</div>', '<p>Yes</p>' ],
		[
			'<p onclick="x()">A <a href="javascript:x()">link</a><img src="https://x.example/p.gif" width="1" height="1"><script>x()</script></p><iframe src="https://x.example"></iframe>',
			'<p>A <a href="x()">link</a></p>',
		],
		[
			'<table><tr><td>One</td><td>Two</td></tr></table>',
			'<p>One</p><p>Two</p>',
		],
	] )( 'as HTML: %j', async ( given, html ) => {
		expect( await bodyOf( 'Html_Body', given, ', array()' ) ).toBe( html );
	} );
} );
