<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A meta box with one checkbox. Stores the value only if it differs from the site-wide default. */
final class Post_Switch {

	private string $key;

	/**
	 * Returns the site-wide default.
	 *
	 * @var callable(): bool
	 */
	private $is_on_by_default;

	/**
	 * Returns the box's title and the checkbox's label.
	 *
	 * @var callable(): array{0: string, 1: string}
	 */
	private $texts;

	/**
	 * @param callable $is_on_by_default Returns the site-wide default.
	 * @param callable $texts            Returns the box's title and the checkbox's label.
	 */
	public function __construct( string $name, callable $is_on_by_default, callable $texts ) {
		$this->key              = "_jetpack_dashboard_$name";
		$this->is_on_by_default = $is_on_by_default;
		$this->texts            = $texts;
	}

	public function register(): void {
		Backend_Hooks::add(
			function (): void {
				add_action( 'add_meta_boxes', array( $this, 'add_box' ) );
			}
		);
		add_action( 'save_post', array( $this, 'save' ) );
	}

	public function is_on( int $post_id ): bool {
		$chosen = get_post_meta( $post_id, $this->key, true );

		return '' === $chosen ? ( $this->is_on_by_default )() : '1' === $chosen;
	}

	/**
	 * For public post types.
	 *
	 * @param string $post_type
	 */
	public function add_box( $post_type ): void {
		if ( is_post_type_viewable( (string) $post_type ) ) {
			add_meta_box( $this->field(), ( $this->texts )()[0], array( $this, 'render' ), (string) $post_type, 'side', 'low' );
		}
	}

	/** @param WP_Post $post */
	public function render( $post ): void {
		wp_nonce_field( $this->field() . $post->ID, $this->field() . '_nonce', false );
		printf(
			'<label><input type="checkbox" name="%1$s" value="1" %2$s> %3$s</label>',
			esc_attr( $this->field() ),
			checked( $this->is_on( $post->ID ), true, false ),
			esc_html( ( $this->texts )()[1] )
		);
	}

	/** @param int $post_id */
	public function save( $post_id ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ $this->field() . '_nonce' ] ?? '' ) );

		if ( wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! wp_verify_nonce( $nonce, $this->field() . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}

		$is_on = isset( $_POST[ $this->field() ] );
		if ( ( $this->is_on_by_default )() === $is_on ) {
			delete_post_meta( $post_id, $this->key );
		} else {
			update_post_meta( $post_id, $this->key, $is_on ? '1' : '0' );
		}
	}

	private function field(): string {
		return ltrim( $this->key, '_' );
	}
}
