<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;

defined( 'ABSPATH' ) || exit;

/** Settings and circumstances that make an attack easier, or that follow one. */
class Weak_Spots {

	/** How long an administrator counts as new. */
	private const NEW_USER_S = WEEK_IN_SECONDS;

	private const MAX_USERS = 20;

	private const TIMEOUT_S = 5;

	private Clock $clock;

	public function __construct( Clock $clock ) {
		$this->clock = $clock;
	}

	/** @return Threat[] */
	public function find(): array {
		return array_merge( $this->config_file(), $this->debug_log(), self::file_editor(), self::outdated(), $this->new_administrators() );
	}

	/** @return Threat[] */
	private function config_file(): array {
		$file  = is_file( ABSPATH . 'wp-config.php' ) ? ABSPATH . 'wp-config.php' : dirname( ABSPATH ) . '/wp-config.php';
		$facts = @stat( $file ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- open_basedir may forbid the second one.

		return $facts && '\\' !== DIRECTORY_SEPARATOR && ( $facts['mode'] & 0002 ) ? array( new Threat( Threat::WEAKNESS, 'config-writable', 'wp-config.php' ) ) : array();
	}

	/** @return Threat[] */
	private function debug_log(): array {
		$files = array( WP_CONTENT_DIR . '/debug.log' );
		// It may be a path.
		$setting = defined( 'WP_DEBUG_LOG' ) ? constant( 'WP_DEBUG_LOG' ) : true;
		if ( is_string( $setting ) && ! in_array( strtolower( $setting ), array( '', '0', '1', 'true', 'false' ), true ) ) {
			$files[] = $setting;
		}

		$threats = array();
		foreach ( array_unique( $files ) as $file ) {
			$url = is_file( $file ) && filesize( $file ) ? self::url( $file ) : '';
			if ( '' !== $url && 200 === wp_remote_retrieve_response_code( wp_remote_head( $url, array( 'timeout' => self::TIMEOUT_S ) ) ) ) {
				$threats[] = new Threat( Threat::WEAKNESS, 'debug-log', Packages::place( wp_normalize_path( $file ) ) );
			}
		}

		return $threats;
	}

	/** @return string The address of a file. '' if it is outside of the website. */
	private static function url( string $file ): string {
		$file    = wp_normalize_path( (string) realpath( $file ) );
		$folders = array(
			array( WP_CONTENT_DIR, content_url() ),
			array( ABSPATH, site_url() ),
		);
		foreach ( $folders as list( $folder, $url ) ) {
			$folder = Packages::clean( (string) realpath( $folder ) ) . '/';
			if ( 0 === strpos( $file, $folder ) ) {
				return $url . '/' . substr( $file, strlen( $folder ) );
			}
		}

		return '';
	}

	/** @return Threat[] */
	private static function file_editor(): array {
		$is_off = ( defined( 'DISALLOW_FILE_EDIT' ) && DISALLOW_FILE_EDIT ) || ( defined( 'DISALLOW_FILE_MODS' ) && DISALLOW_FILE_MODS );

		return $is_off ? array() : array( new Threat( Threat::WEAKNESS, 'file-editor', '' ) );
	}

	/** @return Threat[] What WordPress has found when it looked for updates. */
	private static function outdated(): array {
		$threats = array();
		$core    = get_site_transient( 'update_core' );
		foreach ( (array) ( $core->updates ?? array() ) as $update ) {
			if ( 'upgrade' === ( $update->response ?? '' ) ) {
				$threats[] = new Threat( Threat::WEAKNESS, 'outdated-core', 'WordPress', (string) ( $update->version ?? '' ) );
				break;
			}
		}
		foreach ( array( 'plugin', 'theme' ) as $kind ) {
			$updates = get_site_transient( "update_{$kind}s" );
			foreach ( (array) ( $updates->response ?? array() ) as $name => $update ) {
				$threats[] = new Threat( Threat::WEAKNESS, "outdated-$kind", (string) $name, (string) ( ( (object) $update )->new_version ?? '' ) );
			}
		}

		return $threats;
	}

	/** @return Threat[] None on a new site, on which everybody is new. */
	private function new_administrators(): array {
		$since = gmdate( 'Y-m-d H:i:s', $this->clock->now() - self::NEW_USER_S );
		$query = array(
			'role'   => 'administrator',
			'fields' => array( 'ID', 'user_login', 'user_registered' ),
			'number' => self::MAX_USERS,
		);
		$old   = get_users(
			array(
				'number'     => 1,
				'date_query' => array( array( 'before' => $since ) ),
			) + $query
		);
		if ( ! $old ) {
			return array();
		}

		$new = get_users( array( 'date_query' => array( array( 'after' => $since ) ) ) + $query );

		return array_map( static fn( $user ): Threat => new Threat( Threat::WEAKNESS, 'new-administrator', (string) ( (array) $user )['user_login'], (string) ( (array) $user )['user_registered'] ), $new );
	}
}
