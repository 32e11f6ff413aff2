<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Switches, message and preview in the block editor's sidebar and before publishing, and a box in the classic editor. */
class Editor_Panel {

	private const SCRIPT = 'jetpack-dashboard-publicize-panel';
	private const FIELD  = 'jetpack_dashboard_publicize';

	private Connections $connections;
	private Networks $networks;
	private Jobs $jobs;
	private Settings_Store $settings;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Connections $connections, Networks $networks, Jobs $jobs, Settings_Store $settings, Plugin_Files $files ) {
		$this->connections = $connections;
		$this->networks    = $networks;
		$this->jobs        = $jobs;
		$this->settings    = $settings;
		$this->assets_url  = $files->url( 'includes/Features/Publicize/assets/' );
	}

	public function enqueue(): void {
		$screen = get_current_screen();
		$post   = get_post();
		if ( ! $screen || 'post' !== $screen->base || 'post' !== $screen->post_type || ! $post instanceof WP_Post ) {
			return;
		}

		wp_enqueue_script( self::SCRIPT, $this->assets_url . 'publicize-panel.js', array( 'wp-components', 'wp-core-data', 'wp-data', 'wp-editor', 'wp-element', 'wp-plugins', 'wp-url' ), JETPACK_DASHBOARD_VERSION, true );
		wp_add_inline_script( self::SCRIPT, 'window.jpPublicizePanel = ' . wp_json_encode( $this->data( $post ), JSON_HEX_TAG ) . ';', 'before' );
	}

	public function add_box(): void {
		add_meta_box( self::FIELD, __( 'Publicize', 'jetpack-dashboard' ), array( $this, 'render' ), 'post', 'side', 'default', array( '__back_compat_meta_box' => true ) );
	}

	/** @param WP_Post $post */
	public function render( $post ): void {
		$connections = $this->connections_for( $post );
		$texts       = array(
			'shared' => self::shared_text(),
			'old'    => self::old_text(),
			'new'    => $connections ? '' : self::empty_text(),
		);
		$text        = $texts[ self::state( $post ) ];
		if ( '' !== $text ) {
			echo '<p>' . esc_html( $text ) . '</p>';
			self::print_link();
			return;
		}

		wp_nonce_field( self::FIELD . $post->ID, self::FIELD . '_nonce', false );
		$off = Post_Fields::off( $post->ID );
		foreach ( $connections as $connection ) {
			printf(
				'<p><label><input type="checkbox" name="%s[]" value="%d" %s> %s</label></p>',
				esc_attr( self::FIELD ),
				(int) $connection->id,
				checked( ! in_array( $connection->id, $off, true ), true, false ),
				esc_html( $this->label( $connection ) )
			);
		}
		printf(
			'<p><label for="%1$s_message">%2$s</label><br><textarea id="%1$s_message" name="%1$s_message" rows="3" class="widefat" maxlength="%3$d" placeholder="%4$s">%5$s</textarea><span class="description">%6$s</span></p>',
			esc_attr( self::FIELD ),
			esc_html__( 'Message', 'jetpack-dashboard' ),
			(int) Post_Fields::MESSAGE_LENGTH,
			esc_attr( $this->template() ),
			esc_textarea( Post_Fields::message( $post->ID ) ),
			esc_html( self::help() )
		);
		self::print_link();
	}

	/** @param int $post_id */
	public function save( $post_id ): void {
		$nonce = sanitize_key( wp_unslash( $_POST[ self::FIELD . '_nonce' ] ?? '' ) );
		$post  = get_post( $post_id );

		if ( ! $post || wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! wp_verify_nonce( $nonce, self::FIELD . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}
		$chosen  = array_map( 'absint', (array) ( $_POST[ self::FIELD ] ?? array() ) );
		$message = sanitize_textarea_field( wp_unslash( is_string( $_POST[ self::FIELD . '_message' ] ?? '' ) ? $_POST[ self::FIELD . '_message' ] ?? '' : '' ) );
		$all     = array_map( static fn( Connection $one ): int => $one->id, $this->connections_for( $post ) );
		// Keeps the author's choice for accounts that the user doesn't see.
		$unseen = array_diff( Post_Fields::off( $post->ID ), $all );
		Post_Fields::save( $post->ID, $message, array_merge( $unseen, array_diff( $all, $chosen ) ) );
	}

	/** @return array<string, mixed> */
	private function data( WP_Post $post ): array {
		return array(
			'keys'        => array(
				'message' => Post_Fields::MESSAGE,
				'off'     => Post_Fields::OFF,
			),
			'maxLength'   => Post_Fields::MESSAGE_LENGTH,
			'template'    => $this->template(),
			'author'      => Message::author( $post ),
			'connections' => array_map(
				function ( Connection $connection ): array {
					$network = $this->networks->find( $connection->network );

					return array(
						'id'         => $connection->id,
						'label'      => $this->label( $connection ),
						'limit'      => $network ? $network->limit( $connection ) : 0,
						'linkLength' => $network ? $network->link_length() : 0,
					);
				},
				$this->connections_for( $post )
			),
			'state'       => self::state( $post ),
			'log'         => array_map(
				fn( array $job ): array => array(
					'id'   => (int) $job['id'],
					'text' => $this->networks->name( $job['network'] ) . ', ' . $job['label'] . ': ' . Log_Table::state_text( $job ),
					'url'  => $job['url'],
				),
				$this->jobs->of_post( $post->ID )
			),
			'pageUrl'     => current_user_can( 'publish_posts' ) ? Subpage::url( Connections_Page::SLUG ) : '',
			'texts'       => array(
				'panel'       => __( 'Publicize', 'jetpack-dashboard' ),
				'intro'       => __( 'Share this post when it is published:', 'jetpack-dashboard' ),
				'empty'       => self::empty_text(),
				'shared'      => self::shared_text(),
				'queued'      => __( 'The post is shared in the background.', 'jetpack-dashboard' ),
				'old'         => self::old_text(),
				'page'        => __( 'Connections and log', 'jetpack-dashboard' ),
				'message'     => __( 'Message', 'jetpack-dashboard' ),
				'help'        => self::help(),
				'preview'     => __( 'Preview', 'jetpack-dashboard' ),
				/* translators: 1: number of characters, 2: maximum number. */
				'length'      => __( '%1$s of %2$s characters', 'jetpack-dashboard' ),
				/* translators: %s: number of characters. */
				'unlimited'   => __( '%s characters', 'jetpack-dashboard' ),
				/* translators: %s: maximum number of characters. */
				'shortened'   => __( 'Too long: it will be shortened to %s characters.', 'jetpack-dashboard' ),
				'link'        => __( '(link to the post)', 'jetpack-dashboard' ),
				'placeholder' => __( '(title)', 'jetpack-dashboard' ),
			),
		);
	}

	/** @return Connection[] Those that get the post if the user publishes it. */
	private function connections_for( WP_Post $post ): array {
		return $this->connections->for_post( (int) $post->post_author, New_Posts::publisher( $post, null ) );
	}

	private function label( Connection $connection ): string {
		return $this->networks->name( $connection->network ) . ', ' . $connection->label;
	}

	private function template(): string {
		return (string) $this->settings->get( Message::SETTING ) ?: Message::DEFAULT_TEMPLATE;
	}

	private static function print_link(): void {
		if ( current_user_can( 'publish_posts' ) ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( Subpage::url( Connections_Page::SLUG ) ), esc_html__( 'Connections and log', 'jetpack-dashboard' ) );
		}
	}

	private static function help(): string {
		return __( 'You can use {title}, {excerpt}, {author}, {tags} and {url}. The link is added at the end if it is missing.', 'jetpack-dashboard' );
	}

	/** @return string 'new', 'shared', or 'old' if it was published while the module was off. */
	private static function state( WP_Post $post ): string {
		if ( New_Posts::is_shared( $post->ID ) ) {
			return 'shared';
		}

		return 'publish' === $post->post_status ? 'old' : 'new';
	}

	private static function old_text(): string {
		return __( 'Posts are shared only when they are published.', 'jetpack-dashboard' );
	}

	private static function shared_text(): string {
		return __( 'This post was shared when it was published.', 'jetpack-dashboard' );
	}

	private static function empty_text(): string {
		return __( 'No account is connected yet.', 'jetpack-dashboard' );
	}
}
