<?php
/**
 * What the firewall adds to a request with a body of 8 kB: medians of pairs, one request with the check and one without.
 *
 *   npm run bench:firewall             prints the figures
 *   npm run bench:firewall -- --check  fails when the median of a kind is above 1 ms
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

use Jetpack_Dashboard\Features\Waf\Incoming_Request;
use Jetpack_Dashboard\Features\Waf\Request_Body;
use Jetpack_Dashboard\Features\Waf\Rules;
use Jetpack_Dashboard\Tests\Features\Waf\Corpus;

require dirname( __DIR__ ) . '/php/bootstrap.php';
require dirname( __DIR__ ) . '/php/Features/Waf/Corpus.php';

const PAIRS      = 301;
const BODY_BYTES = 8192;
const LIMIT_MS   = 1.0;

const SERVER = array(
	'REQUEST_URI'          => '/wp-json/shop/v1/items?page=2&orderby=price-desc&_locale=user',
	'HTTP_USER_AGENT'      => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
	'HTTP_REFERER'         => 'https://example.org/shop/?filter_color=red&name=O%27Neil',
	'HTTP_ACCEPT'          => 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
	'HTTP_ACCEPT_LANGUAGE' => 'de-DE,de;q=0.9,en;q=0.8',
);
const QUERY   = array( 'page' => '2', 'orderby' => 'price-desc', '_locale' => 'user' );
const COOKIES = array( '_ga' => 'GA1.2.1234567890.1700000000', 'wp-settings-1' => 'libraryContent=browse&editor=tinymce', 'woocommerce_cart_hash' => '0123456789abcdef' );

/** A text repeated to a length. */
function filled( string $text, int $bytes = BODY_BYTES ): string {
	return substr( str_repeat( $text, (int) ceil( $bytes / strlen( $text ) ) ), 0, $bytes );
}

/** Milliseconds that a callback takes. */
function milliseconds( callable $callback ): float {
	$start = hrtime( true );
	$callback();
	return ( hrtime( true ) - $start ) / 1e6;
}

$prose   = 'We walked for nine days (and a half), and it rained on the first one; "never again", said my friend & laughed. Isn\'t it 5 < 6? ';
$element = array( 'id' => 'a1', 'settings' => array( 'title' => "Don't miss it!", 'link' => array( 'url' => '#x' ), 'css' => 'a:hover{color:#fff}', 'size' => array( 'unit' => 'px', 'size' => 24 ) ) );
parse_str( 'billing_first_name=Zo%C3%AB&billing_last_name=O%27Neil&billing_company=Smith+%26+Sons+%28Ltd.%29&billing_address_1=Flat+5%2F2&billing_phone=%2B44+%280%291553&order_comments=' . rawurlencode( filled( $prose, 7900 ) ), $checkout );

$bodies = array(
	'checkout form'       => array( $checkout, '' ),
	'comment, prose'      => array( array( 'author' => "O'Neil", 'comment' => filled( $prose ) ), '' ),
	'JSON, prose'         => array( array(), json_encode( array( 'message' => filled( $prose ) ) ) ),
	'JSON, HTML'          => array( array(), json_encode( array( 'html' => filled( '<h2 class="t">Our team</h2><p style="margin:0 10px">We are <strong>ten</strong> &amp; a dog.</p>' ) ) ) ),
	'JSON, page builder'  => array( array(), json_encode( array_fill( 0, (int) ( BODY_BYTES / strlen( json_encode( $element ) ) ), $element ) ) ),
	'JSON, base64'        => array( array(), json_encode( array( 'data' => base64_encode( filled( sha1( 'x', true ), 6000 ) ) ) ) ),
	'none (page request)' => array( array(), '' ),
);

$too_slow = array();
printf( "%-22s %8s %8s %8s   (%d pairs, PHP %s, pcre.jit %s)\n", 'body', 'median', 'p95', 'max', PAIRS, PHP_VERSION, ini_get( 'pcre.jit' ) );
foreach ( $bodies as $name => list( $post, $raw ) ) {
	$read  = static function () use ( $raw ): void {
		stream_get_contents( Corpus::stream( $raw ) );
	};
	$check = static function () use ( $post, $raw ): void {
		$rule = Rules::broken_by( ( new Incoming_Request( SERVER, QUERY, COOKIES, array() ) )->texts() )
			. Rules::broken_by( ( new Request_Body( $post, Corpus::stream( $raw ) ) )->texts() );
		if ( '' !== $rule ) {
			throw new LogicException( "A harmless body was refused: $rule" );
		}
	};
	$check();
	$added = array();
	for ( $pair = 0; $pair < PAIRS; $pair++ ) {
		// A new PHP process reads the rules again, but keeps compiled expressions between requests.
		Rules::reset();
		$with    = milliseconds( $check );
		$added[] = $with - milliseconds( $read );
	}
	sort( $added );
	printf( "%-22s %6.3f ms %5.3f ms %5.3f ms\n", $name, $added[ intdiv( PAIRS, 2 ) ], $added[ (int) ( PAIRS * 0.95 ) ], end( $added ) );
	if ( $added[ intdiv( PAIRS, 2 ) ] > LIMIT_MS ) {
		$too_slow[] = $name;
	}
}

if ( $too_slow && in_array( '--check', $argv, true ) ) {
	fwrite( STDERR, 'Slower than ' . LIMIT_MS . ' ms: ' . implode( ', ', $too_slow ) . "\n" );
	exit( 1 );
}
