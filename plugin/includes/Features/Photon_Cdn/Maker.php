<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Makes copies of waiting scripts and styles, checks that they can be loaded, and deletes outdated ones (cron). */
final class Maker {

	/** Outdated copies are kept this long: page caches may refer to them. */
	private const KEEP_OUTDATED_S = WEEK_IN_SECONDS;

	/** Copies that no page used for this long are deleted. */
	private const KEEP_UNUSED_S = 30 * DAY_IN_SECONDS;

	/** A copy that was used within this time isn't evicted for another. */
	private const KEEP_USED_S = DAY_IN_SECONDS;

	/** Time of one run. The next one continues. */
	private const RUN_S = 20.0;

	/** Below the maximum lifetime of locks. */
	private const LOCK_S = 59;

	/** Space that stays free on the disk. */
	private const FREE_BYTES = 100 * 1048576;

	private Lock $lock;
	private Clock $clock;
	private Settings_Store $settings;

	private Copies $copies;
	private Sources $sources;
	private File_Map $map;

	/**
	 * Copies on the disk, least recently used first.
	 *
	 * @var array<string, array{bytes: int, time: int}>
	 */
	private array $all = array();

	private int $bytes = 0;

	public function __construct( Lock $lock, Clock $clock, Settings_Store $settings ) {
		$this->lock     = $lock;
		$this->clock    = $clock;
		$this->settings = $settings;
	}

	/** Makes no queries if it is scheduled: the schedule is an autoloaded option. */
	public static function schedule( int $delay_s = 0 ): void {
		if ( ! wp_next_scheduled( Photon_Cdn::MAKE_HOOK ) ) {
			// WordPress's cron uses the real clock.
			wp_schedule_single_event( time() + $delay_s, Photon_Cdn::MAKE_HOOK );
		}
	}

	public static function ensure_schedule(): void {
		if ( ! wp_next_scheduled( Photon_Cdn::DAILY_HOOK ) ) {
			wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', Photon_Cdn::DAILY_HOOK );
		}
	}

	/** @param bool $checks_all Whether to read all originals again. */
	public function run( bool $checks_all = false ): void {
		$this->copies = Copies::of_site();
		if ( ! $this->copies->is_local() || ! $this->lock->acquire( 'static-files', self::LOCK_S ) ) {
			return;
		}

		$this->sources = Sources::of_site();
		$this->map     = File_Map::read();
		$this->all     = $this->copies->all();
		$this->bytes   = (int) array_sum( array_column( $this->all, 'bytes' ) );

		$cdn      = (string) $this->settings->get( File_Map::CDN );
		$has_host = '' !== $cdn || self::host( $this->copies->url() ) !== self::host( content_url() );
		$place    = $this->sources->place( $has_host );
		if ( $place !== $this->map->place || $has_host !== $this->map->has_host ) {
			$checks_all          = true;
			$this->map->place    = $place;
			$this->map->has_host = $has_host;
		}

		$check    = new Folder_Check( $this->copies );
		$result   = $check->run();
		$is_there = $check->is_there();
		if ( ! wp_is_writable( $this->copies->folder() ) ) {
			$problem = Usage::UNWRITABLE;
		} else {
			$problem = $this->make_all( $checks_all );
			$this->delete_outdated();
		}

		// Another request may have deleted everything, or turned the module off.
		if ( $is_there && ! $check->is_there() ) {
			$this->copies->delete_all();
			$this->lock->release( 'static-files' );
			return;
		}

		$this->map->works       = $result['works'];
		$this->map->cdn         = '' !== $cdn && $result['works'] && $check->is_on( $this->copies->url_on( $cdn ) ) ? $cdn : '';
		$this->map->checked_cdn = $cdn;
		$this->map->store();
		$this->store_usage( $result['is_cached'], $result['works'] || '' !== $problem ? $problem : Usage::UNREACHABLE );
		$this->lock->release( 'static-files' );

		if ( ! $result['works'] || ( new Queue( $this->copies ) )->lists() ) {
			self::schedule( HOUR_IN_SECONDS );
		}
	}

	/** Returns a problem of Usage, or ''. */
	private function make_all( bool $checks_all ): string {
		$queue = new Queue( $this->copies );
		$end   = microtime( true ) + self::RUN_S;
		$lists = array( '' => $checks_all ? array_keys( $this->map->files ) : array() );
		foreach ( $queue->lists() as $name ) {
			$lists[ $name ] = $queue->paths_in( $name );
		}

		foreach ( $lists as $name => $paths ) {
			foreach ( $paths as $path ) {
				$problem = microtime( true ) > $end ? '' : $this->make( (string) $path );
				if ( '' !== $problem ) {
					return $problem;
				}
			}
			if ( '' !== $name ) {
				// What the time didn't suffice for is added again by the next page.
				$queue->remove( $name );
			}
		}

		return '';
	}

