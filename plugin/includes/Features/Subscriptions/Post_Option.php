<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

use Jetpack_Dashboard\Kernel\Backend_Hooks;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Whether a post is sent to followers: a switch in the block editor's sidebar and before publishing, and a box in the classic editor. */
final class Post_Option {

	public const NOT_SENT = '_jetpack_dashboard_not_sent_to_followers';

	private const SCRIPT = 'jetpack-dashboard-followers-panel';
	private const FIELD  = 'jetpack_dashboard_send_to_followers';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Subscriptions/assets/' );
	}

	public function register(): void {
		Backend_Hooks::on_init( array( $this, 'register_meta' ) );
		Backend_Hooks::add(
			function (): void {
				add_action( 'enqueue_block_editor_assets', array( $this, 'enqueue' ) );
				add_action( 'add_meta_boxes_post', array( $this, 'add_box' ) );
			}
		);
		add_action( 'save_post_post', array( $this, 'save' ) );
	}

	/** @param int $post_id */
	public static function allows( int $post_id ): bool {
		return ! get_post_meta( $post_id, self::NOT_SENT, true );
	}

	public function register_meta(): void {
		register_post_meta(
			'post',
			self::NOT_SENT,
			array(
				'type'          => 'boolean',
				'single'        => true,
				'default'       => false,
				'auth_callback' => static fn( $is_allowed, $meta_key, $post_id, $user_id ): bool => user_can( (int) $user_id, 'edit_post', (int) $post_id ),
				'show_in_rest'  => array(
					'schema' => array(
						'type'    => 'boolean',
						'context' => array( 'edit' ),
					),
				),
			)
		);
	}

	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( ! $screen || 'post' !== $screen->base || 'post' !== $screen->post_type || ! $post instanceof WP_Post ) {
			return;
		}

		wp_enqueue_script( self::SCRIPT, $this->assets_url . 'followers-panel.js', array( 'wp-components', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins' ), JETPACK_DASHBOARD_VERSION, true );
		$data = array(
			'key'    => self::NOT_SENT,
			'isSent' => self::is_sent( $post ),
			'texts'  => array(
				'panel' => __( 'Followers', 'jetpack-dashboard' ),
				'label' => self::label(),
				'sent'  => self::sent(),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpFollowersPanel = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	public function add_box(): void {
		add_meta_box( self::FIELD, __( 'Followers', 'jetpack-dashboard' ), array( $this, 'render' ), 'post', 'side', 'default', array( '__back_compat_meta_box' => true ) );
	}

	/** @param WP_Post $post */
	public function render( $post ): void {
		if ( self::is_sent( $post ) ) {
			echo '<p>' . esc_html( self::sent() ) . '</p>';
			return;
		}
		wp_nonce_field( self::FIELD . $post->ID, self::FIELD . '_nonce', false );
		printf(
			'<label><input type="checkbox" name="%1$s" value="1" %2$s> %3$s</label>',
			esc_attr( self::FIELD ),
			checked( self::allows( $post->ID ), true, false ),
			esc_html( self::label() )
		);
	}

	/** @param int $post_id */
	public function save( $post_id ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ self::FIELD . '_nonce' ] ?? '' ) );

		if ( wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! wp_verify_nonce( $nonce, self::FIELD . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		if ( isset( $_POST[ self::FIELD ] ) ) {
			delete_post_meta( $post_id, self::NOT_SENT );
		} else {
			update_post_meta( $post_id, self::NOT_SENT, '1' );
		}
	}

	private static function is_sent( WP_Post $post ): bool {
		return '' !== get_post_meta( $post->ID, New_Content::SENT, true );
	}

	private static function label(): string {
		return __( 'Email this post to followers when it is published', 'jetpack-dashboard' );
	}

	private static function sent(): string {
		return __( 'This post was emailed to followers.', 'jetpack-dashboard' );
	}
}
