<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Build;

defined( 'ABSPATH' ) || exit;

/** The entry goes out early and light, everything that needs WordPress's heavy packages late (docs: two speeds). */
final class Page_Assets {

	private const ENTRY = 'jetpack-dashboard';
	private const LATE  = 'jetpack-dashboard-late';

	/** Id of the element that follows the start. */
	private const STARTED = 'jetpack-dashboard-started';

	/** The routes that the chunk of the settings draws. */
	private const SETTINGS_ROUTES = 'settings|security|performance|writing|sharing|discussion|traffic|privacy';

	private Build $build;
	private Page_Data $data;

	public function __construct( Build $build, Page_Data $data ) {
		$this->build = $build;
		$this->data  = $data;
	}

	/** Hooks the page's scripts. Called on the dashboard's page only. */
	public function register(): void {
		add_filter( 'admin_body_class', array( $this, 'add_body_class' ) );

		if ( $this->are_built() ) {
			// Before 10, where WordPress enqueues its command palette, so that the entry is printed ahead of it.
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_entry' ), 5 );
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_late' ), 20 );
			add_action( 'admin_print_styles', array( $this, 'print_render_blocking_link' ), 1 );
			add_action( 'admin_print_styles', array( $this, 'print_preloads' ), 1 );
			add_action( 'admin_print_styles', array( $this, 'print_entry' ), 2 );
			add_filter( 'script_loader_tag', array( $this, 'deprioritize_footer_script' ), 10, 2 );
		}
	}

	/** Whether the app's files are there. */
	public function are_built(): bool {
		return $this->build->has_script( 'index' );
	}

	/** Enqueues the entry with its data. */
	public function enqueue_entry(): void {
		$asset = $this->build->asset( 'index' );

		// In the head: what stands in the footer waits for a dozen scripts of wp-admin, each a wait on a slow line.
		wp_enqueue_script( self::ENTRY, $this->build->url( 'index.js' ), $asset['dependencies'], $asset['version'], false );
		wp_set_script_translations( self::ENTRY, 'jetpack-dashboard', $this->build->languages() );
		wp_add_inline_script( self::ENTRY, $this->data->to_script(), 'before' );

		if ( $this->build->has( 'index.css' ) ) {
			wp_enqueue_style( self::ENTRY, $this->build->url( 'index.css' ), array(), $asset['version'] );
		}
	}

	/**
	 * Asks the browser for no frame before the app stands there, which is a matter of milliseconds then: the first one
	 * shows content. Browsers that don't know the link paint an empty frame first.
	 */
	public function print_render_blocking_link(): void {
		echo '<link rel="expect" href="#' . esc_attr( self::STARTED ) . '" blocking="render">' . "\n";
	}

	/**
	 * Has the browser fetch the settings' chunk while it fetches the entry, where the address asks for a settings page.
	 * Only the browser knows that.
	 */
	public function print_preloads(): void {
		$urls = array_map( array( $this->build, 'url' ), $this->build->chunks()['settings'] ?? array() );

		wp_print_inline_script_tag(
			sprintf(
				'if(/^#\\/(%s)\\b/.test(location.hash))%s.forEach(function(u){var l=document.createElement("link");l.rel="preload";l.as=/\\.css\\?/.test(u)?"style":"script";l.href=u;document.head.append(l);});',
				self::SETTINGS_ROUTES,
				wp_json_encode( $urls )
			)
		);
	}

	/**
	 * Prints the entry ahead of the stylesheets: a script behind them waits for them, and this one draws the app while they
	 * are on their way. The two largest files are asked for first, while connections are free.
	 */
	public function print_entry(): void {
		ob_start();
		wp_scripts()->do_items( self::ENTRY, 0 );
		$scripts = (string) ob_get_clean();

		$urls = array();
		$tags = new \WP_HTML_Tag_Processor( $scripts );
		while ( $tags->next_tag( array( 'tag_name' => 'script' ) ) ) {
			// As it was printed: an address that differs would be fetched twice.
			$urls[ (string) $tags->get_attribute( 'id' ) ] = (string) $tags->get_attribute( 'src' );
		}
		foreach ( array( self::ENTRY . '-js', 'react-dom-js' ) as $id ) {
			if ( '' !== ( $urls[ $id ] ?? '' ) ) {
				printf( '<link rel="preload" as="script" href="%s">' . "\n", esc_url( $urls[ $id ] ) );
			}
		}
		echo $scripts; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- As WordPress printed it.
	}

	/**
	 * Has the browser fetch the footer's scripts after what the first frame needs: WordPress's command palette alone is a
	 * megabyte.
	 *
	 * @param mixed  $tag    The script's tag, with its inline scripts; a string, if no plugin has made it something else.
	 * @param string $handle The script's name.
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
	 * Prints the call that puts the app into the page. It belongs right behind the mount element, which the entry, in the
	 * head, couldn't find yet. Without the entry there (a plugin may have moved it down) it does nothing: then the entry
	 * does that by itself.
	 */
	public function print_mount_script(): void {
		if ( $this->are_built() ) {
			wp_print_inline_script_tag( 'window.JetpackDashboardStart && window.JetpackDashboardStart();' );
			echo '<span id="' . esc_attr( self::STARTED ) . '" hidden></span>';
		}
	}

	/** Enqueues the script that tells the lazy chunks when WordPress's packages are there. */
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

	/**
	 * Marks the page's body.
	 *
	 * @param string $classes Classes, each between spaces.
	 */
	public function add_body_class( $classes ): string {
		return $classes . ' jetpack-dashboard-page ';
	}
}
