<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Seo_Tools;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Request_Number;
use Jetpack_Dashboard\Plugins\Seo_Conflict;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The SEO fields in a meta box: in the classic editor, and where the block editor's panel can't save them. */
final class Post_Box {

	private const NAME = 'jetpack_dashboard_seo';

	private const HANDLE = 'jetpack-dashboard-seo-box';

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Plugin_Files $files ) {
		$this->assets_url = $files->url( 'includes/Features/Seo_Tools/assets/' );
	}

	/** @param string $post_type */
	public function add( $post_type ): void {
		$post_type = (string) $post_type;
		// Media files are saved without save_post.
		if ( 'attachment' !== $post_type && is_post_type_viewable( $post_type ) && ! Seo_Conflict::disables_seo_tools() ) {
			$texts = Field_Texts::all();
			add_meta_box( self::NAME, $texts['panel'], array( $this, 'render' ), $post_type, 'normal', 'low', array( '__back_compat_meta_box' => Editor_Panel::supports( $post_type ) ) );
		}
	}

	/** @param WP_Post $post */
	public function render( $post ): void {
		$texts = Field_Texts::all();
		$image = Post_Fields::image( $post->ID );

		wp_nonce_field( self::NAME . $post->ID, self::NAME . '_nonce', false );
		printf(
			'<p><label for="%1$s-title">%2$s</label><br><input type="text" class="large-text" id="%1$s-title" name="%1$s[title]" value="%3$s" maxlength="%4$d" aria-describedby="%1$s-title-help"><br><span class="description" id="%1$s-title-help">%5$s</span></p>',
			esc_attr( self::NAME ),
			esc_html( $texts['title'] ),
			esc_attr( Post_Fields::text( $post->ID, Post_Fields::TITLE ) ),
			(int) Post_Fields::LENGTHS[ Post_Fields::TITLE ],
			esc_html( $texts['titleHelp'] )
		);
		printf(
			'<p><label for="%1$s-description">%2$s</label><br><textarea class="large-text" rows="3" id="%1$s-description" name="%1$s[description]" maxlength="%4$d" aria-describedby="%1$s-description-help">%3$s</textarea><br><span class="description" id="%1$s-description-help">%5$s</span></p>',
			esc_attr( self::NAME ),
			esc_html( $texts['description'] ),
			esc_textarea( Post_Fields::text( $post->ID, Post_Fields::DESCRIPTION ) ),
			(int) Post_Fields::LENGTHS[ Post_Fields::DESCRIPTION ],
			esc_html( $texts['descriptionHelp'] )
		);
		if ( current_user_can( 'upload_files' ) ) {
			$this->render_image( $image, $texts );
		}
		printf(
			'<p><label><input type="checkbox" name="%1$s[noindex]" value="1" aria-describedby="%1$s-noindex-help"%2$s> %3$s</label><br><span class="description" id="%1$s-noindex-help">%4$s</span></p>',
			esc_attr( self::NAME ),
			checked( Post_Fields::is_noindex( $post->ID ), true, false ),
			esc_html( $texts['noindex'] ),
			esc_html( $texts['noindexHelp'] )
		);
	}

	/** @param int $post_id */
	public function save( $post_id ): void {
		$post_id = (int) $post_id;
		$nonce   = sanitize_key( wp_unslash( $_POST[ self::NAME . '_nonce' ] ?? '' ) );
		if ( wp_is_post_autosave( $post_id ) || wp_is_post_revision( $post_id ) || ! wp_verify_nonce( $nonce, self::NAME . $post_id ) || ! current_user_can( 'edit_post', $post_id ) ) {
			return;
		}

		$values = wp_unslash( (array) ( $_POST[ self::NAME ] ?? array() ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- By the sanitize callbacks of the keys.
		$fields = array(
			Post_Fields::TITLE       => $values['title'] ?? '',
			Post_Fields::DESCRIPTION => $values['description'] ?? '',
			Post_Fields::NOINDEX     => isset( $values['noindex'] ),
		);
		if ( isset( $values['image'] ) ) {
			$fields[ Post_Fields::IMAGE ] = is_scalar( $values['image'] ) ? Request_Number::of( absint( $values['image'] ) ) : 0;
		}
		Post_Fields::save( $post_id, $fields );
	}

	/**
	 * The buttons need JavaScript. Without it, the chosen image stays.
	 *
	 * @param int                   $id    Attachment id; 0 for none.
	 * @param array<string, string> $texts
	 */
	private function render_image( int $id, array $texts ): void {
		wp_enqueue_media();
		wp_enqueue_script( self::HANDLE, $this->assets_url . 'seo-box.js', array( 'media-editor' ), JETPACK_DASHBOARD_VERSION, true );
		wp_add_inline_script( self::HANDLE, 'window.jpSeoBox = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );

		$label = $id ? $texts['replace'] : $texts['select'];
		printf(
			'<div class="jp-seo-image" role="group" aria-labelledby="%1$s-image"><p><strong id="%1$s-image">%2$s</strong><br><span class="description">%3$s</span></p><p class="jp-seo-image__preview">%4$s</p><input type="hidden" name="%1$s[image]" value="%5$d"><p class="hide-if-no-js"><button type="button" class="button jp-seo-image__select">%6$s</button> <button type="button" class="button-link button-link-delete jp-seo-image__remove"%7$s>%8$s</button></p></div>',
			esc_attr( self::NAME ),
			esc_html( $texts['image'] ),
			esc_html( $texts['imageHelp'] ),
			wp_kses_post( wp_get_attachment_image( $id, 'medium', false, array( 'alt' => '' ) ) ),
			absint( $id ),
			esc_html( $label ),
			esc_attr( $id ? '' : ' hidden' ),
			esc_html( $texts['remove'] )
		);
	}
}