	/** Makes the copy of one file. Returns a problem of Usage, or ''. */
	private function make( string $path ): string {
		clearstatcache();
		$version = Sources::version( $this->sources->location( $path ) );
		$old     = $this->map->files[ $path ][1] ?? '';

		if ( '' === $version ) {
			$this->copies->retire( $old );
			unset( $this->map->files[ $path ] );
			return '';
		}
		if ( ! isset( $this->map->files[ $path ] ) && count( $this->map->files ) >= File_Map::MAX ) {
			return '';
		}

		$file = $this->sources->file( $path );
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors.Discouraged -- A local file.
		$original = null === $file ? '' : (string) @file_get_contents( $file, false, null, 0, Contents::MAX_BYTES + 1 );
		$text     = Contents::of( $path, $original, $this->sources->folder_url( $path, $this->map->has_host ) );
		$hash     = null === $text ? '' : Copies::hash( $path, $text );

		if ( null !== $text && ! $this->copies->has( $hash, $path ) ) {
			$bytes = strlen( $text );
			if ( $this->is_disk_full() ) {
				return Usage::DISK_FULL;
			}
			if ( ! $this->make_room( $bytes ) ) {
				return Usage::LIMIT_REACHED;
			}
			if ( ! $this->copies->write( $hash, $path, $text ) ) {
				return Usage::UNWRITABLE;
			}
			$this->bytes       += $bytes;
			$this->all[ $hash ] = array(
				'bytes' => $bytes,
				'time'  => $this->clock->now(),
			);
		}

		if ( $old !== $hash ) {
			$this->copies->retire( $old );
		}
		$this->map->files[ $path ] = array( $version, $hash );

		return '';
	}

	/** Makes room for a copy: outdated ones first, then those that weren't used for a day. False if that isn't possible. */
	private function make_room( int $bytes ): bool {
		$limit = (int) $this->settings->get( Usage::LIMIT ) * 1048576;
		$used  = array_flip( $this->map->folders() );

		foreach ( array( false, true ) as $is_used ) {
			foreach ( $this->all as $hash => $copy ) {
				if ( $this->bytes + $bytes <= $limit ) {
					return true;
				}
				if ( isset( $used[ $hash ] ) === $is_used && ( ! $is_used || $copy['time'] <= $this->clock->now() - self::KEEP_USED_S ) ) {
					$this->remove( (string) $hash );
				}
			}
		}

		return $this->bytes + $bytes <= $limit;
	}

	private function delete_outdated(): void {
		$used = array_flip( $this->map->folders() );

		foreach ( $this->copies->all() as $hash => $copy ) {
			if ( $copy['time'] <= $this->clock->now() - ( isset( $used[ $hash ] ) ? self::KEEP_UNUSED_S : self::KEEP_OUTDATED_S ) ) {
				$this->remove( $hash );
			}
		}

		// Files without copies leave no trace of their use. They are added again if a page has them.
		if ( count( $this->map->files ) >= File_Map::MAX ) {
			$this->map->remove_folder( '' );
		}
	}

	private function remove( string $hash ): void {
		$this->copies->remove( $hash );
		$this->map->remove_folder( $hash );
		$this->bytes -= $this->all[ $hash ]['bytes'] ?? 0;
		unset( $this->all[ $hash ] );
	}

	private function store_usage( bool $is_cached, string $problem ): void {
		$all  = $this->copies->all();
		$used = array_intersect_key( $all, array_flip( $this->map->folders() ) );

		Usage::store(
			array(
				'files'      => count( $used ),
				'bytes'      => (int) array_sum( array_column( $all, 'bytes' ) ),
				'used_bytes' => (int) array_sum( array_column( $used, 'bytes' ) ),
				'is_cached'  => $is_cached,
				'problem'    => $problem,
			)
		);
	}

	private function is_disk_full(): bool {
		// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Some hosts don't allow it.
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( $this->copies->folder() ) : false;

		/** This filter is documented in includes/Features/Photon/Maker.php */
		$free = apply_filters( 'jetpack_dashboard_free_space', $free );

		return false !== $free && $free < self::FREE_BYTES;
	}

	private static function host( string $url ): string {
		return (string) wp_parse_url( $url, PHP_URL_HOST ) . ':' . (string) wp_parse_url( $url, PHP_URL_PORT );
	}
}
