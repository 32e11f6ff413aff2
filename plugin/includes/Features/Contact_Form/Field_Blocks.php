<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;

defined( 'ABSPATH' ) || exit;

/** The blocks of the fields, each for use in a form. */
final class Field_Blocks {

	/** Types of the attributes of all fields. */
	private const ATTRIBUTES = array(
		'label'        => 'string',
		'required'     => 'boolean',
		'placeholder'  => 'string',
		'defaultValue' => 'string',
		'options'      => 'array',
		'min'          => 'string',
		'max'          => 'string',
		'fileTypes'    => 'array',
		'maxSize'      => 'string',
	);

	/** Not `anchor`: the summary of errors links to fields by their own ids. */
	private const SUPPORTS = array(
		'html'       => false,
		'reusable'   => false,
		'color'      => array( 'gradients' => true ),
		'spacing'    => array(
			'margin'  => true,
			'padding' => true,
		),
		'typography' => array( 'fontSize' => true ),
	);

	/** @param string $script Handle. */
	public static function register( string $script, callable $render ): void {
		$texts = self::texts();

		foreach ( Field::TYPES as $type ) {
			$keywords = $texts[ $type ];
			$title    = array_shift( $keywords );

			Block_Type::register(
				Field_Factory::block_name( $type ),
				array(
					'title'                 => $title,
					'description'           => array_shift( $keywords ),
					'keywords'              => array_merge( $keywords, array( __( 'form', 'jetpack-dashboard' ) ) ),
					'ancestor'              => array( Form_Block::NAME ),
					'attributes'            => array_map( static fn( string $kind ): array => array( 'type' => $kind ), self::ATTRIBUTES ),
					'supports'              => self::SUPPORTS,
					'example'               => array( 'attributes' => array( 'label' => Field::default_label( $type ) ) ),
					'editor_script_handles' => array( $script ),
					'render_callback'       => $render,
				),
				static fn( array $attributes ): string => self::plain( new Field( $type, $attributes, 0 ) )
			);
		}
	}

	/** What is shown while all blocks are off: the question, and the options. */
	private static function plain( Field $field ): string {
		$has_options = $field->is_group() || 'select' === $field->type;
		$options     = $has_options ? implode( '', array_map( static fn( string $option ): string => '<li>' . esc_html( $option ) . '</li>', $field->options ) ) : '';

		return '<p>' . esc_html( $field->label ) . '</p>' . ( '' === $options ? '' : "<ul>$options</ul>" );
	}

	/** @return array<string, string[]> Title, description and keywords by type. */
	private static function texts(): array {
		return array(
			'name'              => array( __( 'Name field', 'jetpack-dashboard' ), __( 'A field for the visitor’s name.', 'jetpack-dashboard' ), __( 'name', 'jetpack-dashboard' ), __( 'person', 'jetpack-dashboard' ) ),
			'text'              => array( __( 'Text field', 'jetpack-dashboard' ), __( 'A field for a short text.', 'jetpack-dashboard' ), __( 'input', 'jetpack-dashboard' ), __( 'line', 'jetpack-dashboard' ) ),
			'email'             => array( __( 'Email field', 'jetpack-dashboard' ), __( 'A field for an email address. Replies to the message go there.', 'jetpack-dashboard' ), __( 'address', 'jetpack-dashboard' ), __( 'reply', 'jetpack-dashboard' ) ),
			'telephone'         => array( __( 'Phone field', 'jetpack-dashboard' ), __( 'A field for a phone number.', 'jetpack-dashboard' ), __( 'telephone', 'jetpack-dashboard' ), __( 'mobile', 'jetpack-dashboard' ) ),
			'url'               => array( __( 'Website field', 'jetpack-dashboard' ), __( 'A field for the address of a website.', 'jetpack-dashboard' ), __( 'link', 'jetpack-dashboard' ), __( 'URL', 'jetpack-dashboard' ) ),
			'date'              => array( __( 'Date field', 'jetpack-dashboard' ), __( 'A field for a date, with a calendar.', 'jetpack-dashboard' ), __( 'calendar', 'jetpack-dashboard' ), __( 'day', 'jetpack-dashboard' ) ),
			'number'            => array( __( 'Number field', 'jetpack-dashboard' ), __( 'A field for a number, with limits.', 'jetpack-dashboard' ), __( 'amount', 'jetpack-dashboard' ), __( 'quantity', 'jetpack-dashboard' ) ),
			'textarea'          => array( __( 'Long text field', 'jetpack-dashboard' ), __( 'A field for a text of several lines.', 'jetpack-dashboard' ), __( 'message', 'jetpack-dashboard' ), __( 'comment', 'jetpack-dashboard' ) ),
			'select'            => array( __( 'Dropdown field', 'jetpack-dashboard' ), __( 'A list from which visitors choose one option.', 'jetpack-dashboard' ), __( 'select', 'jetpack-dashboard' ), __( 'options', 'jetpack-dashboard' ) ),
			'radio'             => array( __( 'Single choice field', 'jetpack-dashboard' ), __( 'Options from which visitors choose one.', 'jetpack-dashboard' ), __( 'radio buttons', 'jetpack-dashboard' ), __( 'options', 'jetpack-dashboard' ) ),
			'checkbox'          => array( __( 'Checkbox field', 'jetpack-dashboard' ), __( 'A box to check.', 'jetpack-dashboard' ), __( 'checkbox', 'jetpack-dashboard' ), __( 'yes or no', 'jetpack-dashboard' ) ),
			'checkbox-multiple' => array( __( 'Multiple choice field', 'jetpack-dashboard' ), __( 'Options from which visitors choose any number.', 'jetpack-dashboard' ), __( 'checkboxes', 'jetpack-dashboard' ), __( 'options', 'jetpack-dashboard' ) ),
			'consent'           => array( __( 'Consent field', 'jetpack-dashboard' ), __( 'A box to check to agree to something.', 'jetpack-dashboard' ), __( 'privacy', 'jetpack-dashboard' ), __( 'GDPR', 'jetpack-dashboard' ) ),
			'file'              => array( __( 'File field', 'jetpack-dashboard' ), __( 'Lets visitors send a file with the message.', 'jetpack-dashboard' ), __( 'upload', 'jetpack-dashboard' ), __( 'attachment', 'jetpack-dashboard' ) ),
		);
	}
}
