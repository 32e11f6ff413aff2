<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Blocks\Block_Type;
use Jetpack_Dashboard\Kernel\Blocks\Deferred_Blocks;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Plugin_Files;

defined( 'ABSPATH' ) || exit;

/** The form block, its field blocks, and the shortcode. */
final class Form_Block {

	public const NAME      = 'jetpack/contact-form';
	public const SHORTCODE = 'contact-form';

	public const FIELD_SHORTCODE = 'contact-field';

	public const STYLE = 'jetpack-dashboard-contact-form';

	private const SCRIPT = 'jetpack-dashboard-contact-form-block';

	private Container $services;

	/** With a trailing slash. */
	private string $assets_url;

	public function __construct( Container $services, Plugin_Files $files ) {
		$this->services   = $services;
		$this->assets_url = $files->url( 'includes/Features/Contact_Form/assets/' );
	}

	public function register(): void {
		add_action( 'init', array( $this, 'register_style' ) );
		Deferred_Blocks::add( self::NAME, array( $this, 'register_block' ) );
		Deferred_Blocks::add( Field_Factory::BLOCK_PREFIX, array( $this, 'register_fields' ) );
		add_shortcode( self::SHORTCODE, $this->services->method( Renderer::class, 'shortcode' ) );
		// Registered, so that WordPress doesn't change its quotes. The form reads it.
		add_shortcode( self::FIELD_SHORTCODE, '__return_empty_string' );
	}

	public function register_style(): void {
		wp_register_style( self::STYLE, $this->assets_url . 'contact-form.css', array(), JETPACK_DASHBOARD_VERSION );
	}

	public function register_block(): void {
		add_action( 'enqueue_block_editor_assets', array( $this, 'add_texts' ) );
		wp_register_script(
			self::SCRIPT,
			$this->assets_url . 'contact-form-block.js',
			array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-html-entities' ),
			JETPACK_DASHBOARD_VERSION,
			true
		);

		Block_Type::register(
			self::NAME,
			array(
				'title'                 => __( 'Form', 'jetpack-dashboard' ),
				'description'           => __( 'Lets visitors write to you. Messages are saved in wp-admin and emailed.', 'jetpack-dashboard' ),
				'keywords'              => array( __( 'contact', 'jetpack-dashboard' ), __( 'email', 'jetpack-dashboard' ), __( 'feedback', 'jetpack-dashboard' ) ),
				'attributes'            => array_fill_keys(
					array( 'to', 'subject', 'submitButtonText', 'customThankyouMessage' ),
					array(
						'type'    => 'string',
						'default' => '',
					)
				),
				'editor_script_handles' => array( self::SCRIPT ),
				'editor_style_handles'  => array( self::STYLE ),
				'render_callback'       => $this->services->method( Renderer::class, 'form_block' ),
				'skip_inner_blocks'     => true,
				'example'               => array( 'innerBlocks' => array_map( static fn( string $type ): array => self::required( $type ), array( 'name', 'email', 'textarea' ) ) ),
			)
		);
	}

	public function register_fields(): void {
		Field_Blocks::register( self::SCRIPT, $this->services->method( Renderer::class, 'field_block' ) );
	}

	public function add_texts(): void {
		$data = array(
			// The same for all fields.
			'field'     => Block_Type::definition( Field_Factory::block_name( Field::TYPES[0] ) ),
			'types'     => array_map(
				static fn( string $type ): array => array(
					'type'  => $type,
					'name'  => Field_Factory::block_name( $type ),
					'label' => Field::default_label( $type ),
				),
				Field::TYPES
			),
			'fileTypes' => File_Rules::group_names(),
			'canSetTo'  => current_user_can( 'publish_posts' ),
			'canSetAny' => current_user_can( Messages::CAPABILITY ),
			'recipient' => current_user_can( 'manage_options' ) ? (string) get_option( 'admin_email' ) : '',
			'texts'     => array(
				'formSettings'   => __( 'Form', 'jetpack-dashboard' ),
				'to'             => __( 'Send messages to', 'jetpack-dashboard' ),
				'toHelp'         => __( 'Email addresses, separated by commas. If this is empty, messages go to the administration email address.', 'jetpack-dashboard' ),
				'toOwn'          => __( 'Your own email address or the administration email address. Only editors and administrators can add others.', 'jetpack-dashboard' ),
				'toRefused'      => __( 'Only users who can publish can change this.', 'jetpack-dashboard' ),
				'subject'        => __( 'Email subject', 'jetpack-dashboard' ),
				'button'         => __( 'Button text', 'jetpack-dashboard' ),
				'confirmation'   => __( 'Text after sending', 'jetpack-dashboard' ),
				'send'           => __( 'Send', 'jetpack-dashboard' ),
				'fieldSettings'  => __( 'Field', 'jetpack-dashboard' ),
				'label'          => __( 'Label', 'jetpack-dashboard' ),
				'required'       => __( 'Required', 'jetpack-dashboard' ),
				'requiredMark'   => __( '(required)', 'jetpack-dashboard' ),
				'placeholder'    => __( 'Placeholder', 'jetpack-dashboard' ),
				'defaultValue'   => __( 'Default value', 'jetpack-dashboard' ),
				'options'        => __( 'Options, one per line', 'jetpack-dashboard' ),
				'min'            => __( 'Lowest number', 'jetpack-dashboard' ),
				'max'            => __( 'Highest number', 'jetpack-dashboard' ),
				'fileTypes'      => __( 'File types', 'jetpack-dashboard' ),
				'maxSize'        => __( 'Largest file, in MB', 'jetpack-dashboard' ),
				/* translators: %s: size of a file, such as 10 MB. */
				'maxSizeHelp'    => sprintf( __( 'The server accepts files of up to %s.', 'jetpack-dashboard' ), (string) size_format( File_Rules::max_form_bytes() ) ),
				'optionExamples' => array( __( 'First option', 'jetpack-dashboard' ), __( 'Second option', 'jetpack-dashboard' ) ),
			),
		);
		wp_add_inline_script( self::SCRIPT, 'window.jpContactFormBlock = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/** @return array{name: string, attributes: array<string, bool|string>} A field of the preview, where usual labels aren't shown. */
	private static function required( string $type ): array {
		return array(
			'name'       => Field_Factory::block_name( $type ),
			'attributes' => array(
				'label'    => Field::default_label( $type ),
				'required' => true,
			),
		);
	}
}
