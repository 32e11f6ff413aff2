<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Photon_Cdn;

use Jetpack_Dashboard\Settings\Settings_Store;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Uses copies for the scripts and styles that visitors' pages print. */
final class Page_Files {

	/** After plugins have changed the tags. */
	private const PRIORITY = 1000;

	private Settings_Store $settings;

	private ?File_Map $map    = null;
	private ?Sources $sources = null;
	private Copies $copies;

	/** Beginning of the addresses of copies; '' if none can be used. */
	private string $base = '';

	/** Seconds until cron should run, if it should. */
	private ?int $run_in_s = null;

	/** @var array<string, true> */
	private array $missing = array();

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** Runs when a page of the theme is going to be printed. */
	public function register(): void {
		if ( ! Copies::of_site()->is_local() || is_feed() || is_embed() || is_customize_preview() || ( is_user_logged_in() && defined( 'SCRIPT_DEBUG' ) && SCRIPT_DEBUG ) ) {
			return;
		}

		add_filter( 'script_loader_tag', array( $this, 'filter_script' ), self::PRIORITY, 3 );
		add_filter( 'style_loader_tag', array( $this, 'filter_style' ), self::PRIORITY, 3 );
		add_action( 'shutdown', array( $this, 'queue_missing' ) );
	}

	/**
	 * @param string $tag    Also contains inline scripts.
	 * @param string $handle
	 * @param string $src
	 */
	public function filter_script( $tag, $handle, $src ): string {
		return isset( wp_scripts()->registered[ $handle ] ) ? $this->replace( (string) $tag, 'script', 'src', (string) $src, (string) $handle ) : (string) $tag;
	}

	/**
	 * The tag, and not `style_loader_src`: WordPress changes the address of right-to-left styles after that filter.
	 *
	 * @param string $tag
	 * @param string $handle
	 * @param string $href   Escaped for HTML.
	 */
	public function filter_style( $tag, $handle, $href ): string {
		return isset( wp_styles()->registered[ $handle ] ) ? $this->replace( (string) $tag, 'link', 'href', wp_specialchars_decode( (string) $href, ENT_QUOTES ), (string) $handle ) : (string) $tag;
	}

	public function queue_missing(): void {
		if ( ! $this->map ) {
			return;
		}

		// A full map still takes new versions of its files.
		$paths = array_keys( count( $this->map->files ) < File_Map::MAX ? $this->missing : array_intersect_key( $this->missing, $this->map->files ) );
		if ( $paths && ( new Queue( $this->copies ) )->add( $paths ) ) {
			Maker::schedule();
		} elseif ( null !== $this->run_in_s ) {
			Maker::schedule( $this->run_in_s );
		}
	}

	private function replace( string $tag, string $name, string $attribute, string $url, string $handle ): string {
		// Browsers compare the content of the first with a hash, and load the second from a CDN only if it sends certain headers.
		if ( '' === $url || preg_match( '~\s(?:integrity|crossorigin)\b|\btype\s*=\s*["\']?module\b~i', $tag ) ) {
			return $tag;
		}

		$path = $this->sources()->path_of( $url );
		/**
		 * Filters whether a copy of a script or style may be used.
		 *
		 * @since 1.0.0
		 *
		 * @param bool   $may
		 * @param string $path   Path such as `plugins/example/style.css`.
		 * @param string $handle
		 */
		if ( null === $path || ! apply_filters( 'jetpack_dashboard_static_file', true, $path, $handle ) ) {
			return $tag;
		}

		$copy = $this->copy_of( $path );
		if ( '' === $copy ) {
			return $tag;
		}

		$tags       = new WP_HTML_Tag_Processor( $tag );
		$is_changed = false;
		while ( $tags->next_tag( array( 'tag_name' => $name ) ) ) {
			$value = $tags->get_attribute( $attribute );
			if ( is_string( $value ) && $this->sources()->path_of( $value ) === $path ) {
				$tags->set_attribute( $attribute, $copy );
				$is_changed = true;
			}
		}

		return $is_changed ? $tags->get_updated_html() : $tag;
	}

	/** Address of the copy; '' if there is none yet. */
	private function copy_of( string $path ): string {
		$map     = $this->map();
		$version = Sources::version( $this->sources()->location( $path ) );
		$file    = $map->files[ $path ] ?? array( '', '' );

		if ( '' === $version || ( $file[0] === $version && '' === $file[1] ) ) {
			return '';
		}
		if ( $file[0] !== $version || ! $this->copies->has( $file[1], $path ) ) {
			$this->missing[ $path ] = true;
			return '';
		}

		$this->copies->mark_as_used( $file[1] );

		return '' === $this->base ? '' : $this->base . '/' . $file[1] . '/' . $path;
	}

	private function sources(): Sources {
		if ( null === $this->sources ) {
			$this->sources = Sources::of_site();
		}

		return $this->sources;
	}

	private function map(): File_Map {
		if ( null === $this->map ) {
			$map          = File_Map::read();
			$cdn          = (string) $this->settings->get( File_Map::CDN );
			$is_in_place  = $map->place === $this->sources()->place( $map->has_host );
			$this->map    = $map;
			$this->copies = Copies::of_site();

			// Until the CDN was checked, the site serves the copies. A site that has several addresses must not check on every view.
			if ( $cdn !== $map->checked_cdn ) {
				$this->run_in_s = 0;
			} elseif ( ! $is_in_place ) {
				$this->run_in_s = HOUR_IN_SECONDS;
			}
			if ( $map->works && $is_in_place ) {
				$this->base = $cdn === $map->cdn ? $this->copies->url_on( $cdn ) : $this->copies->url();
			}
		}

		return $this->map;
	}
}
