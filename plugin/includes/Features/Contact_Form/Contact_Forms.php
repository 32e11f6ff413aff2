<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks of contact forms. Most pages have no form, so the classes that show and receive forms are loaded when they are needed. */
final class Contact_Forms {

	/** The id of the submitted form. */
	public const PARAMETER = 'jpf-form';

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function register(): void {
		Backend_Hooks::on_init( $this->services->method( Messages::class, 'register_type' ) );
		// Page views need the type only for the toolbar, which counts new messages.
		add_action( 'admin_bar_init', $this->services->method( Messages::class, 'register_type' ) );
		add_filter( 'wp_untrash_post_status', $this->services->method( Messages::class, 'untrashed_status' ), 10, 3 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'wp_scheduled_delete', $this->services->method( Pruner::class, 'prune' ) );
				add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
				// Only where patterns are used, so that pages don't translate them.
				add_action( 'admin_init', $this->services->method( Form_Patterns::class, 'add' ) );
			}
		);
		add_action( 'template_redirect', array( $this, 'receive' ), 0 );
		// After the Markdown module, which converts what the user typed.
		add_filter( 'wp_insert_post_data', $this->services->method( Recipient_Guard::class, 'check' ), 20, 2 );
		add_action( 'before_delete_post', $this->services->method( Uploaded_Files::class, 'delete_of_message' ) );
		$this->services->get( Form_Block::class )->register();
		add_action( 'rest_api_init', $this->services->method( Form_Patterns::class, 'add' ) );
		$this->services->get( Saved_Recipients::class )->register();
		Note_Hooks::add_source( $this->services, Message_Notes::class );
		if ( is_admin() ) {
			$this->services->get( Messages_List::class )->register();
			$this->services->get( Messages_Export::class )->register();
			$this->services->get( Message_Screen::class )->register();
			$this->services->get( Settings_Page::class )->register();
			$this->services->get( File_Download::class )->register();
		}
	}

	public function receive(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only chooses what to load.
		if ( isset( $_POST[ self::PARAMETER ] ) || Posted_Files::exceed_limit() ) {
			$this->services->get( Receiver::class )->start();
		}
	}

	public function suggest_privacy_policy(): void {
		Policy_Guide::suggest(
			__( 'Contact forms', 'jetpack-dashboard' ),
			__( 'Contact forms store what visitors enter and the files they send, but not their IP address. If the anti-spam plugin is active, messages are sent to its service, with the visitor’s IP address and browser.', 'jetpack-dashboard' ),
			__( 'If you send us a message with a form, we store what you enter, the files you send, and the page you sent it from, so that we can reply. We delete messages when we no longer need them.', 'jetpack-dashboard' )
		);
	}
}
