<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Local_Folder;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Files of messages, below the uploads folder. Their names are random and have no extension that a server would execute. Apache denies
 * direct requests; other servers would need a name that nobody can guess.
 */
class Uploaded_Files {

	/** Below the uploads folder. */
	public const FOLDER = 'jetpack-dashboard-forms';

	/** Post meta: one row per file, with its stored name. */
	public const META = '_jetpack_dashboard_form_file';

	private const NAME      = '/^[0-9a-f]{48}\.bin$/';
	private const MAX_BYTES = 524288000;
	private const LOCK      = 'form_files';

	/** Messages that are deleted at once to make room for a file. */
	private const BATCH = 50;

	private Messages $messages;
	private Lock $lock;
	private Clock $clock;

	public function __construct( Messages $messages, Lock $lock, Clock $clock ) {
		$this->messages = $messages;
		$this->lock     = $lock;
		$this->clock    = $clock;
	}

	/** Moves the files of a submission into the folder. Returns false, with none of them stored, if there is no room or a file can't be moved. */
	public function store( Submission $submission ): bool {
		if ( array() === $submission->files ) {
			return true;
		}
		if ( ! $this->lock() ) {
			return false;
		}
		try {
			if ( ! self::prepare_folder() || ! $this->make_room( array_sum( array_column( $submission->files, 'bytes' ) ) ) ) {
				return false;
			}
			foreach ( $submission->files as $key => $file ) {
				$name = bin2hex( random_bytes( 24 ) ) . '.bin';
				// phpcs:ignore Generic.PHP.ForbiddenFunctions -- wp_handle_upload() makes files public and keeps their names.
				if ( ! move_uploaded_file( $file['path'], self::folder() . "/$name" ) ) {
					$this->delete( $submission );
					return false;
				}
				$submission->files[ $key ]['stored'] = $name;
			}
		} finally {
			$this->lock->release( self::LOCK );
		}

		return true;
	}

	/** Deletes the files of a submission that couldn't be stored as a message. */
	public function delete( Submission $submission ): void {
		foreach ( $submission->files as $file ) {
			self::delete_file( $file['stored'] ?? '' );
		}
	}

	/**
	 * Also runs for WordPress's privacy tools, and while the module is off.
	 *
	 * @param int $id
	 */
	public function delete_of_message( $id ): void {
		if ( Messages::TYPE === get_post_type( (int) $id ) ) {
			foreach ( (array) get_post_meta( (int) $id, self::META ) as $name ) {
				self::delete_file( is_string( $name ) ? $name : '' );
			}
		}
	}

	/** Deletes files without a message, which are left if PHP is killed between storing the file and the message. */
	public function delete_orphans(): void {
		global $wpdb;

		$names = Local_Folder::names_in( self::folder() );
		if ( array() === $names ) {
			return;
		}
		// phpcs:ignore WordPress.DB -- Once a day, by its indexed key.
		$used = array_flip( $wpdb->get_col( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE meta_key = %s", self::META ) ) );
		if ( '' !== $wpdb->last_error ) {
			return;
		}
		foreach ( $names as $name ) {
			$path = self::path( $name );
			if ( '' !== $path && ! isset( $used[ $name ] ) && (int) filemtime( $path ) < $this->clock->now() - DAY_IN_SECONDS ) {
				self::delete_file( $name );
			}
		}
	}

	/** @return string '' if the name isn't one of ours, or the file doesn't exist. */
	public static function path( string $name ): string {
		$path = self::folder() . "/$name";

		return 1 === preg_match( self::NAME, $name ) && is_file( $path ) && ! is_link( $path ) ? $path : '';
	}

	private static function folder(): string {
		return Uploads::folder() . '/' . self::FOLDER;
	}

	private static function delete_file( string $name ): void {
		$path = self::path( $name );
		if ( '' !== $path ) {
			wp_delete_file( $path );
		}
	}

	/** Waits up to two seconds, so that two messages at the same time don't exceed the limit together. */
	private function lock(): bool {
		for ( $attempt = 0; $attempt < 20; $attempt++ ) {
			if ( $this->lock->acquire( self::LOCK, 30 ) ) {
				return true;
			}
			usleep( 100000 );
		}

		return false;
	}

	/** Deletes the oldest spam, then the oldest trash, if the folder is full. */
	private function make_room( int $bytes ): bool {
		while ( self::size() + $bytes > self::limit() ) {
			if ( 0 === $this->messages->delete_oldest( array( Messages::SPAM ), self::BATCH ) && 0 === $this->messages->delete_oldest( array( 'trash' ), self::BATCH ) ) {
				return false;
			}
		}

		return true;
	}

	/** Bytes of all files. */
	public static function size(): int {
		return Local_Folder::size( self::folder() );
	}

	public static function limit(): int {
		/**
		 * Filters how many bytes the files of all messages have at most.
		 *
		 * @since 1.0.0
		 *
		 * @param int $bytes
		 */
		return max( 1, (int) apply_filters( 'jetpack_dashboard_contact_form_file_bytes', self::MAX_BYTES ) );
	}

	private static function prepare_folder(): bool {
		$folder = self::folder();
		if ( is_link( $folder ) || ! wp_mkdir_p( $folder ) ) {
			return false;
		}
		$files = array(
			'.htaccess' => "<IfModule mod_authz_core.c>\nRequire all denied\n</IfModule>\n<IfModule !mod_authz_core.c>\nDeny from all\n</IfModule>\n",
			'index.php' => "<?php // Silence is golden.\n",
		);
		foreach ( $files as $name => $text ) {
			if ( ! is_file( "$folder/$name" ) && ! Local_Folder::write( "$folder/$name", $text ) ) {
				return false;
			}
		}

		return true;
	}
}
