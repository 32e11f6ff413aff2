import { evalData, evalJson, evalPhp } from './site';

/** Rows that WordPress itself changes between two requests. */
const VOLATILE =
	"'cron', 'rewrite_rules', 'recently_edited', 'can_compress_scripts'";

const READ = `
global $wpdb;
$options = array();
$rows = $wpdb->get_results( "SELECT option_name, option_value, autoload FROM {$wpdb->options} WHERE option_name NOT IN ( ${ VOLATILE } )" );
foreach ( $rows as $row ) {
	if ( 0 === strpos( $row->option_name, '_transient_' ) || 0 === strpos( $row->option_name, '_site_transient_' ) ) {
		continue;
	}
	$options[ $row->option_name ] = array( base64_encode( $row->option_value ), $row->autoload );
}
$meta = array();
$rows = $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM {$wpdb->usermeta} WHERE meta_key LIKE '%jetpack%'" );
foreach ( $rows as $row ) {
	$meta[ $row->user_id . ' ' . $row->meta_key ] = base64_encode( $row->meta_value );
}
`;

/** Options by name: [ base64 value, autoload ]. Our user meta by "user key". */
export interface SavedState {
	options: Record< string, [ string, string ] >;
	meta: Record< string, string >;
}

/** Every option of the site except transients, and the plugin's user meta. */
export async function readState(): Promise< SavedState > {
	return JSON.parse(
		await evalData(
			`${ READ } echo wp_json_encode( array( 'options' => (object) $options, 'meta' => (object) $meta ) );`
		)
	) as SavedState;
}

/**
 * Restores options and user meta from `readState()`, bypassing WordPress's
 * hooks.
 */
async function restoreState( state: SavedState ): Promise< void > {
	const saved = Buffer.from( JSON.stringify( state ) ).toString( 'base64' );
	await evalData( `${ READ }
$saved = json_decode( base64_decode( '${ saved }' ), true );
foreach ( $options as $name => $stored ) {
	if ( ! isset( $saved['options'][ $name ] ) ) {
		$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
	}
}
foreach ( $saved['options'] as $name => $stored ) {
	$row = array( 'option_value' => base64_decode( $stored[0] ), 'autoload' => $stored[1] );
	if ( ! isset( $options[ $name ] ) ) {
		$wpdb->insert( $wpdb->options, $row + array( 'option_name' => $name ) );
	} elseif ( $options[ $name ] !== $stored ) {
		$wpdb->update( $wpdb->options, $row, array( 'option_name' => $name ) );
	}
}
foreach ( $meta as $key => $value ) {
	if ( ! isset( $saved['meta'][ $key ] ) || $saved['meta'][ $key ] !== $value ) {
		list( $user, $name ) = explode( ' ', $key, 2 );
		$wpdb->delete( $wpdb->usermeta, array( 'user_id' => $user, 'meta_key' => $name ) );
	}
}
foreach ( $saved['meta'] as $key => $value ) {
	if ( ! isset( $meta[ $key ] ) || $meta[ $key ] !== $value ) {
		list( $user, $name ) = explode( ' ', $key, 2 );
		$wpdb->insert( $wpdb->usermeta, array( 'user_id' => $user, 'meta_key' => $name, 'meta_value' => base64_decode( $value ) ) );
	}
}
wp_cache_flush();` );
}

const readLastPost = () =>
	evalJson< number >(
		'global $wpdb; echo (int) $wpdb->get_var( "SELECT MAX( ID ) FROM {$wpdb->posts}" );'
	);

/** With their files: other test files count videos and messages. */
const deletePostsAfter = ( id: number ) =>
	evalPhp( `global $wpdb;
foreach ( $wpdb->get_results( "SELECT ID, post_type FROM {$wpdb->posts} WHERE ID > ${ id } ORDER BY ID DESC" ) as $post ) {
	'attachment' === $post->post_type ? wp_delete_attachment( (int) $post->ID, true ) : wp_delete_post( (int) $post->ID, true );
}` );

/**
 * Saves the site's state before the file's tests and restores it after them.
 * Posts and files that the tests leave behind are deleted.
 */
export function restoreStateAfterwards(): void {
	let state: SavedState;
	let lastPost: number;
	beforeAll( async () => {
		[ state, lastPost ] = [ await readState(), await readLastPost() ];
	} );
	afterAll( async () => {
		await deletePostsAfter( lastPost );
		await restoreState( state );
	} );
}
