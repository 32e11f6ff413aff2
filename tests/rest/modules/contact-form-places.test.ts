import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, site } from '../support/site';
import {
	EMAIL,
	formBlock,
	messages,
	NAME,
	openedBefore,
	resetMessages,
	sendTo,
	TEXT,
} from './contact-forms';
import { createPost, deletePosts } from './site-pages';
import type { SitePost } from './site-pages';
import { useTestThemes } from './themes';

restoreStateAfterwards();

const made: SitePost[] = [];

async function pageWith( post_content: string ): Promise< string > {
	const page = await createPost( {
		post_title: 'Contact & help',
		post_type: 'page',
		post_content,
	} );
	made.push( page );
	return page.path;
}

const MIA = {
	Name: "Mia O'Brien",
	Email: 'mia@example.org',
	Message: 'Hello & <b>good</b> day.\nTwo "lines" \\ here.',
};

let contact = '';

beforeAll( async () => {
	contact = await pageWith(
		formBlock( [ NAME, EMAIL, TEXT ], {
			to: 'sales@example.org, desk@example.org',
			subject: 'A question',
		} )
	);
} );
afterAll( async () => {
	await resetMessages();
	await deletePosts( made );
} );
beforeEach( async () => {
	await switchModule( 'contact-form', true );
	await resetMessages();
	await site().resetMails();
} );

describe( 'spam', () => {
	const statuses = async () =>
		( await messages() ).map( ( { status } ) => status );

	it.each( [
		[ 'the hidden field is filled in', { 'jpf-url': 'https://x.example' } ],
		[ 'the time is missing', { 'jpf-time': '' } ],
		[ 'the time is forged', { 'jpf-time': '1-abc' } ],
	] )( 'keeps a message as spam if %s', async ( _, more ) => {
		expect( ( await sendTo( contact, MIA, { more } ) ).status ).toBe( 303 );
		expect( await statuses() ).toEqual( [ 'jp-spam' ] );
		expect( await site().mails() ).toEqual( [] );
	} );

	it( 'keeps a message as spam that was sent at once', async () => {
		const time = await openedBefore( -3600 );
		await sendTo( contact, MIA, { more: { 'jpf-time': time } } );
		expect( await statuses() ).toEqual( [ 'jp-spam' ] );
	} );

	it( 'asks the anti-spam plugin, and lets a filter decide', async () => {
		const remove = dropMustUsePlugin(
			'contact-form-spam',
			`class Akismet {
	static function get_api_key() { return 'key'; }
	static function http_post( $query, $path ) { parse_str( $query, $sent ); update_option( 'test_spam_query', array( $path ) + $sent, false ); return array( array(), 'tom@example.org' === $sent['comment_author_email'] ? 'true' : 'false' ); }
}
add_filter( 'jetpack_contact_form_is_spam', static fn( $is_spam, $values ) => 'Max' === $values['comment_author'] ? true : $is_spam, 10, 2 );`
		);
		for ( const Name of [ 'Mia', 'Tom', 'Max' ] ) {
			await sendTo( contact, {
				...MIA,
				Name,
				Email: `${ Name.toLowerCase() }@example.org`,
			} );
		}
		remove();
		expect( await statuses() ).toEqual( [
			'jp-unread',
			'jp-spam',
			'jp-spam',
		] );
		expect(
			await evalJson(
				"echo wp_json_encode( get_option( 'test_spam_query' ) ); delete_option( 'test_spam_query' );"
			)
		).toMatchObject( {
			0: 'comment-check',
			comment_type: 'contact-form',
			comment_author: 'Max',
			comment_content: MIA.Message,
		} );
	} );

	it( 'limits messages of a visitor per hour', async () => {
		const results: number[] = [];
		for ( let number = 0; number < 11; number++ ) {
			results.push(
				( await sendTo( contact, { ...MIA, Name: `Mia ${ number }` } ) )
					.status
			);
		}
		expect( results ).toEqual( [ ...Array( 10 ).fill( 303 ), 200 ] );
		expect( await messages() ).toHaveLength( 10 );
		expect(
			await evalPhp(
				`global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}jetpack_dashboard_limits WHERE name LIKE 'form%'" );`
			)
		).toBe( '2' );
	} );
} );

describe( 'where forms are', () => {
	const switchTheme = useTestThemes();

	it( 'takes the classic shortcode, with its own fields or the usual ones', async () => {
		const own = await pageWith(
			"[contact-form to='desk@example.org' subject='Booking']\n[contact-field label='Your name' type='name' required='1'/]\n[contact-field label='Room' type='select' options='One,Two' /]\n[/contact-form]"
		);
		const usual = await pageWith( '[contact-form]' );
		expect(
			( await sendTo( own, { 'Your name': 'Mia', Room: 'Two' } ) ).status
		).toBe( 303 );
		expect( ( await sendTo( usual, MIA, { more: {} } ) ).status ).toBe(
			303
		);
		expect( ( await messages() ).map( ( { fields } ) => fields ) ).toEqual(
			[
				[
					[ 'Your name', 'Mia' ],
					[ 'Room', 'Two' ],
				],
				[
					[ 'Name', MIA.Name ],
					[ 'Email', MIA.Email ],
					[ 'Website', '' ],
					[ 'Message', MIA.Message ],
				],
			]
		);
		expect( ( await site().mails() )[ 0 ] ).toMatchObject( {
			to: [ 'desk@example.org' ],
			subject: 'Booking',
			headers: [],
		} );
	} );

	it( 'takes fields from a synced pattern in the form', async () => {
		const pattern = await createPost( {
			post_title: 'Fields',
			post_type: 'wp_block',
			post_content:
				'<!-- wp:jetpack/field-email {"label":"Email","required":true} /-->',
		} );
		const path = await pageWith(
			formBlock( [ NAME ] ).replace(
				'<!-- /wp:jetpack/contact-form -->',
				`<!-- wp:block {"ref":${ pattern.id }} /--><!-- /wp:jetpack/contact-form -->`
			)
		);
		const wrong = await sendTo( path, { Name: 'Mia', Email: 'none' } );
		expect( wrong.text ).toContain( 'Enter an email address' );
		await sendTo( path, { Name: 'Mia', Email: 'mia@example.org' } );
		expect( ( await messages() )[ 0 ]?.fields ).toEqual( [
			[ 'Name', 'Mia' ],
			[ 'Email', 'mia@example.org' ],
		] );
	} );

	it( 'works in classic and hybrid themes, and in columns', async () => {
		const path = await pageWith(
			formBlock( [ NAME ] ).replace(
				/(<!-- wp:jetpack\/field-name .*?\/-->)/,
				'<!-- wp:group --><div class="wp-block-group"><p>Above.</p>$1</div><!-- /wp:group -->'
			)
		);

		for ( const theme of [ 'classic', 'hybrid' ] as const ) {
			await switchTheme( theme );
			const { text } = await fetchPath( path );
			expect( text ).toContain( 'Above.' );
			expect( ( await sendTo( path, { Name: '' } ) ).text ).toContain(
				'Fill in this field.'
			);
			expect( ( await sendTo( path, { Name: theme } ) ).status ).toBe(
				303
			);
		}
		expect( ( await messages() ).map( ( { sender } ) => sender ) ).toEqual(
			[ 'classic', 'hybrid' ]
		);
	} );
} );
