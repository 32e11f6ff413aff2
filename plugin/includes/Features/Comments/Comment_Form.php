<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Comments;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Greeting and color scheme of WordPress's comment form. Themes with their own texts keep them. */
final class Comment_Form {

	private const HANDLE = 'jetpack-dashboard-comment-form';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Comments/assets/' );
	}

	public function register(): void {
		add_filter( 'comment_form_defaults', array( $this, 'with_greeting' ) );
		add_filter( 'body_class', array( $this, 'name_scheme' ) );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ) );
	}

	/**
	 * @param array<string, mixed> $form Arguments of comment_form().
	 * @return array<string, mixed>
	 */
	public function with_greeting( $form ): array {
		$greeting = (string) $this->settings->get( 'highlander_comment_form_prompt' );

		return ( '' === $greeting ? array() : array( 'title_reply' => esc_html( $greeting ) ) ) + (array) $form;
	}

	/**
	 * Adds the color scheme as a class to the page, since blocks and themes rely on the form’s own classes.
	 *
	 * @param string[] $classes
	 * @return string[]
	 */
	public function name_scheme( $classes ): array {
		return $this->has_colors() ? array_merge( (array) $classes, array( 'jp-comments', 'jp-comments--' . $this->scheme() ) ) : (array) $classes;
	}

	public function enqueue(): void {
		if ( $this->has_colors() ) {
			wp_enqueue_style( self::HANDLE, $this->assets_url . 'comment-form.css', array(), JETPACK_DASHBOARD_VERSION );
		}
	}

	/** Whether the page has a comment form with a color scheme. */
	private function has_colors(): bool {
		return is_singular() && comments_open() && in_array( $this->scheme(), array( 'light', 'dark' ), true );
	}

	/** `light`, `dark` or `transparent`. */
	private function scheme(): string {
		return (string) $this->settings->get( 'jetpack_comment_form_color_scheme' );
	}
}
