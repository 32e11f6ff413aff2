<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Privacy;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

/** Registers exporters and erasers. */
final class Privacy_Tools {

	/**
	 * Returns personal data by id.
	 *
	 * @var callable(): array<string, Personal_Data>
	 */
	private $sources;

	/** @param callable(): array<string, Personal_Data> $sources Returns personal data by id; called lazily. */
	public function __construct( callable $sources ) {
		$this->sources = $sources;
	}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporters' ) );
		add_filter( 'wp_privacy_personal_data_erasers', array( $this, 'add_erasers' ) );
	}

	/**
	 * @param array<string, array<string, mixed>> $exporters
	 * @return array<string, array<string, mixed>>
	 */
	public function add_exporters( $exporters ): array {
		return (array) $exporters + $this->entries(
			'exporter',
			static fn( Personal_Data $source ): callable => static fn( $email, $page = 1 ) => self::attempt( static fn() => $source->export( new Person( (string) $email ), max( 1, (int) $page ) ) )
		);
	}

	/**
	 * Our erasers run before WordPress's: it removes the email addresses by which ours find comments.
	 *
	 * @param array<string, array<string, mixed>> $erasers
	 * @return array<string, array<string, mixed>>
	 */
	public function add_erasers( $erasers ): array {
		return $this->entries(
			'eraser',
			static fn( Personal_Data $source ): callable => static fn( $email ) => self::attempt( static fn() => $source->erase( new Person( (string) $email ) ) )
		) + (array) $erasers;
	}

	/**
	 * @param callable(Personal_Data): callable $callback Returns the callback of a source.
	 * @return array<string, array<string, mixed>>
	 */
	private function entries( string $kind, callable $callback ): array {
		$entries = array();

		foreach ( ( $this->sources )() as $id => $source ) {
			$entries[ 'jetpack-dashboard-' . $id ] = array(
				$kind . '_friendly_name' => $source->label(),
				'callback'               => $callback( $source ),
			);
		}

		return $entries;
	}

	/**
	 * Converts database errors for the privacy tools: an incomplete export must not look complete.
	 *
	 * @return mixed
	 */
	private static function attempt( callable $work ) {
		try {
			return $work();
		} catch ( Storage_Error $error ) {
			return new WP_Error( 'jetpack_dashboard_storage', __( 'A database error occurred. Try again in a few minutes.', 'jetpack-dashboard' ) );
		}
	}
}
