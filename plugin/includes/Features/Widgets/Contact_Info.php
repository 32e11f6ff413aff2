<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

defined( 'ABSPATH' ) || exit;

/** Address, phone number, email address and opening hours. */
final class Contact_Info implements Kind {

	public function name(): string {
		return 'contact-details';
	}

	public function texts(): array {
		return array(
			'title'       => __( 'Contact info', 'jetpack-dashboard' ),
			'description' => __( 'Shows your address, phone number, email address and opening hours.', 'jetpack-dashboard' ),
			'icon'        => 'location',
			'keywords'    => array( __( 'address', 'jetpack-dashboard' ), __( 'phone', 'jetpack-dashboard' ), __( 'opening hours', 'jetpack-dashboard' ) ),
		);
	}

	public function fields(): array {
		return array(
			new Field( 'address', Field::LONG, __( 'Address', 'jetpack-dashboard' ) ),
			new Field( 'phone', Field::TEXT, __( 'Phone number', 'jetpack-dashboard' ) ),
			new Field( 'email', Field::TEXT, __( 'Email address', 'jetpack-dashboard' ) ),
			new Field( 'hours', Field::LONG, __( 'Opening hours', 'jetpack-dashboard' ) ),
		);
	}

	public function example(): array {
		return array(
			'address' => __( "1 Hill Road\nLisbon", 'jetpack-dashboard' ),
			'phone'   => '+351 21 000 0000',
			'email'   => 'hello@example.com',
		);
	}

	public function has_text(): bool {
		return true;
	}

	public function html( array $values ): string {
		$phone = (string) $values['phone'];
		$email = sanitize_email( (string) $values['email'] );
		$parts = array_filter(
			array(
				self::lines( (string) $values['address'] ),
				'' === $phone ? '' : sprintf( '<a href="%s" dir="ltr">%s</a>', esc_url( 'tel:' . preg_replace( '/[^\d+]/', '', $phone ), array( 'tel' ) ), esc_html( $phone ) ),
				'' === $email ? '' : sprintf( '<a href="%s" dir="ltr">%s</a>', esc_url( "mailto:$email", array( 'mailto' ) ), esc_html( $email ) ),
				self::lines( (string) $values['hours'] ),
			)
		);

		return $parts ? '<address><p>' . implode( '</p><p>', $parts ) . '</p></address>' : '';
	}

	private static function lines( string $text ): string {
		return nl2br( esc_html( trim( $text ) ) );
	}
}
