<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comments;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Greeting and colours of WordPress's own form. A theme that brings words of its own keeps them. */
final class Comment_Form {

	private const HANDLE = 'jetpack-dashboard-comment-form';

	private Settings_Store $settings;

	/** Where the front end's files are; ends with a slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Comments/assets/' );
	}

	/** Hooks into the form. */
	public function register(): void {
		add_filter( 'comment_form_defaults', array( $this, 'with_greeting' ) );
		add_filter( 'body_class', array( $this, 'name_scheme' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * Gives the form its greeting.
	 *
	 * @param array<string, mixed> $form The form's own words and classes.
	 * @return array<string, mixed>
	 */
	public function with_greeting( $form ): array {
		$greeting = (string) $this->settings->get( 'highlander_comment_form_prompt' );

		return ( '' === $greeting ? array() : array( 'title_reply' => esc_html( $greeting ) ) ) + (array) $form;
	}

	/**
	 * Names the colours on the page: blocks and themes know the form by classes that have to stay as they are.
	 *
	 * @param string[] $classes
	 * @return string[]
	 */
	public function name_scheme( $classes ): array {
		return $this->has_colors() ? array_merge( (array) $classes, array( 'jp-comments', 'jp-comments--' . $this->scheme() ) ) : (array) $classes;
	}

	/** Loads the colours on pages with a form. */
	public function enqueue(): void {
		if ( $this->has_colors() ) {
			wp_enqueue_style( self::HANDLE, $this->assets_url . 'comment-form.css', array(), JETPACK_DASHBOARD_VERSION );
		}
	}

	/** Whether the page has a form with colours of its own. */
	private function has_colors(): bool {
		return is_singular() && comments_open() && in_array( $this->scheme(), array( 'light', 'dark' ), true );
	}

	/** The form's colours: light, dark, or those of the page. */
	private function scheme(): string {
		return (string) $this->settings->get( 'jetpack_comment_form_color_scheme' );
	}
}
