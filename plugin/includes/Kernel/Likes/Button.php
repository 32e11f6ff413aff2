<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Kernel\Likes;

use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Kernel\Rest\Controller;

defined( 'ABSPATH' ) || exit;

/**
 * The like button, a form that works without JavaScript. Its HTML is the same for all visitors; the script loads the number and keeps the
 * visitor's likes in the browser. Users get their own state and a nonce.
 */
class Button {

	public const STYLE_HANDLE = 'jetpack-dashboard-likes';

	private const STYLE = '.jp-like{align-items:center;display:flex;flex-wrap:wrap;gap:.25em .75em;margin-block:1.5em}.jp-like .jp-like__button{align-items:center;background:0 0;border:1px solid;border-radius:2em;color:inherit;cursor:pointer;display:inline-flex;font:inherit;gap:.5em;line-height:1;min-block-size:44px;padding:.25em 1em}.jp-like .jp-like__button:focus-visible,.jp-like .jp-like__button:hover{box-shadow:0 0 0 1px}.jp-like .jp-like__button[aria-disabled=true]{cursor:default}.jp-like svg{block-size:1.25em;fill:none;flex:none;inline-size:1.25em;stroke:currentcolor;stroke-width:2}.jp-like [aria-pressed=true] svg{fill:currentcolor}.jp-like__thanks:empty{display:none}.jp-like--comment{font-size:.875em;margin-block:.5em}.jp-like--comment .jp-like__button{border-color:transparent;min-block-size:32px;padding-inline:.5em}@media print{.jp-like{display:none}}';

	private const HANDLE = 'jetpack-dashboard-likes';

	private const HEART = '<svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M12 20.5 4 12.6A5 5 0 0 1 11.1 5.5l.9.9.9-.9A5 5 0 0 1 20 12.6Z"/></svg>';

	private Like_Store $store;

	/**
	 * Names of the buttons so far. A page may have the same button twice, but an id only once.
	 *
	 * @var array<string, true>
	 */
	private array $printed = array();

	/**
	 * What the current user likes, by kind and id.
	 *
	 * @var array<string, bool>
	 */
	private array $liked = array();

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Like_Store $store, Plugin_Files $files ) {
		$this->store      = $store;
		$this->assets_url = $files->url( 'includes/Kernel/Likes/assets/' );
	}

	/**
	 * @param string $label      Accessible name; starts with the visible text.
	 * @param string $attributes Escaped; of the outer element, with its class.
	 */
	public function html( Subject $subject, int $id, string $label, string $attributes ): string {
		$this->enqueue();

		$type     = Counts::type( $subject->kind() );
		$name     = "$type-$id";
		$user_id  = get_current_user_id();
		$is_liked = $user_id && $this->likes( $subject->kind(), $id, $user_id );
		$thanks   = ! $user_id && Like_Form::thanks_for( $name ) ? __( 'Thanks for your like.', 'jetpack-dashboard' ) : '';
		$fields   = sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( Like_Hooks::FIELD ), esc_attr( $name ) );
		$html_id  = isset( $this->printed[ $name ] ) ? '' : sprintf( ' id="jp-like-%s"', esc_attr( $name ) );

		$this->printed[ $name ] = true;
		if ( $user_id ) {
			$fields .= sprintf( '<input type="hidden" name="%s" value="%s">', esc_attr( Like_Form::NONCE ), esc_attr( wp_create_nonce( Like_Form::NONCE ) ) );
			$fields .= $is_liked ? sprintf( '<input type="hidden" name="%s" value="1">', esc_attr( Like_Form::REMOVE_FIELD ) ) : '';
		}

		return sprintf(
			'<form %1$s%10$s method="post" data-like="%2$s">%3$s<button type="submit" class="jp-like__button" aria-pressed="%4$s" aria-label="%5$s">%6$s<span>%7$s</span></button><span class="jp-like__count">%8$s</span><span class="jp-like__thanks" role="status">%9$s</span></form>',
			$attributes,
			esc_attr( $name ),
			$fields,
			$is_liked ? 'true' : 'false',
			esc_attr( $label ),
			self::HEART,
			esc_html__( 'Like', 'jetpack-dashboard' ),
			esc_html( Counts::text( Counts::of( $type, $id ) ) ),
			esc_html( $thanks ),
			$html_id
		);
	}

	/**
	 * Loads what the current user likes for many buttons in one query.
	 *
	 * @param int[] $ids
	 */
	public function prime( int $kind, array $ids ): void {
		$liked = $this->store->liked_by( $kind, $ids, get_current_user_id() );
		foreach ( $ids as $id ) {
			$this->liked[ "$kind-$id" ] = in_array( $id, $liked, true );
		}
	}

	/** The button as the block editor shows it. */
	public static function sample(): string {
		return '<div class="jp-like"><span class="jp-like__button">' . self::HEART . '<span>' . esc_html__( 'Like', 'jetpack-dashboard' ) . '</span></span></div>';
	}

	public static function register_style(): void {
		if ( ! wp_style_is( self::STYLE_HANDLE, 'registered' ) ) {
			wp_register_style( self::STYLE_HANDLE, false, array(), JETPACK_DASHBOARD_VERSION );
			wp_add_inline_style( self::STYLE_HANDLE, self::STYLE );
		}
	}

	private function likes( int $kind, int $id, int $user_id ): bool {
		return $this->liked[ "$kind-$id" ] ?? array() !== $this->store->liked_by( $kind, array( $id ), $user_id );
	}

	private function enqueue(): void {
		self::register_style();
		wp_enqueue_style( self::STYLE_HANDLE );
		if ( wp_script_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}

		$data = array(
			'url'   => rest_url( Controller::ROUTE_NAMESPACE . '/likes' ),
			'nonce' => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
			'texts' => array(
				'failed'   => __( 'Your like could not be saved. Try again in a moment.', 'jetpack-dashboard' ),
				'outdated' => __( 'The page is outdated. Reload it and try again.', 'jetpack-dashboard' ),
			),
		);
		wp_enqueue_script(
			self::HANDLE,
			$this->assets_url . 'like.js',
			array(),
			JETPACK_DASHBOARD_VERSION,
			array(
				'strategy'  => 'defer',
				'in_footer' => true,
			)
		);
		wp_add_inline_script( self::HANDLE, 'window.jpLikes = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}
}
