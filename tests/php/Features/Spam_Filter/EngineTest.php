<?php
/**
 * Tests single messages, and attacks on the filter itself.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Spam_Filter;

use Jetpack_Dashboard\Features\Spam_Filter\Bayes;
use Jetpack_Dashboard\Features\Spam_Filter\Engine;
use Jetpack_Dashboard\Features\Spam_Filter\Heuristics;
use Jetpack_Dashboard\Features\Spam_Filter\Message;
use Jetpack_Dashboard\Features\Spam_Filter\Text;
use Jetpack_Dashboard\Features\Spam_Filter\Tokenizer;
use Jetpack_Dashboard\Features\Spam_Filter\Verdict;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Learned.php';

final class EngineTest extends TestCase {

	/** @return array<string, array{Message, string[]}> */
	public function reasons(): array {
		return array(
			'many links'                 => array( new Message( 'https://a.example https://b.example https://c.example' ), array( 'links', 'only-link' ) ),
			'links to the site itself'   => array( new Message( 'See https://site.example/a and https://www.site.example/b and read them well' ), array() ),
			'an address and its link'    => array( new Message( 'I wrote about it: <a href="https://a.example/x">https://a.example/x</a> last year' ), array( 'links' ) ),
			'BBCode'                     => array( new Message( 'Hi [url=https://a.example]this one[/url] is good' ), array( 'bbcode', 'links' ) ),
			'links in code'              => array( new Message( 'Try <code>curl https://a.example https://b.example https://c.example</code> with that' ), array() ),
			'an unclosed code element'   => array( new Message( '<code> see https://a.example for all of the details' ), array( 'links' ) ),
			'a shortener'                => array( new Message( 'Have a look at https://bit.ly/abc if you like that' ), array( 'hidden-link', 'links' ) ),
			'invisible characters'       => array( new Message( "cas\u{200B}ino vi\u{200B}agra ci\u{200B}alis" ), array( 'words', 'invisible' ) ),
			'joiners of Persian'         => array( new Message( "می\u{200C}خواهم خانه\u{200C}ها کتاب\u{200C}ها می\u{200C}روم" ), array( 'language' ) ),
			'joiners of emoji'           => array( new Message( "Lovely \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} and \u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} here" ), array() ),
			'Cyrillic letters in Latin'  => array( new Message( 'the best саsіno with bоnus for you' ), array( 'mixed-scripts', 'words' ) ),
			'full-width letters'         => array( new Message( 'ｏｎｌｉｎｅ ｃａｓｉｎｏ' ), class_exists( 'Normalizer' ) ? array( 'words' ) : array() ),
			'digits for letters'         => array( new Message( 'get your v1agra and c1al1s here' ), array( 'words' ) ),
			'spaced letters'             => array( new Message( 'get your v i a g r a here' ), array( 'words', 'spaced-letters' ) ),
			'a messenger with a number'  => array( new Message( 'Contact him on WhatsApp +234 80 1234 5678' ), array( 'messenger' ) ),
			'a messenger alone'          => array( new Message( 'We have a WhatsApp group for the parents of the class' ), array() ),
			'a name that sells'          => array( new Message( 'I see it the same way', 'best online casino' ), array( 'name-words' ) ),
			'a name with a domain'       => array( new Message( 'I see it the same way', 'cheap-things.com' ), array( 'name-link' ) ),
			'a name that is a search phrase' => array( new Message( 'I see it the same way', 'garden sheds leeds', 'https://a.example' ), array( 'name-phrase' ) ),
			'a website’s trade word'     => array( new Message( 'I see it the same way', 'Ann', 'https://top-casino.example' ), array( 'words' ) ),
			'a phone number'             => array( new Message( 'Call us any time at (555) 010-0147 and ask for Jim' ), array( 'contact' ) ),
			'an email address'           => array( new Message( 'Write to jim@mail.example if you like' ), array( 'contact' ) ),
			'numbers that are no phone'  => array( new Message( 'Order 10482 of 2019-03-04, 12.50 each, 192.168.100.200, see https://a.example/2019/1234567890' ), array( 'links' ) ),
			'a messenger with a handle'  => array( new Message( 'Message her on Telegram @trading_queen' ), array( 'messenger' ) ),
			'praise with a website'      => array( new Message( 'Truly informative, I will bookmark your site', 'Ann', 'https://a.example' ), array( 'praise' ) ),
			'shouting'                   => array( new Message( 'THIS IS THE BEST THING THAT I HAVE SEEN IN MY LIFE' ), array( 'capitals' ) ),
			'another script than ours'   => array( new Message( 'Когда будет следующая встреча?' ), array( 'language' ) ),
			'an emoji only'              => array( new Message( '❤️❤️' ), array() ),
			'nothing'                    => array( new Message( '' ), array() ),
			'units'                      => array( new Message( 'It is 5 µm thick, with Δt of 3 and 2πr around' ), array() ),
		);
	}

	/**
	 * @dataProvider reasons
	 * @param string[] $expected
	 */
	public function test_reasons( Message $message, array $expected ): void {
		$reasons = array_keys( self::verdict( $message )->reasons() );
		sort( $reasons );
		sort( $expected );
		$this->assertSame( $expected, $reasons );
	}

	public function test_learned_words_explain_the_verdict(): void {
		$reasons = self::verdict( new Message( 'Buy our wonderful zorbs, the finest zorbs of all' ), self::taught() )->reasons();
		$this->assertStringContainsString( 'zorbs', $reasons['learned-spam']['detail'] );
		$this->assertGreaterThan( 0, $reasons['learned-spam']['points'] );
	}

	/** The form of a message decides too, so the explanation must say so. */
	public function test_learned_form_explains_the_verdict(): void {
		$learned = new Learned();
		foreach ( range( 'a', 'z' ) as $letter ) {
			$word = str_repeat( $letter, 4 );
			$learned->learn( new Message( "Our $word$letter https://$word.example", 'Ann', "https://$word.example" ), 'spam' );
			$learned->learn( new Message( "Is {$word}x {$word}y {$word}z good?", 'Ann' ), 'ham' );
		}
		$reasons = self::verdict( new Message( 'Unknown https://x.example', 'Ann', 'https://y.example' ), $learned )->reasons();
		$this->assertSame( 'length and form', $reasons['learned-spam']['detail'] );
	}

	public function test_forms_of_a_word_share_its_beginning(): void {
		$learned = self::taught();
		$this->assertContains( 's:knitt', Tokenizer::tokens( new Message( 'She knitted it' ) ) );
		$this->assertStringContainsString( 'knitt…', self::verdict( new Message( 'She knitted it' ), $learned )->reasons()['learned-ham']['detail'] );
	}

	/** People often put a link within a sentence. What they say isn't held for its words alone. */
	public function test_link_within_a_sentence(): void {
		$learned = self::taught();
		$within  = self::verdict( new Message( 'Our wonderful zorbs https://a.example are the finest zorbs' ), $learned );
		$last    = self::verdict( new Message( 'Our wonderful zorbs are the finest zorbs https://a.example' ), $learned );
		$this->assertSame( Verdict::HAM, $within->decision() );
		$this->assertNotSame( Verdict::HAM, $last->decision() );
	}

	public function test_few_examples_teach_nothing(): void {
		$learned = new Learned();
		for ( $count = 1; $count < Bayes::MIN_MESSAGES; $count++ ) {
			$learned->learn( new Message( "zorbs $count" ), 'spam' );
			$learned->learn( new Message( "knitting $count" ), 'ham' );
		}
		$this->assertArrayNotHasKey( 'learned-spam', self::verdict( new Message( 'zorbs' ), $learned )->reasons() );
	}

	/** What a spammer adds to look harmless is in the middle, and what is sold at the start or the end. */
	public function test_harmless_text_does_not_hide_the_rest(): void {
		$padding = str_repeat( 'The knitting pattern of our grandmother was for a blue scarf. ', 400 );
		foreach ( array( "$padding buy zorbs, wonderful zorbs, finest zorbs", "buy zorbs, wonderful zorbs, finest zorbs $padding" ) as $text ) {
			$this->assertContains( 'w:zorbs', Tokenizer::tokens( new Message( $text ) ) );
		}
	}

	public function test_names_and_email_addresses_are_not_learned(): void {
		$tokens = Tokenizer::tokens( new Message( 'Nice pattern', 'Theodora Papadopoulos', '' ) );
		$this->assertStringNotContainsStringIgnoringCase( 'theodora', implode( ' ', $tokens ) );
		$this->assertStringNotContainsStringIgnoringCase( 'papadopoulos', implode( ' ', $tokens ) );
	}

	/** @return array<string, array{string}> */
	public function giants(): array {
		return array(
			'one letter'         => array( str_repeat( 'a', 1000000 ) ),
			'spaced letters'     => array( str_repeat( 'a ', 500000 ) ),
			'open elements'      => array( str_repeat( '<a ', 300000 ) ),
			'open code'          => array( str_repeat( '<code>', 150000 ) ),
			'closed code'        => array( str_repeat( '`a`', 300000 ) ),
			'links'              => array( str_repeat( 'http://a.aa ', 80000 ) ),
			'dots'               => array( 'http://' . str_repeat( 'a.', 500000 ) ),
			'links in elements'  => array( str_repeat( '<a href="http://a.aa">http://', 30000 ) ),
			'joiners'            => array( str_repeat( "a\u{200D}", 200000 ) ),
			'combining marks'    => array( 'a' . str_repeat( "\u{0301}", 400000 ) ),
			'marks out of order' => array( 'a' . str_repeat( "\u{0301}\u{0323}", 200000 ) ),
			'Han'                => array( str_repeat( '赌', 300000 ) ),
			'invalid bytes'      => array( str_repeat( "\xFF\xC3", 400000 ) ),
			'messengers'         => array( str_repeat( 'whatsapp ', 100000 ) . str_repeat( '1 ', 100000 ) ),
			'flags'              => array( str_repeat( "\u{1F3F4}\u{E0067}", 100000 ) ),
			'different words'    => array( implode( ' ', array_map( static fn( int $number ): string => 'w' . strtr( (string) $number, '0123456789', 'abcdefghij' ), range( 1, 100000 ) ) ) ),
			'entities'           => array( str_repeat( '&#x61;&amp;', 100000 ) ),
		);
	}

	/** @dataProvider giants */
	public function test_giant_comments_cost_little( string $text ): void {
		$started = self::cpu_seconds();
		self::verdict( new Message( $text, $text, "https://$text" ), self::taught() );
		$this->assertLessThan( 1.0, self::cpu_seconds() - $started );
		$this->assertSame( PREG_NO_ERROR, preg_last_error() );
		$this->assertLessThanOrEqual( 400, count( Tokenizer::tokens( new Message( $text, $text, "https://$text" ) ) ) );
	}

	public function test_one_form_of_each_word(): void {
		$this->assertSame( array( 'casino' ), Tokenizer::words( Text::fold( "CA\u{00AD}SI\u{200B}NO" ) ) );
		$this->assertSame( array( class_exists( 'Normalizer' ) ? 'café' : "cafe\u{0301}" ), Tokenizer::words( Text::fold( "cafe\u{0301}" ) ) );
		$this->assertSame( array( '赌场' ), Tokenizer::words( Text::fold( '赌场' ) ) );
	}

	/** Doesn't count the time in which other processes run. */
	private static function cpu_seconds(): float {
		$usage = (array) getrusage();

		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	}

	private static function verdict( Message $message, ?Learned $learned = null ): Verdict {
		$verdict = new Verdict();
		( new Engine( new Heuristics( 'site.example', 'Latin' ), new Bayes( $learned ?? new Learned() ) ) )->rate( $message, $verdict );

		return $verdict;
	}

	private static function taught(): Learned {
		$learned = new Learned();
		for ( $count = 0; $count < 30; $count++ ) {
			$learned->learn( new Message( "Buy our wonderful zorbs $count, finest zorbs" ), 'spam' );
			$learned->learn( new Message( "The knitting pattern of our grandmother $count, a blue scarf" ), 'ham' );
		}

		return $learned;
	}
}
