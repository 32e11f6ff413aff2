<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The Ad block. Its code is an attribute: WordPress sanitizes attributes when a user without `unfiltered_html` saves the post, and the
 * post contains no ads when the module is turned off.
 */
final class Ad_Block {

	private const NAME = 'jetpack/ad';

	private const SCRIPT = 'jetpack-dashboard-ad-block';

	private Ad_Places $places;

	/** With a trailing slash. */
	private string $assets_url;

	/** @param string $assets_url With a trailing slash. */
	public function __construct( Ad_Places $places, string $assets_url ) {
		$this->places     = $places;
		$this->assets_url = $assets_url;
	}

	public function register(): void {
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
	}

	public function register_block(): void {
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'ad-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);
		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Ad', 'jetpack-dashboard' ),
				'description'           => __( 'Shows an ad from your settings, or the ad code that you paste here.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'advertisement', 'jetpack-dashboard' ), __( 'banner', 'jetpack-dashboard' ) ),
				'attributes'            => array(
					'place' => array(
						'type'    => 'string',
						'default' => Ad_Places::CUSTOM,
					),
					'code'  => array(
						'type'    => 'string',
						'default' => '',
					),
				),
				'supports'              => array(
					'align' => true,
					'color' => array( 'text' => false ),
				) + array_diff_key( Block_Type::SUPPORTS, array( 'typography' => true ) ),
				'editor_script_handles' => array( self::SCRIPT ),
				'render_callback'       => array( $this, 'render' ),
			)
		);
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
	}

	public function add_texts(): void {
		$texts = array(
			'places'    => Ad_Places::names(),
			'place'     => __( 'Show', 'jetpack-dashboard' ),
			'code'      => __( 'Ad code', 'jetpack-dashboard' ),
			'title'     => __( 'Ad', 'jetpack-dashboard' ),
			'shown'     => __( 'Visitors see the ad here. The editor doesn’t load it.', 'jetpack-dashboard' ),
			'warning'   => current_user_can( 'unfiltered_html' ) ? '' : __( 'Your user role can’t add scripts. They are removed when you save.', 'jetpack-dashboard' ),
			'maxLength' => Ad_Code::LENGTH,
			/* translators: %d: number of characters. */
			'tooLong'   => sprintf( __( 'The ad code is too long and isn’t shown. Shorten it to %d characters.', 'jetpack-dashboard' ), Ad_Code::LENGTH ),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpAdBlock = ' . wp_json_encode( $texts, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @param array<string, mixed> $attributes */
	public function render( $attributes ): string {
		$code  = $attributes['code'] ?? '';
		$place = $attributes['place'] ?? Ad_Places::CUSTOM;

		$html = ! is_string( $place ) || Ad_Code::problem_with( $code ) ? '' : $this->places->ad( $place, $code );

		$extra = array(
			'class'  => Ad_Places::BOX,
			'hidden' => 'hidden',
		);

		return '' === $html ? '' : '<div ' . Block_Type::wrapper( (array) $attributes, $extra ) . ">$html</div>";
	}
}
