import { restoreStateAfterwards } from '../support/saved-state';
import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { setOption, switchModule } from '../support/site-state';
import { evalPhp, fetchPath, get, post } from '../support/site';
import type { Caller } from '../support/site';
import {
	EMAIL,
	formBlock,
	messages,
	NAME,
	resetMessages,
	sendTo,
	TEXT,
} from './contact-forms';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';

restoreStateAfterwards();

const LIST = '/wp-admin/edit.php?post_type=jetpack-message';
const EVIL = '<img src=x onerror=alert(1)>"\'';

const pages: SitePost[] = [];

const idOf = async ( sender: string ): Promise< number > =>
	( await messages() ).find( ( message ) => message.sender === sender )?.id ??
	0;
const statusOf = async ( sender: string ): Promise< string | undefined > =>
	( await messages() ).find( ( message ) => message.sender === sender )
		?.status;

const open = async ( more = '', as: Caller = 'editor' ): Promise< string > =>
	( await fetchPath( LIST + more, { as } ) ).text;

/** Sender names of the list's rows. */
const rowsOf = ( html: string ): string[] =>
	[ ...html.matchAll( /class="row-title" href="[^"]*">([^<]*)</g ) ].map(
		( [ , name = '' ] ) => name
	);

/** Follows a link in Mia's row. */
async function click( label: string, as: Caller = 'editor' ) {
	const row = ( await open() )
		.split( '<tr id="post-' )
		.find( ( part ) => part.startsWith( `${ String( clicked ) }"` ) );
	const href = new RegExp( `href="([^"]*)"[^>]*>${ label }<` ).exec(
		row ?? ''
	)?.[ 1 ];
	const { pathname, search } = new URL(
		String( href ).replace( /&#038;|&amp;/g, '&' ),
		'http://x'
	);
	return fetchPath( `${ pathname }${ search }`, { as } );
}
let clicked = 0;

beforeAll( async () => {
	for ( const post_title of [ 'Contact', 'Booking' ] ) {
		pages.push(
			await createPost( {
				post_title,
				post_type: 'page',
				post_content: formBlock( [ NAME, EMAIL, TEXT ] ),
			} )
		);
	}
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( pages );
} );
beforeEach( async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	for ( const [ page, Name, Message ] of [
		[ 0, 'Mia', 'About the parcel' ],
		[ 1, 'Tom', EVIL ],
	] as const ) {
		await sendTo( pages[ page ]?.path ?? '', {
			Name,
			Email: `${ Name.toLowerCase() }@example.org`,
			Message,
		} );
	}
	clicked = await idOf( 'Mia' );
} );

