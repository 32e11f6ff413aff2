import { noticesOf } from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalPhp, fetchPath } from '../support/site';
import { switchModule } from '../support/site-state';
import { direct, words } from '../site-health/site-health-page';
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

let page: SitePost;

beforeAll( async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	page = await createPost( {
		post_title: 'Contact',
		post_type: 'page',
		post_content: formBlock( [ NAME, EMAIL, TEXT ] ),
	} );
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( [ page ] );
} );

const idOf = async ( sender: string ) =>
	( await messages() ).find( ( message ) => message.sender === sender )?.id;
const list = async () =>
	(
		await fetchPath( '/wp-admin/edit.php?post_type=jetpack-message', {
			as: 'editor',
		} )
	).text;

it( 'limits the number of messages, and keeps all but spam and trash', async () => {
	const remove = dropMustUsePlugin(
		'message-limit',
		"add_filter( 'jetpack_dashboard_contact_form_messages', fn() => 3 );"
	);
	const write = ( Name: string, more = {} ) =>
		sendTo(
			page.path,
			{ Name, Email: 'new@example.org', Message: Name },
			{ more }
		);
	const senders = async () =>
		( await messages() ).map( ( { sender } ) => sender );
	const health = () => direct( 'contact-form' );
	try {
		await write( 'Mia' );
		await write( 'Tom' );
		await evalPhp(
			`Jetpack_Dashboard\\Features\\Contact_Form\\Messages::set_status( ${ await idOf(
				'Mia'
			) }, 'jp-read' );`
		);
		await write( 'Spammer', { 'jpf-url': 'spam' } );
		expect( await health() ).toMatchObject( { status: 'good' } );
		expect( noticesOf( await list(), 'warning' ) ).toEqual( [] );

		expect( ( await write( 'Ann' ) ).status ).toBe( 303 );
		expect( await senders() ).toEqual( [ 'Mia', 'Tom', 'Ann' ] );
		expect( ( await write( 'Flood' ) ).text ).toContain(
			'this site can’t store more messages'
		);
		expect( await senders() ).toEqual( [ 'Mia', 'Tom', 'Ann' ] );
		const full = await health();
		expect( full?.status ).toBe( 'critical' );
		expect( words( full ) ).toMatch( /^3 of at most 3 messages/ );
		expect( noticesOf( await list(), 'warning' ) ).toEqual( [
			expect.stringMatching( /3 of at most 3 messages.*Delete/ ),
		] );

		await evalPhp( `wp_trash_post( ${ await idOf( 'Tom' ) } );` );
		expect( ( await write( 'Bob' ) ).status ).toBe( 303 );
		expect( await senders() ).toEqual( [ 'Mia', 'Ann', 'Bob' ] );
	} finally {
		remove();
	}
} );
