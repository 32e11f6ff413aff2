<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

defined( 'ABSPATH' ) || exit;

/** Emails a message. Replies go to the visitor. No header contains text that the visitor could shape. */
class Message_Mail {

	private const SUBJECT_LENGTH = 150;

	public function send( int $id, Form $form, Submission $submission, string $url ): void {
		$site    = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$page    = $form->post_id ? wp_specialchars_decode( wp_strip_all_tags( get_the_title( $form->post_id ) ), ENT_QUOTES ) : '';
		$subject = $form->subject ?: sprintf( '[%s] %s', $site, $page ?: __( 'New message', 'jetpack-dashboard' ) );
		$reply   = $submission->first( $form, 'email' );
		// An address with a comma would be two.
		$headers = Form::addresses( $reply ) === array( $reply ) ? array( "Reply-To: $reply" ) : array();

		wp_mail( $form->recipients ?: (string) get_option( 'admin_email' ), self::line( $subject ), $this->text( $id, $form, $submission, $url ), $headers );
	}

	private function text( int $id, Form $form, Submission $submission, string $url ): string {
		$lines = array();
		foreach ( $form->fields as $field ) {
			$text    = $submission->text( $field );
			$lines[] = $field->label . ':' . ( 'textarea' === $field->type ? "\n" : ' ' ) . ( '' === $text ? '-' : $text );
		}

		if ( $submission->files ) {
			/* translators: %s: address of a page in wp-admin. */
			$lines[] = sprintf( __( 'Files are not attached. Download them from the message: %s', 'jetpack-dashboard' ), admin_url( "post.php?post=$id&action=edit" ) );
		}

		return implode( "\n\n", $lines ) . "\n\n-- \n"
			/* translators: %s: address of a page. */
			. sprintf( __( 'Sent from %s', 'jetpack-dashboard' ), $url ) . "\n"
			/* translators: %s: address of a page in wp-admin. */
			. sprintf( __( 'All messages: %s', 'jetpack-dashboard' ), admin_url( 'edit.php?post_type=' . Messages::TYPE ) ) . "\n";
	}

	private static function line( string $text ): string {
		return trim( mb_substr( (string) preg_replace( '/[\x{00}-\x{1f}\x{7f}]+/u', ' ', $text ), 0, self::SUBJECT_LENGTH ) );
	}
}
