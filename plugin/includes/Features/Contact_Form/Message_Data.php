<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Reads the stored content of a message. */
final class Message_Data {

	/** @return array{url: string, sender: string, fields: array<int, array{string, string}>, files: array<int, array{name: string, stored: string}>, mail: array{to: string[], subject: string, reply: string}|null} Not escaped. Files by the number of their field. */
	public static function of( WP_Post $post ): array {
		$data   = json_decode( (string) get_post_meta( $post->ID, Messages::DATA, true ), true );
		$fields = array();
		foreach ( is_array( $data['fields'] ?? null ) ? $data['fields'] : array() as $field ) {
			if ( is_array( $field ) && is_string( $field[0] ?? null ) && is_string( $field[1] ?? null ) ) {
				$fields[] = array( $field[0], $field[1] );
			}
		}
		$files = array();
		foreach ( is_array( $data['files'] ?? null ) ? $data['files'] : array() as $index => $file ) {
			if ( is_string( $file['name'] ?? null ) && is_string( $file['stored'] ?? null ) ) {
				$files[ (int) $index ] = array(
					'name'   => $file['name'],
					'stored' => $file['stored'],
				);
			}
		}

		return array(
			'url'    => is_string( $data['url'] ?? null ) ? $data['url'] : '',
			'sender' => is_string( $data['sender'] ?? null ) ? $data['sender'] : '',
			'fields' => $fields,
			'files'  => $files,
			'mail'   => self::mail_of( $data['mail'] ?? null ),
		);
	}

	/**
	 * @param mixed $mail
	 * @return array{to: string[], subject: string, reply: string}|null Null if the message was mailed when it came.
	 */
	private static function mail_of( $mail ): ?array {
		return is_array( $mail ) ? array(
			'to'      => array_values( array_filter( (array) ( $mail['to'] ?? array() ), 'is_string' ) ),
			'subject' => is_string( $mail['subject'] ?? null ) ? $mail['subject'] : '',
			'reply'   => is_string( $mail['reply'] ?? null ) ? $mail['reply'] : '',
		) : null;
	}
}
