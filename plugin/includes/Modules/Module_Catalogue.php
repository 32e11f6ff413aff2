<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the headers of `Features/<Name>/feature.php`. They are read once per released version and kept in an option that is not
 * autoloaded; a development version reads them afresh, since its files change while its number doesn't.
 */
class Module_Catalogue {

	public const CACHE_OPTION = 'jetpack_dashboard_module_headers';

	private const HEADERS = array(
		'Sort Order',
		'Recommendation Order',
		'First Introduced',
		'Major Changes In',
		'Deactivate',
		'Free',
		'Requires Connection',
		'Requires User Connection',
		'Requires Client Address',
		'Auto Activate',
		'Module Tags',
		'Feature',
		'Plans',
		'Works Locally',
		'Behavior',
	);

	private Feature_Files $features;
	private string $version;

	/**
	 * Modules by slug, once they were asked for.
	 *
	 * @var array<string, Module>|null
	 */
	private ?array $modules = null;

	public function __construct( Feature_Files $features, string $version ) {
		$this->features = $features;
		$this->version  = $version;
	}

	/**
	 * Every module, in order of its sort value (equal values by slug).
	 *
	 * @return array<string, Module> By slug.
	 */
	public function all(): array {
		if ( null === $this->modules ) {
			$this->modules = array();
			foreach ( $this->headers() as $slug => $header ) {
				$this->modules[ $slug ] = new Module( (string) $slug, $header );
			}
			uasort(
				$this->modules,
				static function ( Module $a, Module $b ): int {
					return array( $a->sort, $a->slug ) <=> array( $b->sort, $b->slug );
				}
			);
		}

		return $this->modules;
	}

	/**
	 * A module's file, whether or not its header was read: what a front-end request asks.
	 *
	 * @return string Path, or '' when there is no such module.
	 */
	public function file( string $slug ): string {
		return $this->features->file( $slug );
	}

	/**
	 * Every header, from the cache where it may be trusted.
	 *
	 * @return array<string, array<string, string>> By slug.
	 */
	private function headers(): array {
		$is_release = 1 === preg_match( '/^[\d.]+$/', $this->version );
		$cached     = $is_release ? get_option( self::CACHE_OPTION ) : false;

		if ( is_array( $cached ) && ( $cached['version'] ?? null ) === $this->version && is_array( $cached['headers'] ?? null ) ) {
			return $cached['headers'];
		}

		$headers = $this->read();
		if ( $is_release ) {
			update_option(
				self::CACHE_OPTION,
				array(
					'version' => $this->version,
					'headers' => $headers,
				),
				false
			);
		}

		return $headers;
	}

	/**
	 * Every header, from the files.
	 *
	 * @return array<string, array<string, string>> By slug.
	 */
	private function read(): array {
		$headers = array();

		foreach ( $this->features->files() as $slug => $file ) {
			$headers[ $slug ] = get_file_data( $file, array_combine( self::HEADERS, self::HEADERS ) );
		}

		return $headers;
	}
}
