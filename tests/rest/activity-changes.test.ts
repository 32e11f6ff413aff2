import { hiddenField } from './support/admin-form';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { callCore, evalJson, evalPhp, fetchPath, get } from './support/site';
import { clear, LOG, read, sql, TABLE } from './activity';

const OPTIONS = '/wp-admin/options.php';

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

/** What the entries of a kind say, and their changes; newest first. */
const changes = async ( kind: string ) =>
	( await read( `kind=${ kind }` ) ).map( ( entry ) => [
		entry.summary,
		...entry.changes.map(
			( { label, old, new: after } ) =>
				`${ label }: ${ old } → ${ after }`
		),
	] );

describe( 'roles', () => {
	let id = 0;

	/** Old and new roles of each entry, in the order of the alphabet. */
	const roles = async () =>
		( await read( 'kind=users' ) ).map( ( entry ) =>
			[ entry.changes[ 0 ]?.old, entry.changes[ 0 ]?.new ].map(
				( text = '' ) => text.split( ', ' ).sort().join( ', ' )
			)
		);
	const asUser = ( php: string ) =>
		evalPhp(
			`wp_set_current_user( 1 ); $user = new WP_User( ${ id } ); ${ php }`
		);

	afterAll( () =>
		evalPhp(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ id } );`
		)
	);

	it( 'of a new user are in the entry of the user', async () => {
		const { body } = await callCore( 'POST', 'wp/v2/users', {
			body: {
				username: 'rolf',
				email: 'rolf@example.org',
				password: 'p'.repeat( 20 ),
				roles: [ 'author', 'contributor' ],
			},
		} );
		id = body.id;
		expect( await changes( 'users' ) ).toEqual( [
			[ 'User added: rolf', 'Role:  → Author, Contributor' ],
		] );
	} );

	it( 'have one entry per request, beside that of the profile', async () => {
		await callCore( 'POST', `wp/v2/users/${ id }`, {
			body: { roles: [ 'editor', 'author' ], name: 'Rolf' },
		} );
		const entries = await read( 'kind=users' );
		expect( entries.map( ( { summary } ) => summary ).sort() ).toEqual( [
			'Profile updated: rolf',
			'Role changed: rolf',
		] );
		expect( await roles() ).toContainEqual( [
			'Author, Contributor',
			'Author, Editor',
		] );
		expect( entries.map( ( { userId } ) => userId ) ).toEqual( [ 1, 1 ] );
	} );

	it( 'are those before and after the request, whatever changed them', async () => {
		await asUser( "$user->add_role( 'subscriber' );" );
		await asUser( "$user->remove_role( 'author' );" );
		await asUser(
			"$user->add_role( 'author' ); $user->set_role( 'contributor' ); $user->add_role( 'editor' );"
		);
		await asUser( "$user->set_role( '' );" );
		await asUser(
			"$user->set_role( 'author' ); $user->add_role( 'editor' ); $user->set_role( '' );"
		);
		expect( await roles() ).toEqual( [
			[ 'Contributor, Editor', 'nothing' ],
			[ 'Editor, Subscriber', 'Contributor, Editor' ],
			[ 'Author, Editor, Subscriber', 'Editor, Subscriber' ],
			[ 'Author, Editor', 'Author, Editor, Subscriber' ],
		] );
	} );
} );

describe( 'media', () => {
	let id = 0;
	const edit = ( php: string ) =>
		evalPhp( `wp_set_current_user( 1 ); $id = ${ id }; ${ php }` );
	const data = ( width: number, file = 'a.png' ) =>
		`array( 'file' => '${ file }', 'width' => ${ width }, 'height' => 20, 'filesize' => 2048, 'sizes' => array() )`;

	beforeAll( async () => {
		id = await evalJson< number >( `
wp_set_current_user( 1 );
$id = wp_insert_attachment( array( 'post_title' => 'Cat', 'post_mime_type' => 'image/png', 'post_date' => '2026-01-01 00:00:00' ), 'a.png' );
update_post_meta( $id, '_wp_attachment_image_alt', 'At upload' );
wp_update_attachment_metadata( $id, ${ data( 10 ) } );
wp_update_attachment_metadata( $id, ${ data( 30 ) } );
wp_update_post( array( 'ID' => $id, 'post_excerpt' => 'At upload' ) );
echo $id;` );
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Uploaded: Cat (Media)' ],
		] );
	} );

	it( 'has one entry per request for its texts', async () => {
		await callCore( 'POST', `wp/v2/media/${ id }`, {
			body: {
				title: 'Dog',
				alt_text: 'A dog',
				caption: 'Rex',
				description: '',
			},
		} );
		await edit( "delete_post_meta( $id, '_wp_attachment_image_alt' );" );
		await clear();
		await edit(
			"update_post_meta( $id, '_wp_attachment_image_alt', 'Rex' );"
		);
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Updated: Dog (Media)', 'Alternative text: nothing → Rex' ],
		] );
	} );

	it( 'has an entry for another file, or an edited image', async () => {
		await edit(
			`update_attached_file( $id, 'b.png' ); wp_update_attachment_metadata( $id, ${ data(
				40,
				'b.png'
			) } );`
		);
		await edit(
			`wp_update_attachment_metadata( $id, ${ data( 50, 'b.png' ) } );`
		);
		// Other sizes, as WordPress creates them again.
		await edit(
			`$data = ${ data(
				50,
				'b.png'
			) }; $data['sizes'] = array( 'thumbnail' => array( 'file' => 'b-9x9.png' ) ); wp_update_attachment_metadata( $id, $data );`
		);
		expect( await changes( 'content' ) ).toEqual( [
			[
				'Updated: Dog (Media)',
				'Image: 40 × 20, 2.0 KB → 50 × 20, 2.0 KB',
			],
			[
				'Updated: Dog (Media)',
				'File: a.png → b.png',
				'Image: 30 × 20, 2.0 KB → 40 × 20, 2.0 KB',
			],
		] );
	} );

	it( 'has none for a large image that WordPress scales after the upload', async () => {
		await edit( `
$id = wp_insert_attachment( array( 'post_title' => 'Large', 'post_mime_type' => 'image/png' ), 'l.png' );
wp_update_attachment_metadata( $id, ${ data( 9000 ) } );` );
		await evalPhp( `
$id = get_posts( array( 'post_type' => 'attachment', 'title' => 'Large', 'post_status' => 'inherit' ) )[0]->ID;
update_attached_file( $id, 'l-scaled.png' );
wp_update_attachment_metadata( $id, ${ data( 2560 ) } );` );
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Uploaded: Large (Media)' ],
		] );
	} );
} );

describe( 'settings of WordPress', () => {
	/** Options by settings page, from WordPress itself. */
	const allowed = async () => {
		const remove = dropMustUsePlugin(
			'allowed-options',
			// Before those that plugins have registered.
			"add_filter( 'enable_post_by_email_configuration', '__return_true' ); add_filter( 'allowed_options', 'wp_send_json', 0 );"
		);
		try {
			const { body } = await fetchPath( OPTIONS, { as: 'admin' } );
			return body as Record< string, string[] >;
		} finally {
			remove();
		}
	};

	it( 'are all that are on its settings pages', async () => {
		const pages = await allowed();
		expect( pages[ 'writing' ] ).toContain( 'mailserver_pass' );
		const names = [
			...Object.values( pages ).flat(),
			'permalink_structure',
			'category_base',
			'tag_base',
			'wp_page_for_privacy_policy',
		];
		expect( names.length ).toBeGreaterThan( 65 );
		await evalPhp( `
foreach ( array_chunk( json_decode( '${ JSON.stringify(
			names
		) }' ), 40 ) as $names ) {
	foreach ( $names as $name ) { do_action( 'updated_option', $name, 'before', 'after' ); }
	${ LOG }->flush();
}` );
		expect(
			( await read( 'kind=settings' ) ).map( ( { name } ) => name ).sort()
		).toEqual( names.sort() );
	} );

	it( 'are logged when they are saved, added or not, without passwords', async () => {
		await evalPhp( `
global $wpdb;
$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name IN ( 'mailserver_url', 'default_email_category' )" );
wp_cache_flush();` );
		const page = await fetchPath( '/wp-admin/options-writing.php', {
			as: 'admin',
		} );
		const body = {
			option_page: 'writing',
			action: 'update',
			_wpnonce: hiddenField( page.text, '_wpnonce' ),
			default_category: '1',
			default_email_category: '1',
			default_link_category: '7',
			default_post_format: '0',
			mailserver_url: 'mail.example.org',
			mailserver_port: '110',
			mailserver_login: 'hush-login',
			mailserver_pass: 'hush-password',
			ping_sites: 'https://example.org/?key=hush-key',
		};
		const { status } = await fetchPath( OPTIONS, {
			as: 'admin',
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( body ).toString(),
		} );
		expect( status ).toBe( 302 );
		const entries = await read( 'kind=settings' );
		expect(
			Object.fromEntries(
				entries.map( ( { name, changes: [ row ] } ) => [
					name,
					row && `${ row.old } → ${ row.new }`,
				] )
			)
		).toEqual( {
			default_email_category: 'nothing → 1',
			default_link_category: '2 → 7',
			mailserver_url: 'nothing → mail.example.org',
			mailserver_login: undefined,
			mailserver_pass: undefined,
			ping_sites: undefined,
		} );
		expect( entries[ 0 ]?.address ).toBe( '127.0.0.1' );
		expect(
			JSON.stringify( await sql( `SELECT * FROM ${ TABLE }` ) )
		).not.toContain( 'hush' );
	} );
} );
