<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Post_By_Email;

defined( 'ABSPATH' ) || exit;

/** Where the site gets its emails, always over TLS. Properties are read-only. */
final class Mailbox {

	public const IMAP = 'imap';
	public const POP3 = 'pop3';

	public const PORTS = array(
		self::IMAP => 993,
		self::POP3 => 995,
	);

	/** Characters of a token. */
	public const TOKEN_LENGTH = 20;

	public string $protocol;
	public string $host;
	public int $port;
	public string $user;
	public string $password;
	public string $address;

	/** The name under which the owner's mail server writes Authentication-Results; '' if any. */
	public string $server_id;

	/** @param array<string, mixed> $values */
	public function __construct( array $values ) {
		$text = static fn( string $key ): string => (string) ( $values[ $key ] ?? '' );

		$this->protocol  = self::POP3 === $text( 'protocol' ) ? self::POP3 : self::IMAP;
		$this->host      = $text( 'host' );
		$this->port      = (int) ( $values['port'] ?? self::PORTS[ $this->protocol ] );
		$this->user      = $text( 'user' );
		$this->password  = $text( 'password' );
		$this->address   = $text( 'address' );
		$this->server_id = $text( 'server_id' );
	}

	/** `box@example.org` with a token is `box+token@example.org`. */
	public function address_with( string $token ): string {
		list( $name, $domain ) = $this->parts();

		return "$name+$token@$domain";
	}

	/** @return string What every secret address begins with. */
	public function beginning(): string {
		return $this->parts()[0] . '+';
	}

	/**
	 * Tokens of secret addresses in a text. Mail servers may change the case.
	 *
	 * @return string[] In lowercase.
	 */
	public function tokens_in( string $text ): array {
		preg_match_all( $this->pattern(), $text, $matches );

		return array_values( array_unique( array_map( 'strtolower', $matches[1] ) ) );
	}

	/** Removes the secret part of addresses, which forwarded emails quote. */
	public function without_tokens( string $text ): string {
		return (string) preg_replace( $this->pattern(), $this->address, $text );
	}

	/** Identifies a message, also after another mailbox has been configured. */
	public function uid_key( string $uid ): string {
		return hash( 'sha256', implode( "\n", array( $this->protocol, strtolower( $this->host ), $this->port, $this->user, $uid ) ) );
	}

	private function pattern(): string {
		list( $name, $domain ) = $this->parts();

		return '/(?<![\w.+-])' . preg_quote( $name, '/' ) . '\+([a-z0-9]{' . self::TOKEN_LENGTH . '})@' . preg_quote( $domain, '/' ) . '(?![\w-])/i';
	}

	/** @return array{string, string} Before and after the @. */
	private function parts(): array {
		$at = (int) strrpos( $this->address, '@' );

		return array( substr( $this->address, 0, $at ), substr( $this->address, $at + 1 ) );
	}
}
