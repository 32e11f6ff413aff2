<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Clock;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/** Renders forms of blocks and shortcodes, and passes each to the receiver of submitted forms. */
final class Renderer {

	private Receiver $receiver;
	private Saved_Recipients $recipients;
	private Clock $clock;

	/** The form that is being rendered. */
	private ?Form $form = null;

	private ?Form_Markup $markup       = null;
	private ?Field_Factory $field_list = null;

	/**
	 * How often each form was rendered, by id.
	 *
	 * @var array<string, int>
	 */
	private array $rendered = array();

	public function __construct( Receiver $receiver, Saved_Recipients $recipients, Clock $clock ) {
		$this->receiver   = $receiver;
		$this->recipients = $recipients;
		$this->clock      = $clock;
	}

	/**
	 * The form block. It renders its inner blocks itself, since they need the form.
	 *
	 * @param array<string, mixed> $attributes
	 * @param string               $content
	 * @param WP_Block             $block
	 */
	public function form_block( $attributes, $content, $block ): string {
		$fields  = ( new Field_Factory() )->in_blocks( (array) ( $block->parsed_block['innerBlocks'] ?? array() ) );
		$wrapper = Block_Type::wrapper( (array) $attributes, array( 'class' => 'jp-form' ) );
		$inner   = static function () use ( $block ): string {
			$html = '';
			foreach ( $block->inner_blocks as $inner_block ) {
				$html .= $inner_block->render();
			}
			return $html;
		};

		return $this->render( (array) $attributes, $fields, $wrapper, $inner );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @param string               $content
	 * @param WP_Block             $block
	 */
	public function field_block( $attributes, $content, $block ): string {
		$field = $this->form && $this->field_list ? $this->field_list->make( Field_Factory::type_of( $block->name ), (array) ( $block->parsed_block['attrs'] ?? array() ) ) : null;

		return $field && $this->form && $this->markup && $this->form->has( $field ) ? $this->markup->field( $field, true ) : '';
	}

	/**
	 * The shortcode `[contact-form]`. Without fields it has the usual ones.
	 *
	 * @param array<string, string>|string $attributes
	 * @param string|null                  $content
	 */
	public function shortcode( $attributes, $content = '' ): string {
		$attributes = (array) $attributes;
		$factory    = new Field_Factory();
		$fields     = array();

		preg_match_all( '/' . get_shortcode_regex( array( Form_Block::FIELD_SHORTCODE ) ) . '/s', (string) $content, $found, PREG_SET_ORDER );
		foreach ( $found as $match ) {
			$own      = array_change_key_case( (array) shortcode_parse_atts( $match[3] ) );
			$type     = is_string( $own['type'] ?? null ) ? strtolower( $own['type'] ) : 'text';
			$fields[] = $factory->make( $type, $own );
		}
		if ( array() === $fields ) {
			foreach ( array( 'name', 'email', 'url', 'textarea' ) as $type ) {
				$fields[] = $factory->make( $type, array( 'required' => 'url' !== $type ) );
			}
		}

		return $this->render(
			array( 'to' => $this->recipients->filter( $attributes['to'] ?? '' ) ) + $attributes,
			$fields,
			'class="jp-form"',
			fn(): string => implode( '', array_map( fn( Field $field ): string => $this->markup ? $this->markup->field( $field ) : '', $fields ) )
		);
	}

	/**
	 * @param array<array-key, mixed> $attributes
	 * @param Field[]                 $fields
	 * @param string                  $wrapper Escaped attributes.
	 * @param callable(): string      $inner   Renders the fields.
	 */
	private function render( array $attributes, array $fields, string $wrapper, callable $inner ): string {
		if ( array() === $fields || is_feed() || $this->form ) {
			return '';
		}
		wp_enqueue_style( Form_Block::STYLE );

		$form       = new Form( $attributes, $fields, self::post_id() );
		$submission = $this->receiver->submission_of( $form );
		$number     = ( $this->rendered[ $form->id ] ?? 0 ) + 1;
		$markup     = new Form_Markup( $form, $submission, $this->clock, "jp-form-$form->id" . ( $number > 1 ? "-$number" : '' ) );

		$this->rendered[ $form->id ] = $number;
		if ( $this->receiver->is_sent( $form ) ) {
			return $markup->confirmation( $wrapper );
		}

		$this->form       = $form;
		$this->markup     = $markup;
		$this->field_list = new Field_Factory();
		try {
			return $markup->form( $wrapper, $inner() );
		} finally {
			$this->form       = null;
			$this->markup     = null;
			$this->field_list = null;
		}
	}

	/** The post that contains the form, or whose page shows it. */
	private static function post_id(): int {
		$id = in_the_loop() ? get_the_ID() : ( is_singular() ? get_queried_object_id() : 0 );

		return (int) $id;
	}
}
