<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Build;

defined( 'ABSPATH' ) || exit;

/** Loads the light entry script early, and everything that depends on WordPress's heavy packages late (docs/decisions/001). */
final class Page_Assets {

	private const ENTRY = 'jetpack-dashboard';
	private const LATE  = 'jetpack-dashboard-late';

	/** Id of the element after the mount script. */
	private const STARTED = 'jetpack-dashboard-started';

	/** First path segments of the routes that need a chunk, by chunk name. */
	private const CHUNK_ROUTES = array(
		'settings'        => 'settings|security|performance|writing|sharing|discussion|traffic|privacy',
		'settings-more'   => 'performance|writing|sharing|discussion|traffic|privacy',
		'my-plan'         => 'my-plan|product|license',
		'recommendations' => 'recommendations',
	);

	private Build $build;
	private Page_Data $data;

	public function __construct( Build $build, Page_Data $data ) {
		$this->build = $build;
		$this->data  = $data;
	}

	/** Called on the dashboard page only. */
	public function register(): void {
		add_filter( 'admin_body_class', array( $this, 'add_body_class' ) );

		if ( $this->are_built() ) {
			// Before 10, where WordPress enqueues the command palette, so that the entry comes first.
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_entry' ), 5 );
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_late' ), 20 );
			add_action( 'admin_print_styles', array( $this, 'print_render_blocking_link' ), 1 );
			add_action( 'admin_print_styles', array( $this, 'print_preloads' ), 1 );
			add_action( 'admin_print_styles', array( $this, 'print_entry' ), 2 );
			add_filter( 'script_loader_tag', array( $this, 'deprioritize_footer_script' ), 10, 2 );
		}
	}

	public function are_built(): bool {
		return $this->build->has_script( 'index' );
	}

	public function enqueue_entry(): void {
		$asset = $this->build->asset( 'index' );

		// In the head: scripts in the footer wait for a dozen scripts of wp-admin.
		wp_enqueue_script( self::ENTRY, $this->build->url( 'index.js' ), $asset['dependencies'], $asset['version'], false );
		wp_set_script_translations( self::ENTRY, 'jetpack-dashboard', $this->build->languages() );
		wp_add_inline_script( self::ENTRY, $this->data->to_script(), 'before' );

		if ( $this->build->has( 'index.css' ) ) {
			wp_enqueue_style( self::ENTRY, $this->build->url( 'index.css' ), array(), $asset['version'] );
		}
	}

	/**
	 * Blocks rendering until the mount element exists, so that the first frame already shows content. Browsers without support paint an
	 * empty frame first.
	 */
	public function print_render_blocking_link(): void {
		echo '<link rel="expect" href="#' . esc_attr( self::STARTED ) . '" blocking="render">' . "\n";
	}

	/** Preloads the chunk of the first screen. The route is in the hash, which only the browser knows. */
	public function print_preloads(): void {
		$chunks = $this->build->chunks();
		$urls   = array();
		foreach ( self::CHUNK_ROUTES as $chunk => $routes ) {
			$urls[ $routes ] = array_map( array( $this->build, 'url' ), $chunks[ $chunk ] ?? array() );
		}

		wp_print_inline_script_tag(
			sprintf(
				'(function(c){Object.keys(c).forEach(function(r){new RegExp("^#/("+r+")([/?]|$)").test(location.hash)&&c[r].forEach(function(u){var l=document.createElement("link");l.rel="preload";l.as=/\.css\?/.test(u)?"style":"script";l.href=u;document.head.append(l);});});})(%s);',
				wp_json_encode( $urls )
			)
		);
	}

	/** Prints the entry before the stylesheets: a script after them would wait for them. Preloads the two largest files first. */
	public function print_entry(): void {
		ob_start();
		wp_scripts()->do_items( self::ENTRY, 0 );
		$scripts = (string) ob_get_clean();

		$urls = array();
		$tags = new \WP_HTML_Tag_Processor( $scripts );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			// The exact printed URL: a different one would be fetched twice.
			$urls[ (string) $tags->get_attribute( 'id' ) ] = (string) $tags->get_attribute( 'src' );
		}
		foreach ( array( self::ENTRY . '-js', 'react-dom-js' ) as $id ) {
			if ( '' !== ( $urls[ $id ] ?? '' ) ) {
				printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( $urls[ $id ] ) );
			}
		}
		// A page's first formatter takes 12 ms to create. The dashboard uses one; create it while the browser only waits for the scripts.
		wp_print_inline_script_tag( '/^(#\/(dashboard)?)?$/.test(location.hash)&&window.Intl&&Intl.RelativeTimeFormat&&new Intl.RelativeTimeFormat();' );
		echo $scripts; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As WordPress printed it.
	}

	/**
	 * Lowers the fetch priority of footer scripts: the command palette alone is 1 MB.
	 *
	 * @param mixed  $tag The script tag; a string unless a plugin changed it.
	 * @param string $handle
	 * @return mixed
	 */
	public function deprioritize_footer_script( $tag, $handle ) {
		if ( ! is_string( $tag ) || ! in_array( $handle, wp_scripts()->in_footer, true ) ) {
			return $tag;
		}

		$tags = new \WP_HTML_Tag_Processor( $tag );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			if ( null !== $tags->get_attribute( 'src' ) ) {
				$tags->set_attribute( 'fetchpriority', 'low' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Mounts the app as soon as the mount element exists; the entry in the head runs too early. If a plugin moved the entry to the footer,
	 * this is a no-op, and the entry mounts the app itself.
	 */
	public function print_mount_script(): void {
		if ( $this->are_built() ) {
			wp_print_inline_script_tag( 'window.JetpackDashboardStart && window.JetpackDashboardStart();' );
			echo '<span id="' . esc_attr( self::STARTED ) . '" hidden></span>';
		}
	}

	/** Enqueues the script that tells lazy chunks that WordPress's packages are loaded. */
	public function enqueue_late(): void {
		if ( ! $this->build->has( 'late.js' ) ) {
			return;
		}

		$asset = $this->build->asset( 'late' );

		wp_enqueue_script( self::LATE, $this->build->url( 'late.js' ), $asset['dependencies'], $asset['version'], true );

		if ( in_array( 'wp-components', $asset['dependencies'], true ) ) {
			wp_enqueue_style( 'wp-components' );
		}
	}

	/** @param string $classes Space-separated, with a space at each end. */
	public function add_body_class( $classes ): string {
		return $classes . ' jetpack-dashboard-page ';
	}
}
