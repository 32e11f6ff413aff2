<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Net\Client_Address;
use Jetpack_Dashboard\Kernel\Spam\Signed_Time;
use Jetpack_Dashboard\Plugins\Limited_Calls;

defined( 'ABSPATH' ) || exit;

/** Recognizes spam: a hidden field that only bots fill in, forms sent too fast, and the anti-spam plugin. */
class Spam_Check {

	private const MIN_SECONDS = 2;
	private const PURPOSE     = 'contact form';

	private Clock $clock;
	private Client_Address $client;
	private Limited_Calls $calls;

	public function __construct( Clock $clock, Client_Address $client, Limited_Calls $calls ) {
		$this->clock  = $clock;
		$this->client = $client;
		$this->calls  = $calls;
	}

	/**
	 * @param string $trap Value of the hidden field.
	 * @param string $time Signed time.
	 */
	public function is_spam( Form $form, Submission $submission, string $trap, string $time, string $url ): bool {
		$is_spam = '' !== $trap || $this->is_too_fast( $time );
		$values  = self::values( $form, $submission, $url );

		if ( ! $is_spam ) {
			$is_spam = $this->is_spam_by_plugin( $values );
		}

		/**
		 * Filters whether a message of a contact form is spam.
		 *
		 * @since 1.0.0
		 *
		 * @param bool                  $is_spam
		 * @param array<string, string> $values  The message, with the keys of the anti-spam service (comment_author, comment_content and so on).
		 */
		return true === apply_filters( 'jetpack_contact_form_is_spam', $is_spam, $values );
	}

	/** When the page was made. Cached pages are older, which is no problem. */
	public static function signed_time( int $time ): string {
		return Signed_Time::sign( self::PURPOSE, $time );
	}

	private function is_too_fast( string $signed ): bool {
		$age = Signed_Time::age( self::PURPOSE, $signed, $this->clock->now() );

		return null === $age || $age < self::MIN_SECONDS;
	}

	/** @param array<string, string> $values */
	private function is_spam_by_plugin( array $values ): bool {
		$post = array( 'Akismet', 'http_post' );
		$key  = array( 'Akismet', 'get_api_key' );
		if ( ! is_callable( $post ) || ! is_callable( $key ) || ! $key() ) {
			return false;
		}

		$query    = $values + array(
			'user_ip'    => $this->client->address(),
			'user_agent' => isset( $_SERVER['HTTP_USER_AGENT'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_USER_AGENT'] ) ) : '',
		);
		$response = $this->calls->run( static fn() => $post( http_build_query( $query ), 'comment-check' ) );

		return is_array( $response ) && 'true' === ( $response[1] ?? '' );
	}

	/** @return array<string, string> */
	private static function values( Form $form, Submission $submission, string $url ): array {
		$texts = array_map( static fn( Field $field ): string => $submission->text( $field ), array_filter( $form->fields, static fn( Field $field ): bool => in_array( $field->type, array( 'text', 'textarea' ), true ) ) );

		return array(
			'blog'                 => home_url(),
			'blog_lang'            => get_locale(),
			'blog_charset'         => 'UTF-8',
			'comment_type'         => 'contact-form',
			'permalink'            => $url,
			'comment_author'       => $submission->first( $form, 'name' ),
			'comment_author_email' => $submission->first( $form, 'email' ),
			'comment_author_url'   => $submission->first( $form, 'url' ),
			'comment_content'      => implode( "\n", $texts ),
		);
	}
}
