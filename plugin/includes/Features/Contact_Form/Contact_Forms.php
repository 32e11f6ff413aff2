<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Privacy\Policy_Guide;

defined( 'ABSPATH' ) || exit;

/** Hooks of contact forms. */
final class Contact_Forms {

	private Messages $messages;
	private Receiver $receiver;
	private Renderer $renderer;
	private Saved_Recipients $recipients;
	private Pruner $pruner;
	private Messages_List $messages_list;
	private Messages_Export $export;
	private Message_Screen $screen;
	private Settings_Page $settings_page;
	private Uploaded_Files $files;
	private File_Download $download;
	private Form_Patterns $patterns;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Messages $messages, Receiver $receiver, Renderer $renderer, Saved_Recipients $recipients, Pruner $pruner, Messages_List $messages_list, Messages_Export $export, Message_Screen $screen, Settings_Page $settings_page, Uploaded_Files $uploads, File_Download $download, Form_Patterns $patterns, Plugin_Files $files ) {
		$this->messages      = $messages;
		$this->receiver      = $receiver;
		$this->renderer      = $renderer;
		$this->recipients    = $recipients;
		$this->pruner        = $pruner;
		$this->messages_list = $messages_list;
		$this->export        = $export;
		$this->screen        = $screen;
		$this->settings_page = $settings_page;
		$this->files         = $uploads;
		$this->download      = $download;
		$this->patterns      = $patterns;
		$this->assets_url    = $files->url( 'includes/Features/Contact_Form/assets/' );
	}

	public function register(): void {
		add_action( 'init', array( $this->messages, 'register_type' ) );
		add_filter( 'wp_untrash_post_status', array( $this->messages, 'untrashed_status' ), 10, 3 );
		add_action( 'wp_scheduled_delete', array( $this->pruner, 'prune' ) );
		add_action( 'admin_init', array( $this, 'suggest_privacy_policy' ) );
		$this->files->register();
		$this->receiver->register();
		( new Form_Block( $this->renderer, $this->assets_url ) )->register();
		$this->patterns->register();
		( new Recipient_Guard() )->register();
		$this->recipients->register();
		Note_Hooks::add_source( Message_Notes::ID, static fn(): Message_Notes => new Message_Notes() );
		if ( is_admin() ) {
			$this->messages_list->register();
			$this->export->register();
			$this->screen->register();
			$this->settings_page->register();
			$this->download->register();
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
