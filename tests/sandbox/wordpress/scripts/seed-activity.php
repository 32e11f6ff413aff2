<?php
/**
 * A page with a contact form and a message, followers, and a robot that was
 * locked out while guessing passwords.
 */

// phpcs:disable -- runs on a sandbox's site only.

use Jetpack_Dashboard\Features\Contact_Form\Messages;
use Jetpack_Dashboard\Features\Protect\Attempt;
use Jetpack_Dashboard\Features\Protect\Attempt_Limiter;
use Jetpack_Dashboard\Features\Subscriptions\Followers;
use Jetpack_Dashboard\Plugin;

if ( ! class_exists( Plugin::class ) ) {
	return;
}

wp_set_current_user( 1 );
$page = wp_insert_post(
	array(
		'post_type'    => 'page',
		'post_status'  => 'publish',
		'post_title'   => 'Write to us',
		'post_content' => '<!-- wp:jetpack/contact-form --><!-- wp:jetpack/field-name {"label":"Name","required":true} /--><!-- wp:jetpack/field-email {"label":"Email","required":true} /--><!-- wp:jetpack/field-textarea {"label":"Message","required":true} /--><!-- /wp:jetpack/contact-form -->',
	)
);
$text = 'We would like to walk the stage after the chapel in May. Is the bridge open again?';
$id   = wp_insert_post(
	array(
		'post_type'    => Messages::TYPE,
		'post_status'  => Messages::UNREAD,
		'post_parent'  => $page,
		'post_title'   => 'Ingrid Solberg',
		'post_content' => $text,
		'post_date'    => wp_date( 'Y-m-d H:i:s', time() - 2 * HOUR_IN_SECONDS ),
		'meta_input'   => array(
			Messages::EMAIL => 'ingrid@example.org',
			Messages::DATA  => wp_slash(
				wp_json_encode(
					array(
						'url'    => get_permalink( $page ),
						'sender' => 'Ingrid Solberg',
						'fields' => array( array( 'Name', 'Ingrid Solberg' ), array( 'Email', 'ingrid@example.org' ), array( 'Message', $text ) ),
					)
				)
			),
		),
	)
);

Plugin::container()->get( Followers::class )->import( array( 'ana@example.org', 'tom@example.org', 'ingrid@example.org', 'rui@example.org', 'chiara@example.org' ) );

// Not by wp_authenticate(), which counts for this request's own address.
$limiter = Plugin::container()->get( Attempt_Limiter::class );
for ( $count = 0; $count < 17; $count++ ) {
	$verdict = $limiter->admit( new Attempt( '203.0.113.7', '203.0.113.7', 'root', 'root', Attempt::FORM ) );
	if ( ! $verdict->is_refused() ) {
		$limiter->fail( $verdict );
	}
}

// The activity log has this request's address; it is written at its end.
add_action(
	'shutdown',
	static function () {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_activity SET address = '203.0.113.7' WHERE action = 'lockout'" );
	},
	PHP_INT_MAX
);
