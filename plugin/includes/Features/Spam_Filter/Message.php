<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** What a visitor sent: a comment, a message of a contact form, or a registration. */
final class Message {

	/** Bytes that are checked. WordPress stores at most 65,525 of a comment. */
	private const MAX_BYTES  = 70000;
	private const NAME_BYTES = 500;
	private const URL_BYTES  = 500;

	/** Valid UTF-8. */
	public string $text;

	public string $author;

	/** The author's website. */
	public string $url;

	public function __construct( string $text, string $author = '', string $url = '' ) {
		$this->text   = Text::scrub( $text, self::MAX_BYTES );
		$this->author = Text::scrub( $author, self::NAME_BYTES );
		$this->url    = Text::scrub( $url, self::URL_BYTES );
	}
}
