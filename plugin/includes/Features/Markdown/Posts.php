<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Markdown;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Converts posts without blocks when they are saved. `post_content` has the HTML, and `post_content_filtered` the source, as on
 * WordPress.com; revisions, too.
 * The source is as dangerous as HTML: if an administrator opens and saves it, it is converted without sanitizing. So it is sanitized
 * when a user without `unfiltered_html` saves it, and again when it is loaded into an editor, for posts that were stored earlier.
 */
final class Posts {

	/** Post meta key that marks Markdown posts; exports include it. */
	private const FLAG = '_wpcom_is_markdown';

	/** Post type support. */
	public const FEATURE = 'wpcom-markdown';

	/**
	 * Posts that were converted in this request but not stored yet, by a hash of their data.
	 *
	 * @var array<string, true>
	 */
	private array $converted = array();

	/**
	 * Fields of the revision that is being restored.
	 *
	 * @var array<string, mixed>
	 */
	private array $revision = array();

	private Converter $converter;
	private Source_Sanitizer $sanitizer;

	public function __construct( Converter $converter, Source_Sanitizer $sanitizer ) {
		$this->converter = $converter;
		$this->sanitizer = $sanitizer;
	}

	public function register(): void {
		add_action( 'init', array( $this, 'add_support' ), 20 );
		add_filter( 'wp_insert_post_data', array( $this, 'convert' ), 10, 3 );
		add_action( 'wp_insert_post', array( $this, 'flag' ), 10, 2 );
		add_filter( '_wp_post_revision_fields', array( $this, 'add_to_revisions' ), 10, 2 );
	}

	/** Names the types whose posts may be Markdown. */
	public function add_support(): void {
		foreach ( array( 'post', 'page', 'jetpack-portfolio', 'jetpack-testimonial' ) as $type ) {
			if ( post_type_exists( $type ) ) {
				add_post_type_support( $type, self::FEATURE );
			}
		}
	}

	/**
	 * Converts a post before it is stored (wp_insert_post_data).
	 *
	 * @param array<string, mixed> $data  Data to store, slashed and sanitized by WordPress.
	 * @param array<string, mixed> $post  Submitted data, slashed and sanitized.
	 * @param array<string, mixed> $typed Submitted data, slashed: `>` and `<` keep their meaning in Markdown.
	 * @return array<string, mixed>
	 */
	public function convert( $data, $post, $typed ): array {
		$data   = (array) $data;
		$source = wp_unslash( (string) ( $typed['post_content'] ?? '' ) );
		$stored = empty( $post['ID'] ) ? null : get_post( (int) $post['ID'] );

		if ( ! self::may_be_markdown( $data ) ) {
			return 'revision' === $data['post_type'] ? $this->for_revision( $data, (array) $typed ) : $data;
		}
		if ( has_blocks( $source ) || '' === trim( $source ) ) {
			return ( $stored && self::is_markdown( $stored ) ? array( 'post_content_filtered' => '' ) : array() ) + $data;
		}
		// The content is unchanged; another field was edited.
		if ( $stored && $stored->post_content === $source ) {
			$filtered = array( 'post_content_filtered' => wp_slash( $stored->post_content_filtered ) );

			return $filtered + ( self::is_markdown( $stored ) ? array( 'post_content' => wp_slash( $source ) ) : array() ) + $data;
		}

		$previous_source = wp_unslash( (string) ( $typed['post_content_filtered'] ?? '' ) );
		if ( '' !== $previous_source && ( $this->is_of_revision( $source, $previous_source ) || $this->html( $previous_source ) === $source ) ) {
			$source = $this->sanitizer->sanitize_stored( $previous_source, $source );
		}
		if ( self::is_filtered() ) {
			$source = $this->sanitizer->sanitize( $source );
		}
		$html = $this->html( $source );

		$data['post_content']          = wp_slash( $html );
		$data['post_content_filtered'] = $html === $source ? '' : wp_slash( $source );

		if ( $html !== $source ) {
			$this->converted[ self::digest( $html, $source ) ] = true;
		}

		return $data;
	}

	/**
	 * Stores whether a post is Markdown.
	 *
	 * @param int     $post_id
	 * @param WP_Post $post
	 */
	public function flag( $post_id, $post ): void {
		if ( isset( $this->converted[ self::digest( $post->post_content, $post->post_content_filtered ) ] ) ) {
			update_post_meta( $post_id, self::FLAG, '1' );
		} elseif ( self::is_markdown( $post ) && ( has_blocks( $post->post_content ) || '' === $post->post_content_filtered ) ) {
			delete_post_meta( $post_id, self::FLAG );
		}
	}

	/**
	 * Stores the source in revisions, too.
	 *
	 * @param array<string, string>        $fields
	 * @param array<string, mixed>|WP_Post $post
	 * @return array<string, string>
	 */
	public function add_to_revisions( $fields, $post ): array {
		$post = is_array( $post ) ? $post : $post->to_array();
		$type = (string) ( $post['post_type'] ?? '' );
		if ( 'revision' === $type ) {
			$this->revision = $post;
		}

		return (array) $fields + ( 'revision' === $type || post_type_supports( $type, self::FEATURE ) ? array( 'post_content_filtered' => __( 'Markdown', 'jetpack-dashboard' ) ) : array() );
	}

	/**
	 * Sanitizes a revision. WordPress would sanitize the source as HTML.
	 *
	 * @param array<string, mixed> $data  Revision to store, slashed.
	 * @param array<string, mixed> $typed Copied fields, slashed.
	 * @return array<string, mixed>
	 */
	private function for_revision( array $data, array $typed ): array {
		$source = wp_unslash( (string) ( $typed['post_content_filtered'] ?? '' ) );
		if ( '' === $source || ! self::is_filtered() || ! post_type_supports( (string) get_post_type( (int) $data['post_parent'] ), self::FEATURE ) ) {
			return $data;
		}

		return array(
			'post_content'          => wp_slash( $this->sanitizer->kses( wp_unslash( (string) $typed['post_content'] ) ) ),
			'post_content_filtered' => wp_slash( $this->sanitizer->sanitize( $source ) ),
		) + $data;
	}

	/**
	 * Whether the data is a post that supports Markdown, or its autosave.
	 *
	 * @param array<string, mixed> $data
	 */
	private static function may_be_markdown( array $data ): bool {
		$type = (string) $data['post_type'];
		if ( 'revision' === $type && false !== strpos( (string) $data['post_name'], '-autosave-' ) ) {
			$type = (string) get_post_type( (int) $data['post_parent'] );
		}

		return 'auto-draft' !== $data['post_status'] && post_type_supports( $type, self::FEATURE );
	}

	public static function is_markdown( WP_Post $post ): bool {
		return '' !== $post->post_content_filtered && '1' === get_post_meta( $post->ID, self::FLAG, true );
	}

	private function is_of_revision( string $html, string $source ): bool {
		return ( $this->revision['post_content'] ?? null ) === $html && ( $this->revision['post_content_filtered'] ?? null ) === $source;
	}

	/** Whether WordPress sanitizes the content of the current user. */
	private static function is_filtered(): bool {
		return false !== has_filter( 'content_save_pre', 'wp_filter_post_kses' );
	}

	private function html( string $source ): string {
		$html = $this->converter->html( $source );

		return self::is_filtered() ? $this->sanitizer->kses( $html ) : $html;
	}

	private static function digest( string $html, string $source ): string {
		return md5( $html . "\0" . $source );
	}
}
