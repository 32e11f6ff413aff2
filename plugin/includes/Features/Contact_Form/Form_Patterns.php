<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/** Block patterns: complete forms to start from. */
class Form_Patterns {

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	public function add(): void {
		if ( $this->settings->get( 'jetpack_blocks_disabled' ) ) {
			return;
		}
		register_block_pattern_category( 'jetpack-forms', array( 'label' => __( 'Forms', 'jetpack-dashboard' ) ) );
		foreach ( self::patterns() as $name => list( $title, $description, $attributes, $fields ) ) {
			register_block_pattern(
				"jetpack/$name",
				array(
					'title'       => $title,
					'description' => $description,
					'categories'  => array( 'jetpack-forms', 'contact' ),
					'keywords'    => array( __( 'form', 'jetpack-dashboard' ) ),
					'content'     => self::content( $attributes, $fields ),
				)
			);
		}
	}

	/** @return array<string, array{string, string, array<string, string>, array<int, array{string, array<string, mixed>}>}> Title, description, attributes of the form, and its fields. */
	private static function patterns(): array {
		$name  = array( 'name', array( 'required' => true ) );
		$email = array( 'email', array( 'required' => true ) );

		return array(
			'form-contact'     => array(
				__( 'Contact form', 'jetpack-dashboard' ),
				__( 'Name, email, subject and message.', 'jetpack-dashboard' ),
				array(),
				array( $name, $email, array( 'text', array( 'label' => __( 'Subject', 'jetpack-dashboard' ) ) ), array( 'textarea', array( 'required' => true ) ), array( 'consent', array( 'required' => true ) ) ),
			),
			'form-feedback'    => array(
				__( 'Feedback form', 'jetpack-dashboard' ),
				__( 'A rating, comments and a screenshot.', 'jetpack-dashboard' ),
				array(
					'submitButtonText'      => __( 'Send feedback', 'jetpack-dashboard' ),
					'customThankyouMessage' => __( 'Thank you for your feedback.', 'jetpack-dashboard' ),
				),
				array(
					array(
						'radio',
						array(
							'label'    => __( 'How was your visit?', 'jetpack-dashboard' ),
							'options'  => array( __( 'Very good', 'jetpack-dashboard' ), __( 'Good', 'jetpack-dashboard' ), __( 'Not good', 'jetpack-dashboard' ) ),
							'required' => true,
						),
					),
					array( 'textarea', array( 'label' => __( 'What can we do better?', 'jetpack-dashboard' ) ) ),
					array(
						'file',
						array(
							'label'     => __( 'Screenshot', 'jetpack-dashboard' ),
							'fileTypes' => array( 'images' ),
						),
					),
					array( 'email', array( 'label' => __( 'Email, if you would like a reply', 'jetpack-dashboard' ) ) ),
				),
			),
			'form-appointment' => array(
				__( 'Appointment request', 'jetpack-dashboard' ),
				__( 'Name, email, phone, and a preferred date and time.', 'jetpack-dashboard' ),
				array(
					'submitButtonText'      => __( 'Request appointment', 'jetpack-dashboard' ),
					'customThankyouMessage' => __( 'Thank you. We will confirm your appointment by email.', 'jetpack-dashboard' ),
				),
				array(
					$name,
					$email,
					array( 'telephone', array() ),
					array(
						'date',
						array(
							'label'    => __( 'Preferred date', 'jetpack-dashboard' ),
							'required' => true,
						),
					),
					array(
						'select',
						array(
							'label'   => __( 'Preferred time', 'jetpack-dashboard' ),
							'options' => array( __( 'Morning', 'jetpack-dashboard' ), __( 'Afternoon', 'jetpack-dashboard' ), __( 'Evening', 'jetpack-dashboard' ) ),
						),
					),
					array( 'textarea', array( 'label' => __( 'What is it about?', 'jetpack-dashboard' ) ) ),
				),
			),
			'form-rsvp'        => array(
				__( 'RSVP form', 'jetpack-dashboard' ),
				__( 'Guests reply to an invitation, with the number of people.', 'jetpack-dashboard' ),
				array(
					'submitButtonText'      => __( 'Send reply', 'jetpack-dashboard' ),
					'customThankyouMessage' => __( 'Thank you for your reply.', 'jetpack-dashboard' ),
				),
				array(
					$name,
					$email,
					array(
						'radio',
						array(
							'label'    => __( 'Will you come?', 'jetpack-dashboard' ),
							'options'  => array( __( 'Yes', 'jetpack-dashboard' ), __( 'No', 'jetpack-dashboard' ), __( 'Maybe', 'jetpack-dashboard' ) ),
							'required' => true,
						),
					),
					array(
						'number',
						array(
							'label'        => __( 'Number of people', 'jetpack-dashboard' ),
							'min'          => '1',
							'max'          => '20',
							'defaultValue' => '1',
						),
					),
					array( 'checkbox', array( 'label' => __( 'Email me about future events.', 'jetpack-dashboard' ) ) ),
				),
			),
		);
	}

	/**
	 * @param array<string, string>                           $attributes
	 * @param array<int, array{string, array<string, mixed>}> $fields     Type and attributes.
	 */
	private static function content( array $attributes, array $fields ): string {
		$inner = '';
		foreach ( $fields as list( $type, $own ) ) {
			$inner .= get_comment_delimited_block_content( Field_Factory::block_name( $type ), $own, '' );
		}

		return get_comment_delimited_block_content( Form_Block::NAME, $attributes, $inner );
	}
}
