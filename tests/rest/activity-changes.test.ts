import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { callCore, evalJson, evalPhp, get } from './support/site';
import { clear, read } from './activity';

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
	const data = ( width: number, file = 'a.png', original = '' ) =>
		`array_filter( array( 'file' => '${ file }', 'width' => ${ width }, 'height' => 20, 'filesize' => 2048, 'sizes' => array(), 'original_image' => '${ original }' ) )`;

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
		await clear();
		await edit( "delete_post_meta( $id, '_wp_attachment_image_alt' );" );
		await edit(
			"update_post_meta( $id, '_wp_attachment_image_alt', 'Rex' );"
		);
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Updated: Dog (Media)', 'Alternative text: nothing → Rex' ],
			[ 'Updated: Dog (Media)', 'Alternative text: A dog → nothing' ],
		] );
	} );

	it( 'has an entry for each text that is deleted for all media, and a number for those after 50', async () => {
		await evalPhp( `
foreach ( range( 1, 52 ) as $number ) {
	$other = wp_insert_attachment( array( 'post_title' => "Bird $number", 'post_mime_type' => 'image/png' ), "bird-$number.png" );
	update_post_meta( $other, '_wp_attachment_image_alt', 'A bird' );
}` );
		await clear();
		// As delete_post_meta_by_key(), but only this text.
		await evalPhp(
			"wp_set_current_user( 1 ); delete_metadata( 'post', 0, '_wp_attachment_image_alt', 'A bird', true );"
		);
		const entries = await changes( 'content' );
		expect( entries ).toHaveLength( 51 );
		for ( const title of [ 'Bird 1', 'Bird 50' ] ) {
			expect( entries ).toContainEqual( [
				`Updated: ${ title } (Media)`,
				'Alternative text: A bird → nothing',
			] );
		}
		expect( entries ).toContainEqual( [
			'Alternative text deleted (2 times)',
		] );
		await evalPhp(
			"foreach ( get_posts( array( 'post_type' => 'attachment', 'numberposts' => -1, 's' => 'Bird' ) ) as $other ) { wp_delete_attachment( $other->ID, true ); }"
		);
		await clear();
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

	it( 'has none for a large image that WordPress scales after the upload, but one for another file', async () => {
		id = await evalJson< number >( `
wp_set_current_user( 1 );
$id = wp_insert_attachment( array( 'post_title' => 'Large', 'post_mime_type' => 'image/png' ), 'l.png' );
wp_update_attachment_metadata( $id, ${ data( 9000, 'l.png' ) } );
echo $id;` );
		await edit( `
update_attached_file( $id, 'l-scaled.png' );
wp_update_attachment_metadata( $id, ${ data(
			2560,
			'l-scaled.png',
			'l.png'
		) } );` );
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Uploaded: Large (Media)' ],
		] );
		await edit( `
update_attached_file( $id, 'other.png' );
wp_update_attachment_metadata( $id, ${ data( 500, 'other.png' ) } );` );
		expect( ( await changes( 'content' ) )[ 0 ] ).toEqual( [
			'Updated: Large (Media)',
			'File: l-scaled.png → other.png',
			'Image: 2560 × 20, 2.0 KB → 500 × 20, 2.0 KB',
		] );
	} );

	it( 'has an entry when it is moved to the trash, restored or deleted, and none for what is deleted with it', async () => {
		await edit(
			"update_post_meta( $id, '_wp_attachment_image_alt', 'L' );"
		);
		await clear();
		await edit( 'wp_trash_post( $id );' );
		await edit( 'wp_untrash_post( $id );' );
		await edit( 'wp_delete_attachment( $id, true );' );
		expect( await changes( 'content' ) ).toEqual( [
			[ 'Deleted: Large (Media)' ],
			[
				'Restored from the trash: Large (Media)',
				'Status: Trash → inherit',
			],
			[ 'Moved to the trash: Large (Media)', 'Status: inherit → Trash' ],
		] );
	} );
} );
