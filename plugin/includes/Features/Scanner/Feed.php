<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Storage_Error;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A list of vulnerabilities that the owner has chosen, and what is installed of it. The last list is used while it can't be loaded. */
class Feed {

	/** Address, times and result of the last attempts. */
	public const OPTION = 'jetpack_dashboard_scan_feed';

	/** The entries, apart: only a scan reads them. */
	private const LIST_OPTION = 'jetpack_dashboard_scan_feed_list';

	/** Code of the error about an address that isn't allowed. */
	public const INVALID = 'invalid_address';

	/** How long a list is used before it is loaded again. */
	private const FRESH_S = 6 * HOUR_IN_SECONDS;

	private const NONE = array(
		'url'       => '',
		'loaded_at' => 0,
		'tried_at'  => 0,
		'problem'   => '',
		'entries'   => 0,
		'left_out'  => 0,
	);

	private Feed_Download $download;
	private Installed_Software $installed;
	private Threats $threats;
	private Scan_Database $database;
	private Clock $clock;
	private Scan_Log $log;

	public function __construct( Feed_Download $download, Installed_Software $installed, Threats $threats, Scan_Database $database, Clock $clock, Scan_Log $log ) {
		$this->download  = $download;
		$this->installed = $installed;
		$this->threats   = $threats;
		$this->database  = $database;
		$this->clock     = $clock;
		$this->log       = $log;
	}

	/**
	 * Times are Unix times, 0 for never. `problem` is why the last attempt failed, '' if it didn't.
	 *
	 * @return array{url: string, loaded_at: int, tried_at: int, problem: string, entries: int, left_out: int}
	 */
	public static function state(): array {
		$stored = get_option( self::OPTION );
		$stored = array_intersect_key( is_array( $stored ) ? $stored : array(), self::NONE ) + self::NONE;

		return array(
			'url'       => (string) $stored['url'],
			'loaded_at' => (int) $stored['loaded_at'],
			'tried_at'  => (int) $stored['tried_at'],
			'problem'   => (string) $stored['problem'],
			'entries'   => (int) $stored['entries'],
			'left_out'  => (int) $stored['left_out'],
		);
	}

	/**
	 * Saves the address that the owner entered, loads the list, and lists what is installed of it.
	 *
	 * @param string $url '' turns it off.
	 * @return string|WP_Error What was done. INVALID: nothing was saved. not_loaded: it was, but the list couldn't be loaded.
	 * @throws Storage_Error
	 */
	public function save( string $url ) {
		if ( '' !== $url && ! Feed_Download::is_allowed( $url ) ) {
			return new WP_Error( self::INVALID, __( 'Nothing was saved: enter an address that begins with https://, without a user name and without #.', 'jetpack-dashboard' ) );
		}
		$is_new = self::state()['url'] !== $url;
		$this->set( $url );
		if ( $is_new ) {
			$this->log->feed_set( '' !== $url );
		}
		$problem = self::state()['problem'];
		if ( '' !== $problem ) {
			/* translators: %s: error message. */
			return new WP_Error( 'not_loaded', sprintf( __( 'The address is saved, but the list couldn’t be loaded: %s', 'jetpack-dashboard' ), $problem ) );
		}

		return '' === $url ? __( 'The vulnerability list is off.', 'jetpack-dashboard' ) : __( 'The vulnerability list was loaded.', 'jetpack-dashboard' );
	}

	/** @throws Storage_Error */
	private function set( string $url ): void {
		if ( self::state()['url'] !== $url ) {
			delete_option( self::LIST_OPTION );
			update_option( self::OPTION, array( 'url' => $url ) + self::NONE, false );
		}
		if ( '' !== $url ) {
			$this->load( $url );
		}
		$this->database->with_tables(
			function (): void {
				$scan  = Scan_State::load()->scan;
				$found = $this->matches();
				foreach ( $found as $threat ) {
					$this->threats->add( $threat, $scan );
				}
				$this->threats->delete_others( Threat::VULNERABLE, array_map( static fn( Threat $threat ): string => $threat->key(), $found ) );
			}
		);
	}

	/**
	 * What is installed of the list, which is loaded again if it is old.
	 *
	 * @return Threat[]
	 */
	public function find(): array {
		$state = self::state();
		if ( '' !== $state['url'] && $state['tried_at'] < $this->clock->now() - self::FRESH_S ) {
			$this->load( $state['url'] );
		}

		return $this->matches();
	}

	private function load( string $url ): void {
		$loaded = $this->download->load( $url );
		// Another request may have changed it meanwhile.
		wp_cache_delete( self::OPTION, 'options' );
		$state = self::state();
		if ( $state['url'] !== $url ) {
			return;
		}
		$state['tried_at'] = $this->clock->now();
		$state['problem']  = is_wp_error( $loaded ) ? $loaded->get_error_message() : '';
		if ( ! is_wp_error( $loaded ) ) {
			$state['loaded_at'] = $state['tried_at'];
			$state['entries']   = count( $loaded['vulnerabilities'] );
			$state['left_out']  = $loaded['left_out'];
			update_option( self::LIST_OPTION, array_map( static fn( Vulnerability $entry ): array => $entry->entry(), $loaded['vulnerabilities'] ), false );
		}
		update_option( self::OPTION, $state, false );
	}

	/** @return Threat[] */
	private function matches(): array {
		$list = '' === self::state()['url'] ? array() : get_option( self::LIST_OPTION );
		if ( ! is_array( $list ) || ! $list ) {
			return array();
		}
		$installed = $this->installed->all();
		$threats   = array();
		foreach ( $list as $entry ) {
			$found = Vulnerability::read( $entry );
			foreach ( $found ? $installed[ $found->type ][ $found->slug ] ?? array() : array() as $software ) {
				if ( $found->affects( $software['version'] ) ) {
					$threats[] = new Threat( Threat::VULNERABLE, "vulnerable-$found->type", $software['name'], $found->detail( $software['version'] ), '', '', md5( "$found->slug\n$found->title\n$found->fixed_in" ) );
				}
			}
		}

		return $threats;
	}
}
