<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** Signs of spam that need no learning: links, disguised words, hidden characters and a few words of the trade. */
final class Heuristics {

	/** Shorteners and messengers, which hide where a link goes. */
	private const HIDING_HOSTS = array( 'bit.ly', 'tinyurl.com', 'cutt.ly', 'is.gd', 'rb.gy', 'shorturl.at', 't.me', 'wa.me', 'telegra.ph', 'linktr.ee' );

	/** The site's host, without www. */
	private string $own_host;

	/** The script of the site's language; '' if unknown. */
	private string $own_script;

	public function __construct( string $own_host, string $own_script ) {
		$this->own_host   = Text::domain( $own_host );
		$this->own_script = $own_script;
	}

	public function rate( Message $message, Verdict $verdict ): void {
		$prose  = self::without_code( $message->text );
		$folded = Text::fold( $prose );
		$words  = Tokenizer::words( $folded );
		$links  = $this->rate_links( $prose, $message, $verdict );

		$this->rate_words( $words, $folded, $message, $links, $verdict );
		self::rate_disguise( $prose, $verdict );
		$this->rate_language( $folded, $links, $verdict );
		self::rate_shouting( $prose, $verdict );
		self::rate_author( $message, $verdict );
	}

	/** Code may contain links, markup and odd characters. */
	private static function without_code( string $text ): string {
		foreach ( array( array( '<pre', '</pre>' ), array( '<code', '</code>' ), array( '```', '```' ), array( '`', '`' ) ) as list( $open, $close ) ) {
			for ( $count = 0; $count < 20; $count++ ) {
				$start = stripos( $text, $open );
				$end   = false === $start ? false : stripos( $text, $close, $start + strlen( $open ) );
				if ( false === $start || false === $end ) {
					break;
				}
				$text = substr( $text, 0, $start ) . ' ' . substr( $text, $end + strlen( $close ) );
			}
		}

		return $text;
	}

	/** @return int Links to other sites. */
	private function rate_links( string $text, Message $message, Verdict $verdict ): int {
		$hosts = array_filter( Text::hosts( $text ), fn( string $host ): bool => $host !== $this->own_host );
		$count = count( $hosts );
		$scale = array(
			10 => 9.0,
			6  => 6.5,
			4  => 4.0,
			3  => 2.5,
			2  => 1.5,
			1  => 1.0,
		);
		foreach ( $scale as $from => $points ) {
			if ( $count >= $from ) {
				$verdict->add( 'links', $points, (string) $count );
				break;
			}
		}
		if ( 1 === preg_match( '~\[(?:url|link)(?:=|\])~i', $text ) ) {
			$verdict->add( 'bbcode', 5.0 );
		}
		if ( array_intersect( array_merge( $hosts, array( Text::host_of( $message->url ) ) ), self::HIDING_HOSTS ) ) {
			$verdict->add( 'hidden-link', 2.0 );
		}
		// A comment that is nothing but a link.
		if ( $count > 0 && (int) preg_match_all( '/\p{L}{2,}/u', (string) preg_replace( '~(?:https?://|www\.)[^\s<>"\']{1,500}~i', ' ', wp_strip_all_tags( $text ) ) ) < 3 ) {
			$verdict->add( 'only-link', 3.0 );
		}

		return $count;
	}

