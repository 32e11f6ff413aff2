<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the headers of `Features/<Name>/feature.php`. Cached per released version in an option that isn't autoloaded; development
 * versions always read the files.
 */
class Module_Catalog {

	public const CACHE_OPTION = 'jetpack_dashboard_module_headers';

	public const HEADERS = array(
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
		'Works On Networks',
		'Visible To',
		'Plan Setting',
		'Separate Plugin',
		'Requires WooCommerce',
		'Own Service Option',
		'Behavior',
	);

	private Feature_Files $features;
	private string $version;

	/**
	 * By slug.
	 *
	 * @var array<string, Module>|null
	 */
	private ?array $modules = null;

	public function __construct( Feature_Files $features, string $version ) {
		$this->features = $features;
		$this->version  = $version;
	}

	/**
	 * Sorted.
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
	 * Doesn't read headers, for frontend requests.
	 *
	 * @return string Path; '' if it doesn't exist.
	 */
	public function file( string $slug ): string {
		return $this->features->file( $slug );
	}

	/**
	 * From the cache if it is current.
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
	 * From the files.
	 *
	 * @return array<string, array<string, string>> By slug.
	 */
	private function read(): array {
		$headers = array();
		$empty   = array_fill_keys( self::HEADERS, '' );
		// One pattern for all: get_file_data() searches a file once per header, which took a tenth of a REST request.
		$pattern = '/^[ \t*]*(' . implode( '|', self::HEADERS ) . '):(.*)$/m';

		foreach ( $this->features->files() as $slug => $file ) {
			$start = (string) file_get_contents( $file, false, null, 0, 8192 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
			preg_match_all( $pattern, (string) strstr( $start, '*/', true ), $found );
			$headers[ $slug ] = $empty;
			foreach ( $found[1] as $index => $name ) {
				$headers[ $slug ][ $name ] = trim( $found[2][ $index ] );
			}
		}

		return $headers;
	}
}
