<?php
/**
 * Posting by email.
 *
 * Sort Order: 14
 * First Introduced: 2.0
 * Requires Connection: Yes
 * Requires User Connection: Yes
 * Auto Activate: No
 * Module Tags: Writing
 * Feature: Writing
 * Works Locally: Partly
 * Visible To: Editors
 * On The Site: Posts emails from a mailbox
 * By The Service: Optional: its addresses
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Modules\Feature;
use Jetpack_Dashboard\Settings\Kind;

defined( 'ABSPATH' ) || exit;

return new class() extends Feature {

	public function texts(): array {
		return array(
			'name'             => __( 'Post by email', 'jetpack-dashboard' ),
			'description'      => __( 'Publishes emails that you send to a secret address.', 'jetpack-dashboard' ),
			'long_description' => __( 'Each author can create a secret address. Emails to it become posts: the subject is the title, and pictures become a gallery.', 'jetpack-dashboard' ),
			'learn_more'       => __( 'Learn how to post by email', 'jetpack-dashboard' ),
			'search_terms'     => __( 'post by email, email, mail, mobile, publish, address, write, inbox, e-mail, mail to post, publish by mail, smartphone', 'jetpack-dashboard' ),
		);
	}

	public function settings(): array {
		return array(
			// Written as an action, read as the current user's address. The only setting that isn't limited to managers.
			Kind::choice( 'post_by_email_address', array( 'noop', 'create', 'regenerate', 'delete' ) )->as_action( true )->written_with( 'edit_posts' )->secret()
				/**
				 * Filters the current user's address for posting by email: a string, or null.
				 *
				 * @since 1.0.0
				 *
				 * @param string|null $email
				 * @param int         $user_id
				 */
				->shown_as( static fn() => apply_filters( 'jetpack_dashboard_post_by_email_address', null, get_current_user_id() ) )
				->described( static fn(): string => __( 'Your secret address. Emails to it become posts.', 'jetpack-dashboard' ) )
				->labeled(
					static fn(): array => array(
						'noop'       => __( 'Keep the address', 'jetpack-dashboard' ),
						'create'     => __( 'Create an address', 'jetpack-dashboard' ),
						'regenerate' => __( 'Regenerate the address', 'jetpack-dashboard' ),
						'delete'     => __( 'Delete the address', 'jetpack-dashboard' ),
					)
				),
		);
	}

	public function boot( Container $services ): void {
		$address = $services->lazy( Author_Address::class );

		Backend_Hooks::add(
			static function () use ( $address ): void {
				add_filter( 'jetpack_dashboard_post_by_email_address', static fn( $email, $user_id ) => $address()->of( (int) $user_id ), 10, 2 );
				add_filter( 'jetpack_dashboard_apply_post_by_email_address', static fn( $result, $action, $user_id ) => $address()->change( (string) $action, (int) $user_id ), 10, 3 );
			}
		);

		Polling::register( $services );
		Note_Hooks::add_source( $services, Email_Notes::class );
		if ( is_admin() ) {
			foreach ( Mailbox_Actions::ACTIONS as $action ) {
				add_action( "admin_post_$action", static fn() => $services->get( Mailbox_Actions::class )->handle( $action ) );
			}
		}
	}

	public function pages( Container $services ): array {
		return array(
			new Subpage( Mailbox_Page::SLUG, static fn(): string => __( 'Post by email', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Mailbox_Page::class ) ),
		);
	}

	public function personal_data(): array {
		return array(
			'post-by-email'          => Address_Personal_Data::class,
			'post-by-email-messages' => Messages_Personal_Data::class,
		);
	}

	public function extra(): array {
		return array( 'mailbox' => Mailbox_Store::is_configured() ? 'configured' : '' );
	}
};
