<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks of the spam filter. Its classes are loaded when a comment or a form is shown, sent or moderated. */
final class Spam_Filter {

	public const LEARN_HOOK = 'jetpack_dashboard_spam_learn';

	/** After other anti-spam plugins. */
	private const PRIORITY = 20;

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		$services = $this->services;
		add_action( 'comment_form', array( $this, 'print_comment_fields' ) );
		add_filter( 'pre_comment_approved', $services->method( Comment_Check::class, 'check' ), self::PRIORITY, 2 );
		add_action( 'wp_insert_comment', $services->method( Comment_Check::class, 'save_reasons' ), 10, 2 );
		add_action( 'transition_comment_status', $services->method( Learner::class, 'decide' ), 10, 3 );
		Backend_Hooks::add(
			static function () use ( $services ): void {
				add_action( self::LEARN_HOOK, $services->method( Learner::class, 'learn_slice' ) );
			}
		);
		add_filter( 'jetpack_contact_form_is_spam', $services->method( Contact_Messages::class, 'check' ), self::PRIORITY, 2 );
		add_action( 'register_form', $services->method( Registrations::class, 'print_fields' ) );
		add_filter( 'registration_errors', $services->method( Registrations::class, 'check' ), 10, 3 );
		if ( is_multisite() ) {
			add_action( 'signup_hidden_fields', $services->method( Network_Sign_Ups::class, 'print_fields' ) );
			add_filter( 'wpmu_validate_user_signup', $services->method( Network_Sign_Ups::class, 'check_user' ) );
			add_filter( 'wpmu_validate_blog_signup', $services->method( Network_Sign_Ups::class, 'check_site' ) );
		}
		if ( is_admin() ) {
			add_action( 'admin_init', $services->method( Learner::class, 'start_once' ) );
			add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
			( new Comments_Column() )->register();
		}
	}

	/** @param int $post_id */
	public function print_comment_fields( $post_id ): void {
		// Logged-in users need no token. Their pages aren't cached.
		if ( ! is_user_logged_in() && ! Judge::stands_aside() ) {
			$this->services->get( Comment_Form::class )->print_fields( (int) $post_id );
		}
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Spam filter', 'jetpack-dashboard' ),
			__( 'The spam filter checks comments, contact forms and registrations on your site and sends nothing to others. For comments that it held, it stores the reasons with the comment. From comments that moderators approve or mark as spam, it stores hashes of words with counts, from which no text, name or address can be read.', 'jetpack-dashboard' ),
			__( 'We check comments and messages for spam on this site. Suspicious ones wait until we have looked at them.', 'jetpack-dashboard' )
		);
	}
}
