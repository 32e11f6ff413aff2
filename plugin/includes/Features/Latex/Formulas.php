<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Latex;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Marks up `$latex …$` and `[latex]…[/latex]` in posts and comments. A script replaces the source with MathML; without JavaScript,
 * visitors see the source.
 */
final class Formulas {

	private const HANDLE = 'jetpack-dashboard-latex';

	private const EDITOR = 'jetpack-dashboard-latex-editor';

	private const LIBRARY = 'jetpack-dashboard-temml';

	private const LIBRARY_VERSION = '0.13.5';

	/** Before WordPress changes quotes and dashes, and before blocks and shortcodes are rendered. */
	private const PRIORITY = 8;

	/** Longer formulas, in bytes, stay as they are. */
	private const LENGTH = 3000;

	/**
	 * Matches a formula in text. The quantifiers are possessive, and the first dollar sign isn't escaped, so that long texts take linear
	 * time.
	 */
	private const FORMULA = '/(?<!\\\\)\$latex(?:=|\s)((?:[^$\\\\]++|\\\\.)++)\$|\[latex\]((?:[^\[]++|\[(?!\/?latex\]))++)\[\/latex\]/s';

	/** Matches size and colors, which some sites append to formulas. */
	private const PARAMETERS = '/(?:&(?:bg|fg|s)=[\w-]*+)++$/';

	/** Elements whose text isn't changed. */
	private const VERBATIM = array( 'code', 'math', 'pre', 'script', 'style', 'textarea' );

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Latex/assets/' );
	}

	public function register(): void {
		add_filter( 'the_content', array( $this, 'mark_up' ), self::PRIORITY );
		add_filter( 'comment_text', array( $this, 'mark_up' ), self::PRIORITY );
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue_editor' ) );
			}
		);
	}

	/** The script that converts formulas of blocks when a post is saved. */
	public function enqueue_editor(): void {
		wp_enqueue_script(
			self::EDITOR,
			$this->assets_url . 'latex-editor.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-data', 'wp-hooks', 'wp-rich-text' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		$data = array(
			'length'  => self::LENGTH,
			'scripts' => array(
				add_query_arg( 'ver', self::LIBRARY_VERSION, $this->assets_url . 'temml/temml.min.js' ),
				add_query_arg( 'ver', JETPACK_DASHBOARD_VERSION, $this->assets_url . 'latex.js' ),
			),
		);
		wp_add_inline_script( self::EDITOR, 'window.jpLatexEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @param string $html */
	public function mark_up( $html ): string {
		$html = (string) $html;
		if ( ( false === strpos( $html, '$latex' ) && false === strpos( $html, '[latex]' ) ) || ! self::has_scripts() ) {
			return $html;
		}

		$verbatim = '';
		$result   = '';
		foreach ( wp_html_split( $html ) as $index => $part ) {
			if ( 0 === $index % 2 ) {
				$result .= '' === $verbatim ? $this->in_text( $part ) : $part;
				continue;
			}
			$result .= $part;
			if ( ! preg_match( '/^<(\/?)([a-z]+)/i', $part, $tag ) ) {
				continue;
			}
			$name = strtolower( $tag[2] );
			if ( '' === $verbatim && '' === $tag[1] && in_array( $name, self::VERBATIM, true ) ) {
				$verbatim = $name;
			} elseif ( $name === $verbatim && '/' === $tag[1] ) {
				$verbatim = '';
			}
		}

		return $result;
	}

	/** Whether the text is for a page that can load a script. */
	private static function has_scripts(): bool {
		return ! is_admin() && ! is_feed() && ! wp_is_serving_rest_request() && ! doing_filter( 'get_the_excerpt' );
	}

	private function in_text( string $text ): string {
		return preg_replace_callback(
			self::FORMULA,
			function ( array $found ): string {
				$source = html_entity_decode( '' === $found[1] ? $found[2] : $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
				$source = trim( (string) preg_replace( self::PARAMETERS, '', $source ) );
				if ( '' === $source || strlen( $source ) > self::LENGTH ) {
					return $found[0];
				}
				$this->enqueue();

				return '<code class="jp-latex" dir="ltr">' . self::escape( $source ) . '</code>';
			},
			$text
		) ?? $text;
	}

	/** Also escapes brackets, so that shortcodes in a formula aren't rendered, and line breaks, so that no paragraphs are added. */
	private static function escape( string $source ): string {
		return strtr(
			htmlspecialchars( $source, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' ),
			array(
				'['  => '&#91;',
				"\r" => '',
				"\n" => '&#10;',
			)
		);
	}

	private function enqueue(): void {
		if ( wp_script_is( self::HANDLE ) ) {
			return;
		}

		wp_enqueue_style( self::LIBRARY, $this->assets_url . 'temml/Temml-Local.css', array(), self::LIBRARY_VERSION );
		wp_add_inline_style( self::LIBRARY, '.jp-math-long{display:inline-block;max-inline-size:100%;overflow:auto hidden;vertical-align:middle}' );
		wp_register_script( self::LIBRARY, $this->assets_url . 'temml/temml.min.js', array(), self::LIBRARY_VERSION, array( 'strategy' => 'defer' ) );
		wp_enqueue_script( self::HANDLE, $this->assets_url . 'latex.js', array( self::LIBRARY ), JETPACK_DASHBOARD_VERSION, array( 'strategy' => 'defer' ) );
	}
}
