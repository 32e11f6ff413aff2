import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalPhp, site } from '../support/site';
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

const MIA = { Name: 'Mia', Email: 'mia@example.org', Message: 'Hello.' };

let page: SitePost;

beforeAll( async () => {
	await switchModule( 'contact-form', true );
	page = await createPost( {
		post_title: 'Contact',
		post_type: 'page',
		post_content: formBlock( [ NAME, EMAIL, TEXT ], {
			to: 'sales@example.org',
			subject: 'A question',
		} ),
	} );
} );
beforeEach( async () => {
	await resetMessages();
	await site().resetMails();
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( [ page ] );
} );

describe( 'a form that is sent twice', () => {
	it( 'makes one message and one email, and confirms both times', async () => {
		const sent = await Promise.all( [
			sendTo( page.path, MIA ),
			sendTo( page.path, MIA ),
		] );
		expect( sent.map( ( { status } ) => status ) ).toEqual( [ 303, 303 ] );
		expect( ( await sendTo( page.path, MIA ) ).status ).toBe( 303 );
		expect( await messages() ).toHaveLength( 1 );
		expect( await site().mails() ).toHaveLength( 1 );
	} );

	it( 'makes two messages if they differ', async () => {
		await sendTo( page.path, MIA );
		await sendTo( page.path, { ...MIA, Message: 'Hello again.' } );
		expect( await messages() ).toHaveLength( 2 );
	} );
} );

it( 'a message that isn’t spam after all is mailed, once', async () => {
	await sendTo( page.path, MIA, { more: { 'jpf-url': 'spam' } } );
	expect( await site().mails() ).toEqual( [] );
	const [ message ] = await messages();
	const mark = ( status: string ) =>
		evalPhp(
			`Jetpack_Dashboard\\Features\\Contact_Form\\Messages::set_status( ${ message?.id }, '${ status }' );`
		);
	await mark( 'jp-read' );
	const mails = await site().mails();
	expect( mails ).toHaveLength( 1 );
	expect( mails[ 0 ] ).toMatchObject( {
		to: [ 'sales@example.org' ],
		subject: 'A question',
		headers: [ 'Reply-To: mia@example.org' ],
	} );
	expect( mails[ 0 ]?.message ).toContain( 'Message: Hello.' );
	await mark( 'jp-spam' );
	await mark( 'jp-read' );
	expect( await site().mails() ).toHaveLength( 1 );
} );