	/** @param string[] $words */
	private function rate_words( array $words, string $folded, Message $message, int $links, Verdict $verdict ): void {
		$words = array_merge( $words, array_map( array( Text::class, 'unmask' ), Text::spaced_words( $folded ) ) );
		$found = Trade_Words::in( $words );
		$found = array_values( array_unique( array_merge( $found, Trade_Words::in_hosts( array_merge( Text::hosts( $message->text ), array( Text::host_of( $message->url ) ) ) ) ) ) );
		$name  = Trade_Words::in( Tokenizer::words( Text::fold( $message->author ) ) );
		if ( $found ) {
			// Readers mention such words too. Those that sell mention several, or add a link.
			$points = min( 6.0, 0.5 + 1.5 * count( $found ) ) + ( $links > 0 || '' !== $message->url ? 1.5 : 0.0 );
			$verdict->add( 'words', $points, implode( ', ', array_slice( $found, 0, 6 ) ) );
		}
		if ( $name ) {
			$verdict->add( 'name-words', '' === $message->url ? 4.0 : 5.0, implode( ', ', $name ) );
		}
		$calls = Trade_Words::calls_in( $words );
		if ( $calls && ( $links > 0 || $found || '' !== $message->url ) ) {
			$verdict->add( 'calls', min( 3.0, (float) count( $calls ) ), implode( ', ', array_slice( $calls, 0, 6 ) ) );
		}
		$praise = Trade_Words::praise_in( $words );
		if ( count( $praise ) > 1 ) {
			$verdict->add( 'praise', min( 3.5, 0.5 + count( $praise ) ) + ( '' === $message->url ? 0.0 : 1.5 ), implode( ', ', array_slice( $praise, 0, 6 ) ) );
		}
		$apps = 'whats\s?app|telegram|viber|wechat|signal|zalo|wickr|skype|line(?: id)?|телеграмм?|в[ао]тсап|واتساب|微信|qq';
		if ( 1 === preg_match( "~(?:$apps)\D{0,20}\+?\d[\d\s().-]{7,18}\d|(?:$apps)\s{0,3}(?:[:：]\s{0,3}@?|@)\w{4,}~iu", $folded ) ) {
			$verdict->add( 'messenger', 3.5 );
		} elseif ( Marks::has_contact( $message->text ) ) {
			$verdict->add( 'contact', '' === $message->url ? 1.0 : 2.0 );
		}
	}

	private static function rate_disguise( string $text, Verdict $verdict ): void {
		$hidden = Text::hidden_characters( $text );
		if ( $hidden > 0 ) {
			$verdict->add( 'invisible', $hidden > 2 ? 5.0 : 1.5, (string) $hidden );
		}
		preg_match_all( '/[\p{L}\p{M}]{4,40}/u', Text::fold( $text ), $words );
		$mixed = array_filter( array_slice( $words[0] ?? array(), 0, 2000 ), array( Text::class, 'mixes_scripts' ) );
		if ( $mixed ) {
			$verdict->add( 'mixed-scripts', count( $mixed ) > 1 ? 5.0 : 2.5, implode( ', ', array_slice( $mixed, 0, 4 ) ) );
		}
		$spaced = array_filter( array_map( array( Text::class, 'unmask' ), Text::spaced_words( Text::fold( $text ) ) ), static fn( string $word ): bool => array() !== Trade_Words::in( array( $word ) ) );
		if ( $spaced ) {
			$verdict->add( 'spaced-letters', 5.0, implode( ', ', $spaced ) );
		}
	}

	/** A language that the site isn't written in, and links in it. Readers write in their own language, so it isn't enough alone. */
	private function rate_language( string $folded, int $links, Verdict $verdict ): void {
		$script = Text::script( $folded );
		if ( '' === $script || '' === $this->own_script || $script === $this->own_script ) {
			return;
		}
		$verdict->add( 'language', $links > 0 ? 2.5 : 1.0, $script );
	}

	private static function rate_shouting( string $text, Verdict $verdict ): void {
		$upper = (int) preg_match_all( '/\p{Lu}/u', $text );
		$lower = (int) preg_match_all( '/\p{Ll}/u', $text );
		if ( $upper > 30 && $upper > 2 * $lower ) {
			$verdict->add( 'capitals', 1.5 );
		}
	}

	private static function rate_author( Message $message, Verdict $verdict ): void {
		if ( Text::hosts( $message->author ) || 1 === preg_match( '~\.(?:com|net|org|info|biz|xyz|top|shop|site|online|ru|cn)\b~i', $message->author ) ) {
			$verdict->add( 'name-link', 3.5 );
		}
		if ( '' !== $message->url && Marks::is_phrase( $message->author ) ) {
			$verdict->add( 'name-phrase', 1.5 );
		}
		if ( (int) preg_match_all( '/\S+/u', $message->author ) > 5 ) {
			$verdict->add( 'name-long', 2.0 );
		}
	}
}
