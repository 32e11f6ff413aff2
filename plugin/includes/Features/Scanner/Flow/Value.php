<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What is known of a value without running the code: where it is from, and its text or the ends of it. Never changed after it was created. */
final class Value {

	/** A visitor chooses it. */
	public const REQUEST = 1;
	/** A visitor chooses it, but it is a number. */
	public const NUMBER = 2;
	/** From another server. */
	public const REMOTE = 4;
	/** Not readable in the file: decoded or calculated. */
	public const DECODED = 8;
	/** From the database or a session. */
	public const STORED = 16;
	/** The file that a visitor has uploaded. */
	public const UPLOAD = 32;
	/** A password or card number that a visitor enters. */
	public const SECRET = 64;
	/** Tells visitors from crawlers: address, browser, referrer. */
	public const VISITOR = 128;
	/** The account of an administrator. */
	public const ADMIN = 256;
	/** From another server that learns who visits. */
	public const REMOTE_PAGE = 512;
	/** Characters of a text of the file, one by one. */
	public const PICKED = 1024;
	/** `$_FILES` or a part of it. */
	public const FILES = 2048;
	/** `$_SERVER`. */
	public const SERVER = 4096;
	/** How WordPress reaches its database, and its keys. */
	public const ACCESS = 16384;
	/** The name of a search engine's crawler. */
	public const CRAWLER = 8192;

	/** A word in the names of bots. */
	public const BOT = 262144;

	/** True for those who may do something. */
	public const ALLOWED = 32768;
	/** True for those who may not. */
	public const DENIED = 65536;
	/** Of a function of another file, which may end the request itself. */
	public const MAY_END = 131072;

	/** What a check has found out about who asks. */
	public const CHECKS = 229376;

	/** Longer texts are only known by their ends. */
	private const MAX_LENGTH = 60000;

	/** Of longer lists, only the flags are known. */
	private const MAX_ITEMS = 500;

	/** Each added element copies the list. */
	private const MAX_ADDED = 64;

	/** Shorter texts hide no name. */
	public const READABLE = 5;

	/** The start of a text whose first part isn't known. */
	private const UNKNOWN = '?';

	public int $flags;
	/** The whole text, if it is known. */
	public ?string $text = null;
	/** How it starts. '' if a visitor or another server chooses that. */
	public string $start = '';
	public string $end   = '';
	/** @var array<int|string, Value>|null Known elements. */
	public ?array $items = null;
	/** A closure. */
	public ?Body $body = null;
	/** The file or address, if this is an open file. */
	public ?Value $path = null;
	/** Where its path is stored. */
	public ?Place $place = null;

	public function __construct( int $flags = 0 ) {
		$this->flags = $flags;
	}

	public static function text( string $text, int $flags = 0 ): self {
		$value = new self( $flags );
		if ( strlen( $text ) <= self::MAX_LENGTH ) {
			$value->text = $text;
		}
		$value->start = substr( $text, 0, 200 );
		$value->end   = substr( $text, -200 );

		return $value;
	}

	/** @param array<int|string, Value> $items */
	public static function items( array $items ): self {
		$value        = new self( self::flags_of( $items ) );
		$value->items = count( $items ) <= self::MAX_ITEMS ? $items : null;

		return $value;
	}

	public static function closure( Body $body ): self {
		$value       = new self();
		$value->body = $body;

		return $value;
	}

	/** A file or connection that was opened. */
	public static function handle( Value $path, ?Place $place, int $flags ): self {
		$value        = new self( $flags );
		$value->path  = $path;
		$value->place = $place;

		return $value;
	}

	/** @param array<int|string, Value> $values */
	public static function flags_of( array $values ): int {
		$flags = 0;
		foreach ( $values as $value ) {
			$flags |= $value->flags;
		}

		return $flags;
	}

	public function has( int $flags ): bool {
		return 0 !== ( $this->flags & $flags );
	}

	/** Whether it starts with a text of the file, so that it isn't all chosen by somebody else. */
	public function is_prefixed(): bool {
		return null === $this->text && '' !== trim( $this->start );
	}