describe( 'the list of messages', () => {
	it( 'is for editors and administrators, while the module is on', async () => {
		for ( const as of [ 'editor', 'admin' ] as const ) {
			expect( rowsOf( await open( '', as ) ).sort() ).toEqual( [
				'Mia',
				'Tom',
			] );
		}
		for ( const as of [ 'author', 'contributor', 'subscriber' ] as const ) {
			expect( ( await fetchPath( LIST, { as } ) ).status ).toBe( 403 );
			const one = await fetchPath(
				`/wp-admin/post.php?post=${ clicked }&action=edit`,
				{ as }
			);
			expect( one.text ).not.toContain( 'About the parcel' );
		}
		await switchModule( 'contact-form', false );
		expect( rowsOf( await open( '', 'admin' ) ) ).toEqual( [] );
	} );

	it( 'is in no public page, feed, search, REST route or sitemap', async () => {
		for ( const path of [
			`/?p=${ clicked }`,
			`/?post_type=jetpack-message`,
			'/?s=parcel',
			'/feed/?post_type=jetpack-message',
			'/wp-json/wp/v2/types',
			'/wp-json/wp/v2/search?search=parcel',
			'/wp-sitemap.xml',
		] ) {
			expect( ( await fetchPath( path ) ).text ).not.toMatch(
				/parcel<|About the parcel/
			);
		}
		expect(
			( await fetchPath( `/wp-json/wp/v2/posts/${ clicked }` ) ).status
		).toBe( 404 );
	} );

	it( 'searches, and filters by page and status', async () => {
		expect( rowsOf( await open( '&s=parcel' ) ) ).toEqual( [ 'Mia' ] );
		expect( rowsOf( await open( '&s=tom%40example.org' ) ) ).toEqual( [
			'Tom',
		] );
		expect(
			rowsOf( await open( `&jp-form-page=${ pages[ 1 ]?.id }` ) )
		).toEqual( [ 'Tom' ] );
		expect( rowsOf( await open( '&post_status=jp-spam' ) ) ).toEqual( [] );
		expect( await open() ).toContain(
			`<option value="${ pages[ 0 ]?.id }">Contact</option>`
		);
	} );

	it( 'shows what visitors wrote as text', async () => {
		const tom = await fetchPath(
			`/wp-admin/post.php?post=${ await idOf( 'Tom' ) }&action=edit`,
			{ as: 'editor' }
		);
		expect( tom.text ).toContain( '&lt;img src=x onerror=alert(1)&gt;' );
		expect( ( await open() ) + tom.text ).not.toContain( '<img src=x' );
		expect( tom.text ).toContain( 'href="mailto:tom@example.org"' );
	} );

	it( 'stores no account, no post name of the sender, and lets nobody add recipients to a reply', async () => {
		await sendTo(
			pages[ 0 ]?.path ?? '',
			{ Name: 'Ann', Email: 'ann?bcc=eve@example.org', Message: 'Hi' },
			{ as: 'author' }
		);
		const id = await idOf( 'Ann' );
		expect(
			await evalPhp(
				`$post = get_post( ${ id } ); echo $post->post_author . ( 0 === strpos( $post->post_name, 'ann' ) ? ' ann' : '' );`
			)
		).toBe( '0' );
		const { text } = await fetchPath(
			`/wp-admin/post.php?post=${ id }&action=edit`,
			{ as: 'editor' }
		);
		expect( text ).toContain( 'href="mailto:ann%3Fbcc%3Deve@example.org"' );
	} );

	it( 'marks a message as read when it is opened, and as unread, spam and trash by its links', async () => {
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-unread' );
		await fetchPath( `/wp-admin/post.php?post=${ clicked }&action=edit`, {
			as: 'editor',
		} );
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-read' );
		await click( 'Mark as unread' );
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-unread' );
		await click( 'Mark as spam' );
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-spam' );
		expect( rowsOf( await open() ) ).toEqual( [ 'Tom' ] );
		expect( rowsOf( await open( '&post_status=jp-spam' ) ) ).toEqual( [
			'Mia',
		] );
		await evalPhp(
			`wp_trash_post( ${ clicked } ); wp_untrash_post( ${ clicked } );`
		);
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-spam' );
	} );

	it( 'refuses changes without a nonce, and by users who can’t read messages', async () => {
		const path = `/wp-admin/admin-post.php?action=jetpack_dashboard_message_status&message=${ clicked }&status=jp-spam`;
		expect( ( await fetchPath( path, { as: 'admin' } ) ).status ).toBe(
			403
		);
		expect( ( await click( 'Mark as spam', 'author' ) ).status ).toBe(
			403
		);
		expect( await statusOf( 'Mia' ) ).toBe( 'jp-unread' );
	} );

	it( 'changes several by a bulk action', async () => {
		const nonce = hiddenField( await open(), '_wpnonce' );
		const ids = ( await messages() )
			.map( ( { id } ) => `post%5B%5D=${ id }` )
			.join( '&' );
		const done = await fetchPath(
			`${ LIST }&action=jp-spam&_wpnonce=${ nonce }&${ ids }`,
			{ as: 'editor' }
		);
		const { pathname, search } = new URL(
			String( done.headers.location ),
			'http://x/wp-admin/'
		);
		const list = await fetchPath( `${ pathname }${ search }`, {
			as: 'editor',
		} );
		expect( noticesOf( list.text, 'success' ) ).toEqual( [
			'2 messages changed.',
		] );
		expect( ( await messages() ).map( ( { status } ) => status ) ).toEqual(
			[ 'jp-spam', 'jp-spam' ]
		);
	} );
} );

describe( 'what is kept', () => {
	const age = ( id: number, days: number ) =>
		evalPhp(
			`global $wpdb; $date = gmdate( 'Y-m-d H:i:s', time() - ${ days } * DAY_IN_SECONDS ); $wpdb->update( $wpdb->posts, array( 'post_date' => $date, 'post_date_gmt' => $date ), array( 'ID' => ${ id } ) );`
		);

	it( 'deletes messages after the days of the setting, also while the module is off', async () => {
		await age( clicked, 40 );
		await evalPhp( "do_action( 'wp_scheduled_delete' );" );
		expect( await messages() ).toHaveLength( 2 );
		expect(
			( await post( 'settings', { contact_form_days_kept: 30 } ) ).status
		).toBe( 200 );
		await switchModule( 'contact-form', false );
		await evalPhp( "do_action( 'wp_scheduled_delete' );" );
		await switchModule( 'contact-form', true );
		expect( ( await messages() ).map( ( { sender } ) => sender ) ).toEqual(
			[ 'Tom' ]
		);
	} );

	it( 'has a page for the setting, for administrators', async () => {
		const page = '/wp-admin/admin.php?page=jetpack-contact-form';
		const html = ( await fetchPath( page, { as: 'admin' } ) ).text;
		expect( textOf( html ) ).toContain( 'Days to keep messages' );
		const save = async ( days: string, as: Caller = 'admin' ) =>
			sendForm(
				[
					[ 'action', 'jetpack_dashboard_contact_form_settings' ],
					[ '_wpnonce', hiddenField( html, '_wpnonce' ) ],
					[ 'contact_form_days_kept', days ],
				],
				as
			);
		expect(
			noticesOf( await follow( await save( '90' ), 'admin' ), 'success' )
		).toEqual( [ 'Settings saved.' ] );
		expect(
			noticesOf( await follow( await save( '0' ), 'admin' ), 'error' )
		).toHaveLength( 1 );
		expect( ( await save( '5', 'editor' ) ).status ).toBe( 403 );
		expect( ( await get( 'settings' ) ).body.contact_form_days_kept ).toBe(
			90
		);
		await setOption( 'jetpack_dashboard_contact_form_days_kept', 365 );
	} );
} );
