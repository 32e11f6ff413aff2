<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Likes;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Whether a post has a like button: a panel in the block editor, and a box where the panel can't save it. */
final class Post_Switch {

	public const KEY = '_jetpack_dashboard_like_button';

	public const ON  = 'on';
	public const OFF = 'off';

	private const NAME   = 'jetpack_dashboard_like_button';
	private const HANDLE = 'jetpack-dashboard-like-panel';

	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings   = $settings;
		$this->assets_url = $files->url( 'includes/Features/Likes/assets/' );
	}

	public function register(): void {
		Backend_Hooks::on_init( array( $this, 'register_meta' ) );
		add_filter( 'update_post_metadata', array( $this, 'skip_empty' ), 10, 4 );
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue_panel' ) );
				add_action( 'add_meta_boxes', array( $this, 'add_box' ) );
			}
		);
		add_action( 'save_post', array( $this, 'save' ) );
	}

	/** @return string ON, OFF, or '' for the default of the site. */
	public static function chosen( int $post_id ): string {
		return (string) get_post_meta( $post_id, self::KEY, true );
	}

	public function is_on( WP_Post $post ): bool {
		$chosen = self::chosen( $post->ID );

		return '' === $chosen ? $this->is_on_by_default( $post->post_type ) : self::ON === $chosen;
	}

	public function register_meta(): void {
		register_post_meta(
			'',
			self::KEY,
			array(
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'sanitize_callback' => static fn( $value ): string => in_array( $value, array( self::ON, self::OFF ), true ) ? $value : '',
				'auth_callback'     => static fn( $is_allowed, $meta_key, $post_id, $user_id ): bool => user_can( (int) $user_id, 'edit_post', (int) $post_id ),
				'show_in_rest'      => array(
					'schema' => array(
						'enum'    => array( '', self::ON, self::OFF ),
						'context' => array( 'edit' ),
					),
				),
			)
		);
	}

	/**
	 * Deletes the default instead of storing it: the block editor sends all metadata whenever some has changed.
	 *
	 * @param bool|null $result
	 * @param int       $post_id
	 * @param string    $key
	 * @param mixed     $value Sanitized.
	 * @return bool|null
	 */
	public function skip_empty( $result, $post_id, $key, $value ) {
		if ( null !== $result || self::KEY !== $key || '' !== $value ) {
			return $result;
		}
		delete_post_meta( (int) $post_id, self::KEY );

		return true;
	}

	public function enqueue_panel(): void {
		$screen = get_current_screen();
		if ( ! $screen || 'post' !== $screen->base || ! self::has_panel( $screen->post_type ) ) {
			return;
		}

		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'like-panel.js',
			array( 'wp-components', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		$data = array(
			'key'       => self::KEY,
			'isDefault' => $this->is_on_by_default( $screen->post_type ),
			'texts'     => array(
				'panel' => __( 'Likes', 'jetpack-dashboard' ),
				'label' => self::label(),
			),
		);
		wp_add_inline_script( self::HANDLE, 'window.jpLikePanel = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @param string $post_type */
	public function add_box( $post_type ): void {
		$post_type = (string) $post_type;
		if ( self::has_button( $post_type ) ) {
			add_meta_box( self::NAME, __( 'Likes', 'jetpack-dashboard' ), array( $this, 'render_box' ), $post_type, 'side', 'low', array( '__back_compat_meta_box' => self::has_panel( $post_type ) ) );
		}
	}

	/** @param WP_Post $post */
	public function render_box( $post ): void {
		wp_nonce_field( self::NAME . $post->ID, self::NAME . '_nonce', false );
		printf(
			'<label><input type="checkbox" name="%1$s" value="1"%2$s> %3$s</label>',
			esc_attr( self::NAME ),
			checked( $this->is_on( $post ), true, false ),
			esc_html( self::label() )
		);
	}

	/** @param int $post_id */
	public function save( $post_id ): void {
		$post_id = (int) $post_id;
		$nonce   = sanitize_key( wp_unslash( $_POST[ self::NAME . '_nonce' ] ?? '' ) );
		if ( wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! wp_verify_nonce( $nonce, self::NAME . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}

		$is_on = isset( $_POST[ self::NAME ] );
		update_post_meta( $post_id, self::KEY, $this->is_on_by_default( (string) get_post_type( $post_id ) ) === $is_on ? '' : ( $is_on ? self::ON : self::OFF ) );
	}

	/** Only posts have the button by default. */
	private function is_on_by_default( string $post_type ): bool {
		return 'post' === $post_type && self::ON === $this->settings->get( 'wpl_default' );
	}

	private static function has_button( string $post_type ): bool {
		return 'attachment' !== $post_type && is_post_type_viewable( $post_type );
	}

	/** The REST API has no metadata of types without custom fields. */
	private static function has_panel( string $post_type ): bool {
		return self::has_button( $post_type ) && post_type_supports( $post_type, 'custom-fields' );
	}

	private static function label(): string {
		return __( 'Show a like button', 'jetpack-dashboard' );
	}
}
