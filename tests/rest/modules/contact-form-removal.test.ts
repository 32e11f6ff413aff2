import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson } from '../support/site';

restoreStateAfterwards();

it( 'deletes all messages with few statements when the plugin is uninstalled', async () => {
	const { statements, left, meta, post } = await evalJson<
		Record< string, number >
	>( `
		global $wpdb;
		foreach ( range( 1, 600 ) as $n ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => 'jetpack-message', 'post_status' => Jetpack_Dashboard\\Features\\Contact_Form\\Messages::UNREAD, 'post_title' => "Message $n", 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $wpdb->insert_id, 'meta_key' => 'removal', 'meta_value' => 'x' ) );
		}
		$id = wp_insert_post( array( 'post_title' => 'Stays' ) );
		add_post_meta( $id, 'removal', 'stays' );
		$before  = $wpdb->num_queries;
		$feature = require WP_PLUGIN_DIR . '/jetpack-dashboard/includes/Features/Contact_Form/feature.php';
		$feature->uninstall();
		$statements = $wpdb->num_queries - $before;
		echo wp_json_encode( array(
			'statements' => $statements,
			'left'       => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'jetpack-message'" ),
			'meta'       => (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = 'removal'" ),
			'post'       => get_post( $id ) ? 1 : 0,
		) );
		wp_delete_post( $id, true );` );
	expect( { left, meta, post } ).toEqual( { left: 0, meta: 1, post: 1 } );
	expect( statements ).toBeLessThan( 15 );
} );
