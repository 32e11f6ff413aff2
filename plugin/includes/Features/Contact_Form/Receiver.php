<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Contact_Form;

use Jetpack_Dashboard\Kernel\Notes\Note_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Receives forms. A form is sent to the page that shows it. The page is rendered as usual, but not sent to the browser; when it comes to the form, its saved
 * fields and recipients are known, and nothing in the request can change them. Valid messages end in a redirect, others in the page with
 * errors. Visitors need no nonce, since pages may be cached.
 */
class Receiver {

	public const TIME   = 'jpf-time';
	public const TRAP   = 'jpf-url';
	public const FIELDS = 'jpf';
	public const SENT   = 'jpf-sent';

	private Validator $validator;
	private Spam_Check $spam_check;
	private Sender_Limit $limit;
	private Messages $messages;
	private Message_Mail $mail;
	private Uploaded_Files $files;
	private Repeat_Guard $repeats;

	/** The submitted form's id; '' if no form was submitted or it has been handled. */
	private string $pending = '';

	/** Whether PHP has dropped the request's fields, because its files are too large. */
	private bool $is_too_large = false;

	/** Output buffers before ours. */
	private int $buffers = 0;

	/**
	 * The page's forms by id, while the submitted one hasn't been found.
	 *
	 * @var array<string, Form>
	 */
	private array $others = array();

	/** @var array<string, Submission> */
	private array $submission = array();

	public function __construct( Validator $validator, Spam_Check $spam_check, Sender_Limit $limit, Messages $messages, Message_Mail $mail, Uploaded_Files $files, Repeat_Guard $repeats ) {
		$this->validator  = $validator;
		$this->spam_check = $spam_check;
		$this->limit      = $limit;
		$this->messages   = $messages;
		$this->mail       = $mail;
		$this->files      = $files;
		$this->repeats    = $repeats;
	}

	/** Buffers the page, so that the form can redirect wherever it is. */
	public function start(): void {
		$this->is_too_large = Posted_Files::exceed_limit();
		if ( $this->is_too_large ) {
			nocache_headers();
		}
		if ( '' === self::posted( Contact_Forms::PARAMETER ) ) {
			return;
		}

		nocache_headers();
		$this->pending = self::posted( Contact_Forms::PARAMETER );
		$this->buffers = ob_get_level();
		ob_start();
		// Before WordPress sends the buffers.
		add_action( 'shutdown', array( $this, 'finish' ), 0 );
	}

	/** Null if the visitor hasn't submitted this form. */
	public function submission_of( Form $form ): ?Submission {
		if ( '' !== $this->pending && $this->pending === $form->id ) {
			$this->pending                 = '';
			$this->submission[ $form->id ] = $this->receive( $form );
		} else {
			$this->others[ $form->id ] = $form;
		}
		if ( $this->is_too_large && $form->has_files() ) {
			$submission          = new Submission();
			$submission->problem = Validator::too_large();
			return $submission;
		}

		return $this->submission[ $form->id ] ?? null;
	}

	public function is_sent( Form $form ): bool {
		return isset( $_GET[ self::SENT ] ) && $form->id === $_GET[ self::SENT ]; // phpcs:ignore WordPress.Security.NonceVerification -- Only chooses what to show.
	}

	/** Handles a submitted form that isn't on the page, for example because the form was changed while a cached page still shows the old one. */
	public function finish(): void {
		if ( '' === $this->pending || headers_sent() || http_response_code() >= 300 ) {
			return;
		}
		$this->pending = '';

		$texts = array( __( 'This form has changed. Your message was not sent. Go back, copy your message, reload the page and try again.', 'jetpack-dashboard' ) );
		if ( 1 === count( $this->others ) ) {
			$form       = reset( $this->others );
			$submission = $this->receive( $form );
			$texts      = array( '' === $submission->problem ? __( 'Your message was not sent. Correct these fields:', 'jetpack-dashboard' ) : $submission->problem );
			foreach ( $form->fields as $field ) {
				if ( isset( $submission->errors[ $field->name ] ) ) {
					$texts[] = $field->label . ': ' . $submission->errors[ $field->name ];
				}
			}
		}

		$this->discard_page();
		wp_die(
			wp_kses_post( '<p>' . implode( '</p><p>', array_map( 'esc_html', $texts ) ) . '</p>' ),
			'',
			array(
				'response'  => 400,
				'back_link' => true,
			)
		);
	}

	/** Redirects if the message is valid. */
	private function receive( Form $form ): Submission {
		$input      = isset( $_POST[ self::FIELDS ] ) && is_array( $_POST[ self::FIELDS ] ) ? wp_unslash( $_POST[ self::FIELDS ] ) : array(); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Visitors have no nonce; the validator cleans.
		$submission = $this->validator->check( $form, $input, Posted_Files::read() );
		if ( ! $submission->is_valid() ) {
			return $submission;
		}
		$is_repeat = $this->repeats->is_repeat( $form, $submission );
		if ( ! $is_repeat ) {
			$submission->problem = $this->store( $form, $submission );
		}
		$this->repeats->end( '' === $submission->problem );
		if ( '' !== $submission->problem ) {
			return $submission;
		}

		$this->discard_page();
		wp_safe_redirect( add_query_arg( self::SENT, $form->id, remove_query_arg( self::SENT, self::request_url() ) ) . '#' . Form_Markup::result_id( "jp-form-$form->id" ), 303 );
		exit;
	}

	/** @return string An error, or ''. */
	private function store( Form $form, Submission $submission ): string {
		if ( ! $this->limit->allows() ) {
			return __( 'Your message was not sent. Too many messages were sent recently. Try again in an hour.', 'jetpack-dashboard' );
		}

		$url     = self::page_url();
		$is_spam = $this->spam_check->is_spam( $form, $submission, self::posted( self::TRAP ), self::posted( self::TIME ), $url );
		$status  = $is_spam ? Messages::SPAM : Messages::UNREAD;
		if ( ! $this->messages->make_room( $status ) ) {
			return __( 'Your message was not sent because this site can’t store more messages. Please contact its owner in another way.', 'jetpack-dashboard' );
		}
		if ( ! $this->files->store( $submission ) ) {
			return __( 'Your message was not sent because its files couldn’t be saved. Try again with smaller files or without files.', 'jetpack-dashboard' );
		}
		$id = $this->messages->add( $form, $submission, $status, $url );
		if ( 0 === $id ) {
			$this->files->delete( $submission );
			return __( 'Your message was not sent because of a database error. Try again in a few minutes.', 'jetpack-dashboard' );
		}
		if ( ! $is_spam ) {
			Note_Hooks::announce( Message_Notes::ID, Message_Notes::CAPABILITY );
			$this->mail->send( $id, $form, $submission, $url );
		}

		return '';
	}

	private function discard_page(): void {
		while ( ob_get_level() > $this->buffers && ob_end_clean() ) {
			continue;
		}
	}

	/** Without query, which may contain personal data. */
	private static function page_url(): string {
		return (string) strtok( self::request_url(), '?#' );
	}

	private static function request_url(): string {
		$home   = wp_parse_url( home_url() );
		$origin = is_array( $home ) ? ( $home['scheme'] ?? 'http' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) : '';
		$path   = isset( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( $origin . '/' . ltrim( wp_unslash( $_SERVER['REQUEST_URI'] ), '/' ) ) : $origin; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Sanitized as a whole.

		return $path;
	}

	private static function posted( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- Visitors have no nonce.
	}
}
