<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Deletes messages that are older than the owner's setting, daily. */
final class Pruner {

	private const BATCH   = 100;
	private const BATCHES = 50;

	private Messages $messages;
	private Settings_Store $settings;
	private Clock $clock;
	private Uploaded_Files $files;

	public function __construct( Messages $messages, Settings_Store $settings, Clock $clock, Uploaded_Files $files ) {
		$this->messages = $messages;
		$this->settings = $settings;
		$this->clock    = $clock;
		$this->files    = $files;
	}

	public function prune(): void {
		$this->files->delete_orphans();
		$before = gmdate( 'Y-m-d H:i:s', $this->clock->now() - max( 1, (int) $this->settings->get( 'contact_form_days_kept' ) ) * DAY_IN_SECONDS );

		for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
			if ( $this->messages->delete_oldest( array( Messages::UNREAD, Messages::READ, Messages::SPAM, 'trash' ), self::BATCH, $before ) < self::BATCH ) {
				return;
			}
		}
	}
}
