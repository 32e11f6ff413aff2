<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Lock;

defined( 'ABSPATH' ) || exit;

/** Recognizes a message that is sent twice, for example by a double click. Also if both requests run at the same time. */
class Repeat_Guard {

	private const TRANSIENT = 'jetpack_dashboard_form_sent_';
	private const SECONDS   = 10 * MINUTE_IN_SECONDS;

	private Lock $lock;

	/** Of the current message. */
	private string $key = '';

	public function __construct( Lock $lock ) {
		$this->lock = $lock;
	}

	/** Waits up to five seconds for the same message in another request. Returns whether it has been stored. */
	public function is_repeat( Form $form, Submission $submission ): bool {
		// A file of the same name and size can have another content.
		$files     = array_map( static fn( array $file ): string => (string) md5_file( $file['path'] ), $submission->files );
		$this->key = substr( wp_hash( 'contact form repeat ' . wp_json_encode( array( $form->id, $submission->values, $files ) ) ), 0, 24 );

		$attempts = 50;
		while ( ! $this->lock->acquire( "form_$this->key", 30 ) && $attempts-- > 0 ) {
			usleep( 100000 );
		}

		return false !== get_transient( self::TRANSIENT . $this->key );
	}

	public function end( bool $is_stored ): void {
		if ( $is_stored ) {
			set_transient( self::TRANSIENT . $this->key, 1, self::SECONDS );
		}
		$this->lock->release( "form_$this->key" );
	}
}
