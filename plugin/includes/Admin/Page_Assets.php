<?php
/**
 * The scripts and styles of the dashboard's page.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

/**
 * The entry goes out early and light, everything that needs WordPress's heavy packages late (docs: two speeds).
 */
final class Page_Assets {

	private const ENTRY = 'jetpack-dashboard';
	private const LATE  = 'jetpack-dashboard-late';

	/**
	 * Of the entry's scripts, in WordPress as it is today, those with nothing printed around them.
	 */
	private const PLAIN_SCRIPTS = array( 'react', 'react-dom', 'react-jsx-runtime', 'wp-dom-ready', 'wp-element', 'wp-escape-html', 'wp-hooks', 'wp-private-apis', 'wp-url' );

	/**
	 * Id of the element that follows the start.
	 */
	private const STARTED = 'jetpack-dashboard-started';

	/**
	 * The built files.
	 *
	 * @var Build
	 */
	private $build;

	/**
	 * What the entry reads first.
	 *
	 * @var Page_Data
	 */
	private $data;

	/**
	 * Takes what the page loads and what goes with it.
	 *
	 * @param Build     $build The built files.
	 * @param Page_Data $data  What the entry reads first.
	 */
	public function __construct( Build $build, Page_Data $data ) {
		$this->build = $build;
		$this->data  = $data;
	}

	/**
	 * Hooks the page's scripts. Called on the dashboard's page only.
	 */
	public function register(): void {
		add_filter( 'admin_body_class', array( $this, 'add_body_class' ) );

		if ( $this->are_built() ) {
			// Before 10, where WordPress enqueues its command palette, so that the entry is printed ahead of it.
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_entry' ), 5 );
			add_action( 'admin_enqueue_scripts', array( $this, 'enqueue_late' ), 20 );
			add_action( 'admin_print_styles', array( $this, 'print_expectation' ), 1 );
			add_filter( 'print_scripts_array', array( $this, 'put_plain_scripts_first' ) );
		}
	}

	/**
	 * Moves what the entry needs of WordPress, and what is nothing but a file, ahead of the first script that has more:
	 * WordPress sends all of those in one answer, and each of those after it in one of its own, for which the entry
	 * would wait.
	 *
	 * @param string[] $handles Scripts in the order of their printing.
	 * @return string[]
	 */
	public function put_plain_scripts_first( $handles ): array {
		$handles = (array) $handles;
		$first   = array();

		foreach ( $handles as $handle ) {
			if ( $this->is_plain_script( $handle, $first ) ) {
				$first[] = $handle;
			}
		}

		return array_values( array_merge( $first, array_diff( $handles, $first ) ) );
	}

	/**
	 * Whether a script may stand first: it is one of the entry's, nothing is printed around it, and all that it needs
	 * stands first as well.
	 *
	 * @param string   $handle Script.
	 * @param string[] $first  Scripts that stand first.
	 */
	private function is_plain_script( string $handle, array $first ): bool {
		$script = in_array( $handle, self::PLAIN_SCRIPTS, true ) ? wp_scripts()->query( $handle ) : false;

		return $script instanceof \_WP_Dependency
			&& empty( $script->extra['before'] )
			&& empty( $script->extra['after'] )
			&& array() === array_diff( $script->deps, $first );
	}

	/**
	 * Whether the app's files are there.
	 */
	public function are_built(): bool {
		return $this->build->has_script( 'index' );
	}

	/**
	 * Enqueues the entry with its data.
	 */
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
	 * Asks the browser for no frame before the app is drawn, which is a matter of milliseconds then: the first one
	 * shows content. Browsers that don't know the link paint an empty frame first.
	 */
	public function print_expectation(): void {
		echo '<link rel="expect" href="#' . esc_attr( self::STARTED ) . '" blocking="render">' . "\n";
	}

	/**
	 * Prints the call that draws the app. It belongs right behind the mount element, which the entry, in the head,
	 * couldn't find yet. Without the entry there (a plugin may have moved it down) it does nothing: then the entry
	 * draws by itself.
	 */
	public function print_start(): void {
		if ( $this->are_built() ) {
			wp_print_inline_script_tag( 'window.JetpackDashboardStart && window.JetpackDashboardStart();' );
			echo '<span id="' . esc_attr( self::STARTED ) . '" hidden></span>';
		}
	}

	/**
	 * Enqueues the script that tells the lazy chunks when WordPress's packages are there.
	 */
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
