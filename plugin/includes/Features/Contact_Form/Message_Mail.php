<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Emails a message. Replies go to the visitor. No header contains text that the visitor could shape. */
class Message_Mail {

	private const SUBJECT_LENGTH = 150;

	public function send( int $id, Form $form, Submission $submission, string $url ): void {
		$fields = array_map( static fn( Field $field ): array => array( $field->label, $submission->text( $field ) ), $form->fields );

		self::mail( $id, self::headers( $form, $submission ), $fields, $url, array() !== $submission->files );
	}

	/** Sends the email of a stored message that was taken for spam. */
	public static function send_stored( WP_Post $post ): void {
		$data = Message_Data::of( $post );
		if ( $data['mail'] ) {
			self::mail( $post->ID, $data['mail'], $data['fields'], $data['url'], array() !== $data['files'] );
		}
	}

	/** @return array{to: string[], subject: string, reply: string} */
	public static function headers( Form $form, Submission $submission ): array {
		$site    = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$page    = $form->post_id ? wp_specialchars_decode( wp_strip_all_tags( get_the_title( $form->post_id ) ), ENT_QUOTES ) : '';
		$subject = $form->subject ?: sprintf( '[%s] %s', $site, $page ?: __( 'New message', 'jetpack-dashboard' ) );

		return array(
			'to'      => $form->recipients,
			'subject' => self::line( $subject ),
			'reply'   => $submission->first( $form, 'email' ),
		);
	}

	/**
	 * @param array{to: string[], subject: string, reply: string} $mail
	 * @param array<int, array{string, string}>                   $fields Label and text.
	 */
	private static function mail( int $id, array $mail, array $fields, string $url, bool $has_files ): void {
		// An address with a comma would be two.
		$headers = Form::addresses( $mail['reply'] ) === array( $mail['reply'] ) ? array( 'Reply-To: ' . $mail['reply'] ) : array();

		wp_mail( $mail['to'] ?: (string) get_option( 'admin_email' ), $mail['subject'], self::text( $id, $fields, $url, $has_files ), $headers );
	}

	/** @param array<int, array{string, string}> $fields Label and text. */
	private static function text( int $id, array $fields, string $url, bool $has_files ): string {
		$lines = array();
		foreach ( $fields as list( $label, $text ) ) {
			$lines[] = $label . ':' . ( false === strpos( $text, "\n" ) ? ' ' : "\n" ) . ( '' === $text ? '-' : $text );
		}
		if ( $has_files ) {
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