	/** One of two values. */
	public function or( self $other ): self {
		if ( $other === $this ) {
			return $this;
		}
		$value = new self( $this->flags | $other->flags );
		if ( $this->text === $other->text || 1 === preg_match( Names::HIDDEN, (string) $this->text ) ) {
			$value->text = $this->text;
		} elseif ( 1 === preg_match( Names::HIDDEN, (string) $other->text ) ) {
			$value->text = $other->text;
		}
		// '' is no result, as of a function that fails.
		$value->start = '' === $this->text ? $other->start : ( '' === $other->text || '' !== $other->start ? $this->start : '' );
		$value->end   = '' === $this->text ? $other->end : ( '' === $other->text ? $this->end : self::common_end( $this->end, $other->end ) );
		if ( $this->items && $other->items ) {
			$value->items = $this->items + $other->items;
		} elseif ( 0 === $other->flags || 0 === $this->flags ) {
			// Items of the one must not hide where the other is from.
			$value->items = 0 === $other->flags ? $this->items : $other->items;
		}
		$value->body = $this->body ?? $other->body;
		$value->path = $this->path ?? $other->path;

		return $value;
	}

	/** What both texts end with, such as `.php`. */
	private static function common_end( string $text, string $other ): string {
		$length = min( strlen( $text ), strlen( $other ) );
		$same   = strspn( strrev( $text ) ^ strrev( $other ), "\0" );

		return 0 === min( $same, $length ) ? '' : substr( $text, -min( $same, $length ) );
	}

	public function and_flags( int $flags ): self {
		$value         = clone $this;
		$value->flags |= $flags;

		return $value;
	}

	/** After a change that isn't known. */
	public function without_text(): self {
		$value       = clone $this;
		$value->text = null;
		$value->end  = '';

		return $value;
	}

	/** The opposite of a condition. */
	public function negated(): self {
		$flags = $this->flags & self::MAY_END;

		return new self( $flags | ( $this->has( self::ALLOWED ) ? self::DENIED : 0 ) | ( $this->has( self::DENIED ) ? self::ALLOWED : 0 ) );
	}

	public function without_flags( int $flags ): self {
		$value         = clone $this;
		$value->flags &= ~$flags;
		if ( $value->items ) {
			$value->items = array_map( static fn( Value $item ): Value => $item->without_flags( $flags ), $value->items );
		}

		return $value;
	}

	public function joined( self $other ): self {
		$flags = ( $this->flags | $other->flags ) & ~( $this->has( self::PICKED ) && $other->has( self::PICKED ) ? 0 : self::PICKED );
		if ( null !== $this->text && null !== $other->text ) {
			return self::text( $this->text . $other->text, $flags );
		}
		$is_own       = ! $this->has( self::REQUEST | self::REMOTE | self::DECODED | self::STORED );
		$value        = new self( $flags );
		$value->start = $is_own || null === $this->text ? $this->start : '';
		$value->end   = null === $other->text ? $other->end : substr( $this->end . $other->text, -200 );
		if ( '' === $this->text ) {
			$value->start = $other->start;
		} elseif ( '' === $this->start && $is_own ) {
			$value->start = self::UNKNOWN;
		}
		if ( '' === $other->text ) {
			$value->end = $this->end;
		}

		return $value;
	}

	/** @param string|null $key Null if it isn't known. */
	public function element( ?string $key ): self {
		if ( null !== $key && isset( $this->items[ $key ] ) ) {
			return $this->items[ $key ];
		}
		if ( null !== $this->text && is_numeric( $key ) ) {
			return self::text( substr( $this->text, (int) $key, 1 ), $this->flags | self::PICKED );
		}
		if ( strlen( (string) $this->text ) >= self::READABLE ) {
			// A character at a calculated position.
			return new self( $this->flags | self::DECODED );
		}
		if ( null === $key && $this->items ) {
			$value = reset( $this->items );
			foreach ( $this->items as $item ) {
				$value = $value->or( $item );
			}
			return $value;
		}

		// Where the known elements are from says nothing of another one.
		return new self( $this->flags & ~( self::flags_of( $this->items ?? array() ) & ~self::REQUEST ) );
	}

	public function with_element( ?string $key, self $element ): self {
		$value        = new self( $this->flags | $element->flags );
		$value->items = count( $this->items ?? array() ) < self::MAX_ADDED ? $this->items ?? array() : array();
		if ( null === $key ) {
			$value->items[] = $element;
		} else {
			$value->items[ $key ] = $element;
		}

		return $value;
	}
}
